import { styled } from 'styled-components'
import { ellipsis, media, theme } from '@portal/ui/theme'

export const Root = styled.header`
  position: relative;
  background: ${theme.color.surface};
  border-bottom: 1px solid ${theme.color.line};

  ${media.print} {
    display: none;
  }
`

export const Wrap = styled.div`
  width: 100%;
  max-width: 1248px;
  margin: 0 auto;
  padding: 0 24px;

  ${media.phone} {
    padding: 0 16px;
  }
`

export const Top = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 16px;
  height: 76px;

  ${media.phone} {
    height: 60px;
  }
`

export const Lockup = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 44px;
  color: ${theme.color.text};
  text-decoration: none;

  strong {
    display: block;
    font: 600 1.25rem/1.75rem ${theme.family.serif};
    letter-spacing: 0.05em;
    ${ellipsis}
  }
  small {
    display: block;
    font: ${theme.type.micro};
    line-height: 1rem;
    color: ${theme.color.text2};
    white-space: nowrap;
  }
  > span {
    min-width: 0;
  }

  ${media.phone} {
    gap: 10px;
    strong {
      font-size: 1.0625rem;
      letter-spacing: 0.02em;
    }
    small {
      display: none;
    }
    svg {
      width: 32px;
      height: 32px;
    }
  }
`

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
  margin-left: auto;
  font: ${theme.type.bodyS};
  white-space: nowrap;

  ${media.phone} {
    gap: 8px;
  }
`

export const Wide = styled.span`
  ${media.phone} {
    display: none;
  }
`

export const Toggle = styled.span`
  display: none;
  ${media.phone} {
    display: inline-flex;
  }
`

export const Nav = styled.nav`
  border-top: 1px solid ${theme.color.line};

  ul {
    display: flex;
    gap: 36px;
  }
  /* the bar is as high as it will be */
  &[data-waiting] ul {
    min-height: 46px;
  }
  a,
  summary {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 2px;
    height: 46px;
    color: ${theme.color.text};
    font: 400 0.9375rem/1.5rem ${theme.family.sans};
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }
  a:hover {
    color: ${theme.color.link};
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    background: ${theme.color.primary};
  }
  a[aria-current] {
    font-weight: 600;
  }
  li > svg {
    display: none;
  }

  ${media.phone} {
    display: none;
    &[data-open] {
      display: block;
      position: absolute;
      z-index: ${theme.z.header};
      inset: 100% 0 auto;
      background: ${theme.color.surface};
      box-shadow: ${theme.shadow.float};
    }
    ul {
      display: block;
    }
    li {
      border-bottom: 1px solid ${theme.color.line};
    }
    a {
      display: flex;
      justify-content: space-between;
      height: 52px;
      font-size: 1rem;
    }
    a[aria-current]::after {
      display: none;
    }
  }
`

/** Items past the seventh: in the bar where there is room, under 更多 where there is not. */
export const Late = styled.li`
  @media (min-width: 768px) and (max-width: 1279.98px) {
    display: none;
  }
`

export const More = styled.li`
  position: relative;
  display: none;

  summary {
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details > div {
    position: absolute;
    z-index: ${theme.z.dropdown};
    right: 0;
    min-width: 160px;
    padding: 6px 0;
    border-radius: ${theme.radius.m};
    background: ${theme.color.raised};
    box-shadow: ${theme.shadow.float};
  }
  details a {
    display: flex;
    height: 42px;
    padding: 0 16px;
  }

  @media (min-width: 768px) and (max-width: 1279.98px) {
    display: block;
  }
`

export const PhoneOnly = styled.li`
  display: none;
  ${media.phone} {
    display: block;
  }
`
