import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.div`
  display: grid;
  gap: 8px;
  width: 332px;
  max-width: 100%;
  padding: 12px;

  [data-density='staff'] & {
    width: 268px;
  }
`
export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 4px;
`
export const Picks = styled.div`
  display: flex;
  gap: 4px;
`
export const Pick = styled.select`
  min-height: ${theme.density.target};
  padding: 0 4px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  font-weight: 600;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      border-color: ${theme.color.control};
    }
  }
`
export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & th {
    height: 28px;
    padding: 0;
    color: ${theme.color.text2};
    font: ${theme.type.micro};
    text-align: center;
  }
  & td {
    padding: 0;
  }
`
export const Blank = styled.td``
export const Cell = styled.button`
  --ink: ${theme.color.text};
  --ground: transparent;

  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: ${theme.density.target};
  border: 1px solid transparent;
  border-radius: ${theme.radius.s};
  background: var(--ground);
  color: var(--ink);
  font: ${theme.density.bodyFont};

  @media (hover: hover) {
    &:hover {
      --ground: ${theme.color.sunken};
    }
  }
  &[data-today='true'] {
    border-color: ${theme.color.control};
  }
  &[data-chosen='true'] {
    --ground: ${theme.color.primary};
    --ink: ${theme.color.onPrimary};
    font-weight: 600;
  }
  &[aria-disabled='true'] {
    --ink: ${theme.color.text3};
    --ground: transparent;
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-chosen='true']:focus-visible {
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    &[data-chosen='true'] {
      border: 2px solid Highlight;
    }
  }
`
