import { styled } from 'styled-components'
import { disabledFrame, frame } from '../field/control.styles.ts'
import { ellipsis, theme } from '../theme/index.ts'

export const Trigger = styled.button`
  ${frame}
  padding: 0 ${theme.density.controlPad};
  text-align: start;

  & > svg {
    color: ${theme.color.text2};
  }
  &:disabled {
    ${disabledFrame}
  }
`
export const Shown = styled.span`
  ${ellipsis}
  flex: 1;
  min-width: 0;

  &[data-empty='true'] {
    color: ${theme.color.text3};
  }
`
