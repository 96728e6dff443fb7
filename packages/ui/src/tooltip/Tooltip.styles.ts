import { Tooltip } from 'react-aria-components'
import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled(Tooltip)`
  z-index: ${theme.z.dropdown} !important;
  max-width: 320px;
  padding: 4px 10px;
  border-radius: ${theme.radius.s};
  background: ${theme.color.cover};
  box-shadow: ${theme.shadow.float};
  color: ${theme.color.onCover};
  font: ${theme.type.caption};
`
