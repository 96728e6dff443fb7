import { ellipsis, media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { deskScroll } from './desk-parts.styles.ts'

export const Head = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  min-height: 40px;
  padding: 3px 12px 3px 16px;
  border-bottom: 1px solid ${theme.color.line};
  color: ${theme.color.text2};
`
export const List = styled.div`
  ${deskScroll}
`
export const State = styled.div`
  padding: 16px;
`
export const Group = styled.h3`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 32px;
  padding: 0 12px 0 16px;
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.sunken};
  color: ${theme.color.text2};
  font: ${theme.type.micro};
  font-weight: 600;

  & > span {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`
/** A row that is walked to stays clear of the heading. */
export const Rows = styled.ul`
  & > li > * {
    scroll-margin-top: 32px;
  }
`
export const Foot = styled.div`
  flex: none;
  padding: 0 8px 0 16px;
  border-top: 1px solid ${theme.color.line};
`
export const Item = styled.button`
  display: block;
  width: 100%;
  padding: 9px 12px 9px 16px;
  border-bottom: 1px solid ${theme.color.line};
  text-align: left;

  @media (hover: hover) {
    &:hover {
      background: ${theme.color.paper};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: ${theme.color.primarySoft};
    box-shadow: inset 3px 0 0 ${theme.color.primary};
  }
  ${media.narrow} {
    min-height: 64px;
  }
`
export const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;

  & + & {
    margin-top: 2px;
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
  & > :first-child {
    flex: 1;
    ${ellipsis}
  }
  & > * {
    white-space: nowrap;
  }
  [aria-current] > &:first-child > :first-child {
    font-weight: 600;
  }
`
export const UnderWay = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`
