import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${theme.color.link};
  text-decoration: none;

  &[data-variant='inline'] {
    display: inline;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-variant='quiet'] {
    color: ${theme.color.text2};
  }
  [data-ground='cover'] & {
    color: ${theme.color.linkOnCover};
  }
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  & > svg {
    display: inline-block;
    vertical-align: -3px;
  }
`
