import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`
/** The groups scroll sideways where they do not fit. */
export const Groups = styled.div`
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 4px;
  margin: -4px;

  ${media.phone} {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`
export const Title = styled.h2`
  ${visuallyHidden}
`
export const State = styled.div`
  padding: 20px 0;
  border-top: 1px solid ${theme.color.lineStrong};
`
/** An open order that is not on the page shown. */
export const Apart = styled.section`
  display: grid;
  gap: 12px;

  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    font: ${theme.type.h3};
  }
`
