import { styled } from 'styled-components'
import { ellipsis, media, theme } from '@portal/ui/theme'

export const Root = styled.div`
  position: relative;
`

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${theme.density.target};
  color: ${theme.color.text};
  font: ${theme.type.bodyS};

  > span:nth-child(2) {
    max-width: 9em;
    ${ellipsis}
  }
  ${media.phone} {
    > span:nth-child(2),
    > svg {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    justify-content: center;
    min-width: 44px;
  }
`

export const List = styled.ul`
  position: absolute;
  z-index: ${theme.z.dropdown};
  top: calc(100% + 6px);
  right: 0;
  width: 208px;
  padding: 6px 0;
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};

  li:last-child {
    margin-top: 6px;
    padding-top: 6px;
    border-top: 1px solid ${theme.color.line};
  }
  a,
  button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 42px;
    padding: 0 16px;
    color: ${theme.color.text};
    font: ${theme.type.bodyS};
    text-decoration: none;
  }
  a:hover,
  button:hover {
    background: ${theme.color.primarySoft};
  }
  ${media.phone} {
    a,
    button {
      min-height: 46px;
    }
  }
`
