import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.button`
  --side: ${theme.density.target};

  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: var(--side);
  height: var(--side);
  border-radius: ${theme.radius.s};
  color: ${theme.color.text2};

  &[data-size='s'] {
    --side: 32px;
  }
  @media (pointer: coarse) {
    &[data-size='s'] {
      --side: 44px;
    }
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.color.sunken};
      color: ${theme.color.text};
    }
  }
  [data-ground='cover'] & {
    color: inherit;
  }
  &[aria-pressed='true'] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border: 2px solid Highlight;
    }
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: ${theme.color.text3};
    background: none;
    cursor: not-allowed;
    opacity: 0.6;
  }
`
