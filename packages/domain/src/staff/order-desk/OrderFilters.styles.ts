import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.search`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 10px ${theme.density.gutter};

  ${media.wide} {
    flex-wrap: nowrap;
  }
`
/**
 * Gives way first where a drawer or what is chosen takes the room, by so much more than the filters that no letter of
 * theirs is cut before: the bar keeps its one line, so that no row moves.
 */
export const Search = styled.div`
  flex: 0 999999 264px;
  min-width: 120px;

  ${media.cards} {
    flex-basis: 100%;
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
