import { styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

export const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px 16px;

  ${media.phone} {
    align-items: center;
  }
  [data-density='staff'] & {
    align-items: center;
    min-height: 56px;
    padding-block: 8px;
  }
`
export const Back = styled.div`
  flex-basis: 100%;
  font: ${theme.type.bodyS};

  [data-density='staff'] & {
    flex-basis: auto;
  }
`
export const Main = styled.div`
  flex: 1;
  min-width: 0;

  ${media.phone} {
    /* a line under the title takes the width, and buttons go below it */
    &:has(> p) {
      flex-basis: 100%;
    }
  }
  [data-density='staff'] & {
    /* buttons that leave the title no room go below it */
    flex-basis: auto;
  }
`
export const Title = styled.h1`
  font: ${theme.type.h1};
  letter-spacing: ${theme.track.h1};

  ${media.phone} {
    font-size: 1.5rem;
    line-height: 2.125rem;
  }
  [data-density='staff'] & {
    font: ${theme.type.h1Staff};
    letter-spacing: 0;
  }
`
export const Lead = styled.p`
  margin-top: 4px;
  color: ${theme.color.text2};
  font: ${theme.density.bodyFont};
`
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`
