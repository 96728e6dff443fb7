import { actionRow } from '@portal/ui/compositions'
import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: 20px;
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  & > h3 {
    font: ${theme.type.h2};
  }
  & > span:last-child {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
`
export const Actions = styled.div`
  ${actionRow}
`
export const Invitation = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px) minmax(0, 1fr);
  gap: 24px 48px;
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Beside = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  color: ${theme.color.text2};
  font: ${theme.density.bodyFont};

  & > ul {
    display: grid;
    gap: 4px;
    padding-left: 1.2em;
    list-style: disc;
  }
  ${media.phone} {
    & > a {
      width: 100%;
      min-height: 48px;
    }
  }
`
