import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${theme.color.link};
  text-decoration: none;

  &:not([data-variant='inline']) {
    position: relative;
  }
  /* What can be hit around the words; never as far as the words of a neighbour. */
  &:not([data-variant='inline'])::after {
    --target: 32px;
    --most: 8px;
    content: '';
    position: absolute;
    inset: max(-1 * var(--most), min(0px, calc((100% - var(--target)) / 2)))
      min(0px, calc((100% - var(--target)) / 2));

    @media (pointer: coarse) {
      --target: 44px;
      --most: 12px;
    }
  }
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
