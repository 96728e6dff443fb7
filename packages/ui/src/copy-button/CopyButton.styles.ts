import { styled } from 'styled-components'
import { theme, visuallyHidden } from '../theme/index.ts'

export const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 32px;
  padding: 0 6px;
  border-radius: ${theme.radius.s};
  color: ${theme.color.link};
  font: ${theme.type.bodyS};
  white-space: nowrap;

  [data-density='staff'] & {
    font: ${theme.type.table};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.color.sunken};
    }
  }
  &[data-state='copied'] {
    color: ${theme.color.success};
  }
`
export const Announcement = styled.output`
  ${visuallyHidden}
`
