import { styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

export const Root = styled.search`
  min-width: 0;
`
export const Key = styled.kbd`
  flex: none;
  min-width: 18px;
  margin-inline-end: 8px;
  padding: 0 4px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 3px;
  color: ${theme.color.text2};
  font: 400 0.6875rem/1rem ${theme.family.sans};
  text-align: center;

  ${media.phone} {
    display: none;
  }
`
