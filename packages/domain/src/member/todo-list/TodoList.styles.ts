import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const List = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 15px 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  & > li > svg {
    color: ${theme.color.warning};
  }
  ${media.phone} {
    & > li {
      flex-wrap: wrap;
      align-items: flex-start;
    }
    & > li > svg {
      margin-top: 4px;
    }
  }
`
export const Text = styled.div`
  flex: 1;
  min-width: 0;

  ${media.phone} {
    flex-basis: calc(100% - 40px);
  }
`
export const What = styled.p`
  font-weight: 600;
`
export const Deadline = styled.p`
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
`
export const Nothing = styled.p`
  padding: 15px 0;
  color: ${theme.color.text2};
  font: ${theme.density.bodyFont};
`
export const Move = styled.span`
  ${media.phone} {
    margin-left: 34px;

    & > a {
      min-height: 44px;
    }
  }
`
export const Waiting = styled.div`
  display: grid;
  gap: 8px;
  padding: 18px 0;
`
