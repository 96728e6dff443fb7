import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.span`
  margin-left: auto;
  color: ${theme.color.text2};
  font: ${theme.type.micro};
  white-space: nowrap;

  & kbd {
    display: inline-block;
    min-width: 18px;
    padding: 0 4px;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: 3px;
    font: 400 0.75rem/1rem ${theme.family.sans};
    text-align: center;
  }
  ${media.narrow} {
    display: none;
  }
`
