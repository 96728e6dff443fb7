import { styled } from 'styled-components'
import { declare } from '../packages/ui/src/theme/declare.ts'
import { theme } from '../packages/ui/src/theme/index.ts'
import { dark } from '../packages/ui/src/theme/tokens.ts'

/** Theme and density of one story among others on a page of documentation. */
export const DocsGround = styled.div`
  padding: 16px;
  background: ${theme.color.paper};
  color: ${theme.color.text};

  &[data-theme='dark'] {
    color-scheme: dark;
    ${declare(dark)}
  }
`
