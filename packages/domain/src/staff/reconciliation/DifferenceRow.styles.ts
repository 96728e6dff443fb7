import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** What the row is about; its width is what the figures leave. */
export const Subject = styled.div`
  min-width: 132px;
  overflow-wrap: anywhere;

  & > small + small {
    margin-top: 2px;
  }
`
export const Kind = styled.div`
  min-width: 136px;
`
export const Acts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;
  min-width: 176px;
  max-width: 220px;
  overflow-wrap: anywhere;

  & > small {
    display: block;
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
  ${media.cards} {
    min-width: 0;
    max-width: none;
  }
`
/** The lesser ways; their words stand under those of the button above. */
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  margin-left: -6px;
`
