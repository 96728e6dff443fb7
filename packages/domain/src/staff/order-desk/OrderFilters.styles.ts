import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.search`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 10px ${theme.density.gutter};
`
/**
 * Gives way before the bar breaks its line, and takes what is left of the line then: no letter of a filter is cut where
 * a drawer or what is chosen takes the room.
 */
export const Search = styled.div`
  flex: 1 1 120px;
  min-width: 120px;
  max-width: 264px;

  ${media.cards} {
    flex-basis: 100%;
    max-width: none;
  }
`
export const Total = styled.p`
  margin-left: auto;
  color: ${theme.color.text2};
  white-space: nowrap;

  ${media.wide} {
    [data-beside] > & {
      display: none;
    }
  }
  & b {
    /* the bar breaks its line where it will when the sum is there */
    display: inline-block;
    min-width: 6.5em;
    color: ${theme.color.text};
    text-align: right;
  }
`
