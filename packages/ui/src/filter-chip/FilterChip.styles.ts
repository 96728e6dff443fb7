import { styled } from 'styled-components'
import { ellipsis, media, theme } from '../theme/index.ts'

export const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 32px;
  padding: 0 10px;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.type.table};
  white-space: nowrap;

  ${media.phone} {
    min-height: 44px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (hover: hover) {
    &:hover {
      border-color: ${theme.color.text};
    }
  }
  & > svg {
    color: ${theme.color.text2};
  }
  &[data-set] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }
  &[data-set] > svg {
    color: ${theme.color.primary};
  }
`
export const Text = styled.span`
  ${ellipsis}
`
