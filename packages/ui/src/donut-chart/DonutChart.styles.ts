import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;

  &[data-narrow] {
    flex-direction: column;
    align-items: stretch;
    gap: 12px;
  }
  &[data-narrow] > svg {
    align-self: center;
  }
`
/** What is left when every part is zero. */
export const Track = styled.circle`
  fill: none;
  stroke: ${theme.color.sunken};
`
export const Parts = styled.ul`
  flex: 1;
  min-width: 0;

  & > li {
    display: grid;
    grid-template-columns: 12px minmax(0, 1fr) auto 48px;
    gap: 8px;
    align-items: center;
    padding: 5px 0;
  }
  & > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  & b {
    white-space: nowrap;
  }
  & small {
    color: ${theme.color.text2};
    font: ${theme.type.micro};
    text-align: right;
  }
`
