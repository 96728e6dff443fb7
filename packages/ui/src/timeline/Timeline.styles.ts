import { styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

export const Item = styled.li`
  display: grid;
  grid-template-columns: 148px 96px minmax(0, 1fr);
  gap: 16px;
  padding: 9px 0;
  border-bottom: 1px solid ${theme.color.line};
  font: ${theme.type.bodyS};

  [data-density='staff'] & {
    grid-template-columns: 120px 80px minmax(0, 1fr);
    gap: 12px;
    padding: 6px 0;
    font: ${theme.type.table};
  }
  ${media.phone} {
    grid-template-columns: auto 1fr;
    gap: 0 12px;
  }
  ${media.phone} {
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`
export const Time = styled.time`
  color: ${theme.color.text2};
  white-space: nowrap;
`
