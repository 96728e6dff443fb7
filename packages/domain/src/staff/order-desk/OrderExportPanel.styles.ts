import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: 12px;
  width: 344px;
  max-width: 100%;
  max-height: calc(100dvh - 140px);
  padding: 14px 16px 16px;
  overflow: auto;
  color: ${theme.color.text2};
  font: ${theme.type.table};

  & h2 {
    color: ${theme.color.text};
    font: inherit;
    font-weight: 600;
  }
  & h3 {
    padding-top: 12px;
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.text};
    font: inherit;
    font-weight: 600;
  }
`
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
export const Begun = styled.output`
  display: flex;
  gap: 8px;
  color: ${theme.color.text};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color.success};
  }
`
export const Exports = styled.ul`
  display: grid;
  gap: 8px;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    overflow-wrap: anywhere;
  }
`
