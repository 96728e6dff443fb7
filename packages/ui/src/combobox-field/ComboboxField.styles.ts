import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { styled } from 'styled-components'
import { bareLine } from '../field/control.styles.ts'
import { option, sheet } from '../popover/floating.styles.ts'
import { theme } from '../theme/index.ts'

export const Root = styled(ComboBox)`
  min-width: 0;
`
export const Text = styled(Input)`
  ${bareLine}
`
export const Open = styled(Button)`
  flex: none;
  align-self: stretch;
  padding: 0 ${theme.density.controlPad};
  color: ${theme.color.text2};

  &[data-disabled] {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
`
export const Pop = styled(Popover)`
  z-index: ${theme.z.dialog} !important;
  ${sheet}
  width: var(--trigger-width);
  min-width: 200px;
  overflow: hidden;
  color: ${theme.color.text};

  @media (forced-colors: active) {
    border: 1px solid;
  }
`
/** A virtualised list has no height of its own: as high as its rows, up to 320 px. */
export const List = styled(ListBox)`
  --row: ${theme.density.target};

  display: block;
  height: min(calc(var(--rows) * var(--row)), 320px);
  overflow: auto;
  outline: none;

  &[data-detailed='true'] {
    --row: 56px;
  }
  &[data-empty] {
    height: auto;
  }
`
export const Item = styled(ListBoxItem)`
  ${option}
  padding: 6px ${theme.density.controlPad};

  & small {
    display: block;
    color: ${theme.color.text2};
    font: ${theme.type.caption};
  }
`
export const Note = styled.p`
  padding: 12px ${theme.density.controlPad};
  color: ${theme.color.text2};
  font: ${theme.density.bodyFont};
`
export const Retry = styled.div`
  padding: 0 ${theme.density.controlPad} 12px;
`
export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 8px;
`
export const Tag = styled.li`
  display: flex;
  align-items: center;
  max-width: 100%;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  font: ${theme.density.bodyFont};

  & > span {
    min-width: 0;
    padding-inline-start: 10px;
  }
`
