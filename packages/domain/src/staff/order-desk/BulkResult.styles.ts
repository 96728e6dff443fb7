import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Results = styled.ul`
  max-height: 50vh;
  overflow: auto;
  font: ${theme.type.table};

  & > li {
    display: grid;
    grid-template-columns: 136px minmax(0, 1fr) auto;
    gap: 4px 16px;
    padding-block: 8px;
    border-bottom: 1px solid ${theme.color.line};
  }
  & > li > :nth-child(2) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & > li > :last-child {
      grid-column: 1 / -1;
    }
  }
`
