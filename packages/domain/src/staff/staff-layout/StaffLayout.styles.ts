import { ellipsis, media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** The sidebar is 56 px of icons here. */
const rail = '@media (min-width: 1024px) and (max-width: 1279.98px)'

export const Root = styled.div`
  display: grid;
  grid-template-columns: 204px minmax(0, 1fr);
  height: 100dvh;
  background: ${theme.color.surface};
  font: ${theme.type.table};

  ${rail} {
    grid-template-columns: 56px minmax(0, 1fr);
  }
  ${media.narrow} {
    display: block;
    height: auto;
    min-height: 100dvh;
  }
  ${media.print} {
    display: block;
    height: auto;
  }
  &:has([data-ground='paper']) {
    background: ${theme.color.paper};
  }
`
export const Sidebar = styled.header`
  position: relative;
  z-index: ${theme.z.header};
  display: flex;
  flex-direction: column;
  min-height: 0;
  padding: 14px 10px 12px;
  border-right: 1px solid ${theme.color.line};
  background: ${theme.color.paper};

  ${Root}:has([data-ground='paper']) & {
    background: ${theme.color.surface};
  }
  ${media.narrow} {
    position: sticky;
    top: 0;
    padding: 0;
    border-right: 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  ${media.print} {
    display: none;
  }
`
export const Bar = styled.div`
  flex: none;
  display: flex;
  align-items: center;

  ${media.narrow} {
    min-height: 56px;
    padding: 0 8px 0 16px;
  }
`
export const Brand = styled.a`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  padding: 0 6px 14px;
  color: ${theme.color.text};
  text-decoration: none;

  & strong {
    display: block;
    ${ellipsis}
    font: 600 0.875rem/1.125rem ${theme.family.serif};
    letter-spacing: 0.03em;
  }
  & small {
    display: block;
    min-height: 1.125rem;
    color: ${theme.color.text3};
    font: ${theme.type.micro};
  }
  & > span {
    min-width: 0;
  }
  ${rail} {
    padding: 0 4px 14px;
    & > span {
      ${visuallyHidden}
    }
  }
  ${media.narrow} {
    padding: 0;
  }
`
export const Toggle = styled.div`
  display: none;
  ${media.narrow} {
    display: block;
  }
`
/** Menu and person: always there beside the page, behind the menu button above it. */
export const Fold = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;

  ${media.narrow} {
    display: none;
    position: absolute;
    inset: 100% 0 auto;
    max-height: calc(100dvh - 56px);
    overflow-y: auto;
    padding: 8px 10px 12px;
    background: ${theme.color.raised};
    box-shadow: ${theme.shadow.float};

    &[data-open] {
      display: flex;
    }
  }
`
export const Nav = styled.nav`
  flex: 1;
  min-height: 0;

  ${media.wide} {
    overflow-y: auto;
    margin: 0 -10px;
    padding: 2px 10px;
  }
`
export const Group = styled.h2`
  padding: 14px 8px 4px;
  color: ${theme.color.text3};
  font: ${theme.type.micro};
  font-weight: 400;

  ${rail} {
    margin: 8px 8px;
    padding: 0;
    border-top: 1px solid ${theme.color.lineStrong};
    font-size: 0;
    line-height: 0;
  }
`
export const Item = styled.li`
  &[data-parted] {
    margin-top: 14px;
  }
`
export const Label = styled.span`
  ${ellipsis}

  ${rail} {
    position: absolute;
    z-index: ${theme.z.dropdown};
    left: calc(100% + 14px);
    padding: 6px 10px;
    border-radius: ${theme.radius.s};
    background: ${theme.color.cover};
    color: ${theme.color.onCover};
    font-weight: 400;
    opacity: 0;
    pointer-events: none;
  }
`
export const Count = styled.span`
  margin-left: auto;
  padding: 0 4px;
  color: ${theme.color.text2};
  font: ${theme.type.micro};
  font-weight: 400;

  & > span {
    ${visuallyHidden}
  }
  ${rail} {
    position: absolute;
    top: 4px;
    right: 4px;
    width: 8px;
    height: 8px;
    padding: 0;
    overflow: hidden;
    border-radius: ${theme.radius.full};
    background: ${theme.color.primary};
    color: transparent;
    font-size: 0;
  }
`
export const MenuLink = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 34px;
  padding: 0 8px;
  border-radius: ${theme.radius.s};
  color: ${theme.color.text};
  text-decoration: none;

  ${media.narrow} {
    min-height: 44px;
    font: ${theme.density.bodyFont};
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.color.sunken};
    }
    &:hover ${Label} {
      opacity: 1;
    }
  }
  &:focus-visible ${Label} {
    opacity: 1;
  }
  & > svg {
    color: ${theme.color.text2};
  }
  &[aria-current] {
    background: ${theme.color.primarySoft};
    font-weight: 600;
  }
  &[aria-current] > svg {
    color: ${theme.color.primary};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: 8px auto 8px -10px;
    width: 3px;
    background: ${theme.color.primary};
  }
`
export const Content = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow-y: auto;
  outline: none;

  /* what is on its way has no page around it */
  & > [aria-busy] {
    padding: 24px ${theme.density.gutter};
  }
  ${media.narrow} {
    display: block;
    overflow: visible;
  }
`
