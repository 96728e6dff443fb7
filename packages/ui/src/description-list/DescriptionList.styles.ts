import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.dl`
  display: grid;
  grid-template-columns: var(--term, 112px) minmax(0, 1fr);
  gap: 10px 16px;
  font: ${theme.density.bodyFont};

  [data-density='staff'] & {
    --term: 84px;
    gap: 6px 12px;
  }
  @media (max-width: 359.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`
export const Term = styled.dt`
  color: ${theme.color.text2};
`
export const Value = styled.dd`
  min-width: 0;
`
