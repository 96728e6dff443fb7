import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { deskScroll } from '../staff-desk/desk-parts.styles.ts'

export const List = styled.div`
  ${deskScroll}
`
export const Coming = styled.div`
  padding: 16px;
`
export const More = styled.div`
  padding: 6px 10px;
`
export const Failed = styled.p`
  padding: 4px 6px;
  color: ${theme.color.danger};
`
