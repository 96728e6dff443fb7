import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: 1px solid ${theme.color.line};
  font: ${theme.density.bodyFont};

  & > div {
    padding: 14px 20px 16px;
  }
  & > div:first-child {
    padding-left: 0;
  }
  & > div + div {
    border-left: 1px solid ${theme.color.line};
  }
  & dt {
    margin-bottom: 4px;
    color: ${theme.color.text2};
    font: ${theme.type.caption};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    & > div {
      padding: 12px 0;
    }
    & > div + div {
      border-top: 1px solid ${theme.color.line};
      border-left: 0;
    }
  }
`
