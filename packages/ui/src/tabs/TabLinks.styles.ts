import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'
import { list, tab } from './Tabs.styles.ts'

export const Nav = styled.nav`
  ${list}
`
export const TabLink = styled.a`
  ${tab}
`
export const Count = styled.span`
  color: ${theme.color.text3};
  font: ${theme.type.micro};
`
/** As wide as a digit, unseen and unread. */
export const CountComing = styled(Count)`
  visibility: hidden;
`
