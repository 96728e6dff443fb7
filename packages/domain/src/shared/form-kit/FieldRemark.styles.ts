import { cautionLine } from '@portal/ui/compositions'
import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** A staff remark between the label and its box; it stays until the form is submitted. */
export const Remark = styled.span`
  ${cautionLine}
  margin-top: 6px;
  color: ${theme.color.text};
`
