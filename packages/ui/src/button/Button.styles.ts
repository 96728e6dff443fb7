import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.button`
  --height: 44px;
  --pad: 20px;
  --ink: ${theme.color.text};
  --ground: transparent;
  --ground-hover: ${theme.color.sunken};
  --ground-press: ${theme.color.sunken};
  --edge: transparent;

  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: var(--height);
  padding: 0 var(--pad);
  border: 1px solid var(--edge);
  border-radius: ${theme.radius.s};
  background: var(--ground);
  color: var(--ink);
  font: 400 1rem/1.5rem ${theme.family.sans};
  text-decoration: none;
  white-space: nowrap;
  transition: background-color ${theme.motion.fast} ${theme.motion.standard};

  &[data-size='m'] {
    --height: 36px;
    --pad: 14px;
    gap: 6px;
    font-size: 0.875rem;
    line-height: 1.25rem;
  }
  &[data-size='s'] {
    --height: 32px;
    --pad: 12px;
    gap: 6px;
    font-size: 0.8125rem;
    line-height: 1.25rem;
  }
  @media (pointer: coarse) {
    &:is([data-size='m'], [data-size='s']) {
      --height: 44px;
      min-width: 44px;
    }
  }
  /* a short label leaves room for the loader and the words that take its place */
  &[data-busy-label]:not([data-variant='text']) {
    min-width: calc(4em + 32px);

    &:is([data-size='m'], [data-size='s']) {
      min-width: calc(4em + 26px);
    }
  }
  &[data-block] {
    width: 100%;
  }

  &[data-variant='primary'] {
    --ground: ${theme.color.primary};
    --ground-hover: ${theme.color.primaryHover};
    --ground-press: ${theme.color.primaryPress};
    --ink: ${theme.color.onPrimary};
  }
  &[data-variant='secondary'] {
    --ground: ${theme.color.surface};
    --edge: ${theme.color.control};
  }
  &[data-variant='text'] {
    --ink: ${theme.color.link};
    --pad: 8px;
  }
  &[data-variant='text']:not([data-size='l']) {
    --pad: 6px;
  }
  &[data-variant='seal'] {
    --ground: ${theme.color.seal};
    --ground-hover: ${theme.color.sealHover};
    --ground-press: ${theme.color.sealHover};
    --ink: ${theme.color.onSeal};
  }
  &[data-variant='danger-outline'] {
    --ground: ${theme.color.surface};
    --ground-hover: ${theme.color.dangerSoft};
    --ground-press: ${theme.color.dangerSoft};
    --edge: ${theme.color.danger};
    --ink: ${theme.color.danger};
  }

  @media (hover: hover) {
    &:hover {
      background: var(--ground-hover);
    }
  }
  &:active {
    background: var(--ground-press);
  }
  &:disabled {
    --ground: ${theme.color.sunken};
    --ground-hover: ${theme.color.sunken};
    --ground-press: ${theme.color.sunken};
    --edge: ${theme.color.lineStrong};
    --ink: ${theme.color.text3};
    cursor: not-allowed;
  }
  &[data-variant='text']:disabled {
    --ground: transparent;
    --edge: transparent;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }

  @media (prefers-contrast: more) {
    border-color: var(--ink);
  }
`

/** Holds the width of the idle label while the busy one shows. */
export const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;

  &[data-hidden] {
    visibility: hidden;
  }
`

export const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 5px;
`
