import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  margin-top: 18px;

  & :is(h3, legend) {
    font: ${theme.type.table};
    font-weight: 600;
  }
`
export const Nothing = styled.p`
  margin-top: 4px;
  color: ${theme.color.text2};
`
/** Time, payer and amount; on a phone the time stands below the payer. */
export const Line = styled.span`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  gap: 0 12px;
  overflow-wrap: anywhere;

  & > b {
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
  :checked + span > & > b {
    font-weight: 600;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :first-child {
      grid-area: 2 / 1;
    }
  }
`
export const Note = styled.span`
  display: block;
  padding-left: 100px;

  ${media.phone} {
    padding-left: 0;
  }
`
