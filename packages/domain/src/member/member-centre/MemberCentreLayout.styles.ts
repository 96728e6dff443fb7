import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: 64px;
  align-items: start;
  width: 100%;
  max-width: 1248px;
  margin: 0 auto;
  padding: 40px 24px 80px;

  @media (max-width: 1279.98px) {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: 40px;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding: 0 24px 56px;
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`
/** Left column; on narrow screens its two parts stand in the page's own flow, the menu first. */
export const Side = styled.div`
  ${media.narrow} {
    display: contents;
  }
`

export const Identity = styled.div`
  display: grid;
  justify-items: start;
  margin-bottom: 16px;
  padding-bottom: 24px;
  border-bottom: 1px solid ${theme.color.lineStrong};

  ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 12px;
    align-items: center;
    margin: 24px 0 0;
    padding: 0 0 20px;
    border: 0;
  }
`
export const Person = styled.div`
  min-width: 0;
  margin-top: 12px;

  ${media.narrow} {
    margin-top: 0;
  }
`
export const Name = styled.p`
  font: 600 1.125rem/1.75rem ${theme.family.sans};

  ${media.narrow} {
    font: ${theme.type.h3};
  }
`
export const Membership = styled.p`
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};

  & > span {
    display: block;
  }
  & time {
    white-space: nowrap;
  }
  ${media.narrow} {
    & > span {
      display: inline;
    }
    & > span + span::before {
      content: ' · ';
    }
  }
`
export const Renew = styled.div`
  margin-top: 12px;

  ${media.narrow} {
    margin-top: 0;

    & > a {
      min-height: 44px;
    }
  }
`
/** Place of the button. */
export const RenewComing = styled.span`
  display: block;
  width: 58px;
  height: 36px;

  @media (pointer: coarse) {
    height: 44px;
  }
  ${media.narrow} {
    height: 44px;
  }
`

export const Menu = styled.nav`
  ${media.narrow} {
    order: -1;
    margin-inline: -24px;
    border-bottom: 1px solid ${theme.color.lineStrong};
    background: ${theme.color.surface};
  }
  ${media.phone} {
    margin-inline: -16px;
  }
`
export const Items = styled.ul`
  ${media.narrow} {
    display: flex;
    gap: 24px;
    padding-inline: 24px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`
export const Item = styled.li`
  flex: none;

  & > a {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 46px;
    margin-inline: -14px;
    padding-inline: 14px;
    border-radius: ${theme.radius.s};
    color: ${theme.color.text};
    font: 400 0.9375rem/1.5rem ${theme.family.sans};
    text-decoration: none;
  }
  & > a > svg {
    color: ${theme.color.text2};
  }
  & > a > svg + span + svg {
    margin-left: auto;
    color: ${theme.color.text3};
  }
  @media (hover: hover) {
    & > a:hover {
      background: ${theme.color.sunken};
    }
  }
  & > a[aria-current='page'] {
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
    font-weight: 600;
  }
  & > a[aria-current='page'] > svg:first-child {
    color: ${theme.color.primary};
  }
  & > a[aria-current='page']::before {
    content: '';
    position: absolute;
    inset: 10px auto 10px 0;
    width: 3px;
    background: ${theme.color.primary};
  }

  ${media.narrow} {
    & > a {
      gap: 4px;
      min-height: 48px;
      margin: 0;
      padding: 0;
      border-radius: 0;
      color: ${theme.color.text2};
      white-space: nowrap;
    }
    & > a > svg:first-child {
      display: none;
    }
    & > a:hover {
      background: none;
    }
    & > a:focus-visible {
      outline-offset: -2px;
    }
    & > a[aria-current='page'] {
      background: none;
      box-shadow: none;
      color: ${theme.color.text};
    }
    & > a[aria-current='page']::before {
      inset: auto 0 0;
      width: auto;
      height: 3px;
    }
  }
`
export const Content = styled.div`
  min-width: 0;

  > header {
    margin-bottom: 24px;
  }
  /* a part waits for those above it: they decide where it stands. Chromium may miss the end of :has() before ~ */
  &:has(> :nth-child(2) [data-skeleton]) > :nth-child(n + 3),
  &:has(> :nth-child(3) [data-skeleton]) > :nth-child(n + 4),
  &:has(> :nth-child(4) [data-skeleton]) > :nth-child(n + 5) {
    visibility: hidden;
  }

  ${media.narrow} {
    padding-top: 4px;
  }
`
