import { theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  /* not as wide as its widest part wants */
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
`
/** Groups, and what can be done with several orders. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
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
