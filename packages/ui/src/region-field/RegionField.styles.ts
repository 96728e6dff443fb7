import { ListBox, ListBoxItem } from 'react-aria-components'
import { styled } from 'styled-components'
import { option } from '../popover/floating.styles.ts'
import { media, theme } from '../theme/index.ts'

export const Columns = styled.div`
  display: flex;
  max-width: 100%;
  overflow-x: auto;

  ${media.phone} {
    max-width: none;
    margin-inline: -16px;
  }
`
export const Column = styled.div`
  flex: 1 0 168px;
  min-height: 240px;

  & + & {
    border-left: 1px solid ${theme.color.line};
  }
`
export const List = styled(ListBox)`
  display: block;
  height: 320px;
  overflow-y: auto;
  padding: 6px 0;
  outline: none;

  ${media.phone} {
    height: min(52dvh, 480px);
  }
`
export const Item = styled(ListBoxItem)`
  ${option}
  padding: 4px 12px 4px 16px;

  & > svg {
    color: ${theme.color.text2};
  }
`
export const Note = styled.output`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding: 16px;
  color: ${theme.color.text2};
  font: ${theme.density.bodyFont};
`
export const Crumbs = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  border-bottom: 1px solid ${theme.color.line};
`
export const Crumb = styled.button`
  min-height: 44px;
  padding: 0 12px 0 0;
  color: ${theme.color.link};
  font: ${theme.type.bodyS};

  &[aria-current='step'] {
    color: ${theme.color.text};
    font-weight: 600;
  }
`
