import { css } from 'styled-components'
import { theme } from '../theme/index.ts'

/** The label around a box or a dot. The target is higher than the line, without moving what stands around it. */
export const choice = css`
  --around: max(0px, calc((32px - 1lh) / 2));

  display: inline-flex;
  vertical-align: top;
  align-items: flex-start;
  gap: 10px;
  font: ${theme.density.bodyFont};
  margin-block: calc(-1 * var(--around));
  padding-block: var(--around);
  cursor: pointer;

  &:has(:disabled) {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    --around: calc((44px - 1lh) / 2);
    margin-block: 0;
  }
`
/** A native control redrawn, in the middle of the first line. */
export const mark = css`
  appearance: none;
  flex: none;
  width: ${theme.density.check};
  height: ${theme.density.check};
  margin: calc((1lh - ${theme.density.check}) / 2) 0 0;
  border: 1px solid ${theme.color.control};
  background: ${theme.color.surface};
  cursor: inherit;

  @media (forced-colors: active) {
    appearance: auto;
  }
`
