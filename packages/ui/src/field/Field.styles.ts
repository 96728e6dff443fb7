import { css, styled } from 'styled-components'
import { ellipsis, theme } from '../theme/index.ts'
import { bareLine, disabledFrame, frame } from './control.styles.ts'

export const Root = styled.div`
  min-width: 0;
`
export const Group = styled.fieldset`
  min-width: 0;
`

const label = css`
  display: flex;
  align-items: baseline;
  gap: 6px;
  margin-bottom: ${theme.density.labelGap};
  padding: 0;
  color: ${theme.color.text};
  font: ${theme.density.labelFont};
`
export const Label = styled.label`
  ${label}
`
export const Legend = styled.legend`
  ${label}
`
export const Optional = styled.span`
  color: ${theme.color.text3};
  font: ${theme.type.caption};
`
export const Hint = styled.p`
  margin: -2px 0 8px;
  color: ${theme.color.text2};
  font: ${theme.density.messageFont};
`

export const Message = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  margin-top: 6px;
  color: ${theme.color.text2};
  font: ${theme.density.messageFont};

  & > svg {
    margin-top: calc((1lh - 16px) / 2);
  }
  &[data-tone='error'] {
    color: ${theme.color.danger};
  }
  &[data-tone='warning'] {
    color: ${theme.color.warning};
  }
  &[data-tone='success'] {
    color: ${theme.color.success};
  }
`

/** The frame around a native control; the ring goes round the whole box. */
export const Box = styled.div`
  ${frame}

  &:has(> :is(input, textarea, select):focus-visible) {
    --edge: ${theme.color.primary};
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &:has(> :is(input, textarea, select):disabled) {
    ${disabledFrame}
  }
  &:has(> :is(input, textarea):read-only:not(:disabled)) {
    border-color: transparent transparent ${theme.color.lineStrong};
    border-radius: 0;
    background: transparent;
  }
`

export const Input = styled.input`
  ${bareLine}

  &:disabled {
    -webkit-text-fill-color: currentColor;
  }
  &:read-only:not(:disabled) {
    padding-inline-start: 0;
  }
  &[type='search']::-webkit-search-cancel-button {
    display: none;
  }
  &[data-figures] {
    font-variant-numeric: tabular-nums lining-nums;
  }
`

/** Unit, icon or short text inside the box. */
export const Affix = styled.span`
  ${ellipsis}
  flex: none;
  max-width: 50%;
  color: ${theme.color.text2};

  &[data-side='start'] {
    padding-inline-start: ${theme.density.controlPad};
    margin-inline-end: calc(-1 * ${theme.density.controlPad} + 2px);
  }
  &[data-side='end'] {
    padding-inline-end: ${theme.density.controlPad};
  }
  &[data-tone='success'] {
    color: ${theme.color.success};
  }
`

/** Button inside the box, parted by a rule. */
export const Action = styled.button`
  flex: none;
  align-self: stretch;
  display: inline-flex;
  align-items: center;
  padding: 0 14px;
  border-left: 1px solid ${theme.color.lineStrong};
  border-radius: 0 3px 3px 0;
  color: ${theme.color.link};
  font: ${theme.density.bodyFont};
  white-space: nowrap;

  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-disabled='true'] {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  &[data-bare] {
    border-left: 0;
    padding: 0 ${theme.density.controlPad};
    color: ${theme.color.text2};
  }
  @media (pointer: coarse) {
    justify-content: center;
    min-width: 44px;
  }
`
