import { Dialog, Popover } from 'react-aria-components'
import { keyframes, styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'
import { sheet } from './floating.styles.ts'

const fade = keyframes`from { opacity: 0; }`

/** Above dialogs too: a field inside one may open it. */
export const Pop = styled(Popover)`
  z-index: ${theme.z.dialog} !important;
  max-width: min(400px, calc(100vw - 16px));
  ${sheet}
  color: ${theme.color.text};
  font: ${theme.density.bodyFont};

  &[data-width='trigger'] {
    width: var(--trigger-width);
  }
  &[data-width='content'] {
    max-width: calc(100vw - 16px);
  }
  ${media.moving} {
    &[data-entering] {
      animation: ${fade} ${theme.motion.fast} ${theme.motion.enter};
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
export const Root = styled(Dialog)`
  outline: none;

  &[data-pad='true'] {
    padding: 16px 20px;
  }
`
