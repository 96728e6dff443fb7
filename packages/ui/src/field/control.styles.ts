import { css } from 'styled-components'
import { theme } from '../theme/index.ts'

/** The edge and ground of a control; its tone says what was found of the value. */
export const frame = css`
  --edge: ${theme.color.control};

  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: ${theme.density.control};
  border: 1px solid var(--edge);
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.density.fieldFont};

  @media (hover: hover) {
    &:hover {
      --edge: ${theme.color.text};
    }
  }
  &[data-tone='error'] {
    --edge: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px var(--edge);
  }
  &[data-tone='warning'] {
    --edge: ${theme.color.warning};
    box-shadow: inset 0 0 0 1px var(--edge);
  }
`
/** The same while the control is disabled. */
export const disabledFrame = css`
  --edge: ${theme.color.lineStrong};
  background: ${theme.color.sunken};
  color: ${theme.color.text3};
  cursor: not-allowed;
`
/** A native control that leaves edge and ring to the frame around it. */
export const bare = css`
  flex: 1;
  min-width: 0;
  border: 0;
  border-radius: inherit;
  background: none;

  &:focus-visible {
    outline: none;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 1;
  }
`
/** A bare control of one line. */
export const bareLine = css`
  ${bare}
  align-self: stretch;
  min-height: calc(${theme.density.control} - 2px);
  padding: 0 ${theme.density.controlPad};
  text-overflow: ellipsis;
`
