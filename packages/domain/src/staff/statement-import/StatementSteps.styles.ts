import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  padding: 0 ${theme.density.gutter} 14px;
  font: ${theme.type.bodyS};

  ${media.phone} {
    padding-top: 8px;
  }
`
export const Step = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${theme.color.text2};

  &[data-state='current'] {
    color: ${theme.color.text};
    font-weight: 600;
  }
  &:not(:last-child)::after {
    content: '';
    width: 32px;
    height: 1px;
    margin-left: 8px;
    background: ${theme.color.lineStrong};
  }
  ${media.phone} {
    &:not(:last-child)::after {
      display: none;
    }
  }
`
export const Disc = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 1px solid ${theme.color.control};
  border-radius: 50%;
  font: ${theme.type.micro};

  [data-state='done'] > & {
    border-color: ${theme.color.primary};
    color: ${theme.color.primary};
  }
  [data-state='current'] > & {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
`
export const Announcement = styled.span`
  ${visuallyHidden}
`
