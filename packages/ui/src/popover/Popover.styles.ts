import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.div`
  position: relative;
  min-width: 0;
`
export const Panel = styled.fieldset`
  position: absolute;
  z-index: ${theme.z.dropdown};
  min-width: 208px;
  max-width: calc(100vw - 32px);
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};
  color: ${theme.color.text};

  &[data-align='start'] {
    left: 0;
  }
  &[data-align='end'] {
    right: 0;
  }
  &[data-placement='bottom'] {
    top: calc(100% + 6px);
  }
  &[data-placement='top'] {
    bottom: calc(100% + 6px);
  }
`
