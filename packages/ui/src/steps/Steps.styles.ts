import { styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

export const List = styled.ol`
  ${media.phone} {
    display: none;
  }
`
export const Item = styled.li`
  position: relative;
  display: flex;
  gap: 14px;
  padding-bottom: 26px;
  color: ${theme.color.text2};
  font: 400 0.9375rem/1.5rem ${theme.family.sans};

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 30px auto 2px 13px;
    width: 1px;
    background: ${theme.color.lineStrong};
  }
  &[data-state='done']::before {
    background: ${theme.color.primary};
  }
  &[data-state='current'] {
    color: ${theme.color.text};
    font-weight: 600;
  }
`
export const Disc = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 27px;
  height: 27px;
  margin-top: -1px;
  border: 1px solid ${theme.color.control};
  border-radius: 50%;
  background: ${theme.color.paper};
  color: ${theme.color.text2};
  font-size: 0.875rem;

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
export const Link = styled.a`
  color: inherit;
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
`
export const Note = styled.small`
  display: block;
  color: ${theme.color.text3};
  font: ${theme.type.caption};

  &[data-problem] {
    color: ${theme.color.danger};
  }
`
export const Compact = styled.div`
  display: none;

  ${media.phone} {
    display: block;
  }
`
export const CompactText = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};

  & > b {
    color: ${theme.color.text};
  }
`
export const Bars = styled.div`
  display: flex;
  gap: 4px;
  margin-top: 8px;

  & > span {
    flex: 1;
    height: 4px;
    background: ${theme.color.lineStrong};
  }
  & > span[data-filled] {
    background: ${theme.color.primary};
  }
`
