import { CardSort } from '@portal/ui/card-sort'
import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Stands for the head, which cards do without. */
export const Sorting = styled(CardSort)`
  display: none;

  ${media.cards} {
    display: flex;
    padding: 0 ${theme.density.gutter} 8px;
  }
`
export const Quiet = styled.span`
  color: ${theme.color.text2};
`
