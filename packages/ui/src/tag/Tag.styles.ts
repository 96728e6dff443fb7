import { styled } from 'styled-components'
import { ellipsis, theme } from '../theme/index.ts'

export const Root = styled.span`
  --ink: ${theme.color.text2};
  --ground: ${theme.color.neutralSoft};

  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  min-height: ${theme.density.tagHeight};
  padding: 0 8px;
  border-radius: ${theme.radius.s};
  background: var(--ground);
  color: var(--ink);
  font: ${theme.density.tagFont};
  font-weight: 400;
  vertical-align: top;

  &[data-tone='primary'] {
    --ink: ${theme.color.link};
    --ground: ${theme.color.primarySoft};
  }
  &[data-tone='gold'] {
    --ink: ${theme.color.goldText};
    --ground: ${theme.color.goldSoft};
  }
  &[data-removable] {
    min-height: 32px;
    padding-right: 0;
  }
  @media (pointer: coarse) {
    &[data-removable] {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
export const Text = styled.span`
  ${ellipsis}
`
export const Remove = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  border-radius: ${theme.radius.s};

  &:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover {
      color: ${theme.color.text};
    }
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`
