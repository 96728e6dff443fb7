import { Menu, MenuItem, Popover } from 'react-aria-components'
import { styled } from 'styled-components'
import { line, sheet } from '../popover/floating.styles.ts'
import { theme } from '../theme/index.ts'

export const Pop = styled(Popover)`
  z-index: ${theme.z.dropdown} !important;
  min-width: 208px;
  ${sheet}
`
export const Root = styled(Menu)`
  padding: 6px 0;
  outline: none;
`
export const Item = styled(MenuItem)`
  ${line}
  gap: 12px;
  min-height: 42px;
  padding: 0 16px;
  color: ${theme.color.text};
  font: 400 0.9375rem/1.5rem ${theme.family.sans};
  text-decoration: none;

  [data-density='staff'] & {
    min-height: 36px;
    font: ${theme.type.table};
  }
  @media (pointer: coarse) {
    && {
      min-height: 44px;
    }
  }
  & > svg {
    color: ${theme.color.text2};
  }
  &[data-disabled] {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  &[data-tone='danger'] {
    color: ${theme.color.danger};
  }
`
