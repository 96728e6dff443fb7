import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'
import { choice, mark } from './choice.styles.ts'

export const Root = styled.label`
  ${choice}
  color: ${theme.color.text};

  /* Alone in a cell: a square around the box. */
  &[data-alone] {
    --target: 32px;
    --around: calc((var(--target) - ${theme.density.check} - (1lh - ${theme.density.check}) / 2) / 2);
    --aside: calc((var(--target) - ${theme.density.check}) / 2);
    margin: calc(-1 * var(--around)) calc(-1 * var(--aside));
    padding: var(--around) var(--aside);
  }
  @media (pointer: coarse) {
    &[data-alone] {
      --target: 44px;
    }
  }
`

/** A native box redrawn: tick and bar are a mask, so that they take the theme's colour. */
export const Box = styled.input`
  --mark: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M20 6 9 17l-5-5'/%3E%3C/svg%3E");

  ${mark}
  display: grid;
  place-items: center;
  border-radius: 3px;

  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
  &:checked,
  &:indeterminate {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    box-shadow: none;
  }
  &:checked::after {
    content: '';
    width: 14px;
    height: 14px;
    background: ${theme.color.onPrimary};
    mask: var(--mark) center / contain no-repeat;
  }
  &:indeterminate::after {
    content: '';
    width: 8px;
    height: 2px;
    background: ${theme.color.onPrimary};
    mask: none;
  }
  &:disabled {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.sunken};
  }
  &:disabled:checked::after {
    background: ${theme.color.text3};
  }
`

export const Error = styled.span`
  display: block;
  color: ${theme.color.danger};
  font: ${theme.density.messageFont};
`
