import { styled } from 'styled-components'
import { media, theme } from '@portal/ui/theme'

export const Root = styled.footer`
  background: ${theme.color.cover};
  color: ${theme.color.onCover2};
  font: ${theme.type.bodyS};
  line-height: 1.5rem;

  a {
    color: ${theme.color.onCover};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  ${media.print} {
    display: none;
  }
`

export const Main = styled.div`
  display: grid;
  grid-template-columns: 1.25fr 1.35fr auto;
  gap: 64px;
  max-width: 1248px;
  margin: 0 auto;
  padding: 44px 24px 36px;

  ${media.narrow} {
    gap: 40px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
    padding: 36px 16px 28px;
  }
`

export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: ${theme.color.onCover};
  font: 600 1.125rem/1.75rem ${theme.family.serif};
  letter-spacing: 0.05em;
`

export const Contact = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 12px;
  margin-top: 16px;

  dd {
    color: ${theme.color.onCover};
  }
`

export const Links = styled.nav`
  h2 {
    margin-bottom: 10px;
    color: ${theme.color.onCover};
    font: 600 0.875rem/1.5rem ${theme.family.sans};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, auto);
    justify-content: start;
    gap: 6px 40px;
  }
  ${media.phone} {
    a {
      display: inline-block;
      padding: 10px 0;
    }
    ul {
      gap: 0 40px;
    }
  }
`

export const Account = styled.figure`
  text-align: center;

  img {
    padding: 6px;
    background: ${theme.color.surface};
  }
  figcaption {
    margin-top: 6px;
  }
  ${media.phone} {
    justify-self: start;
  }
`

export const Bottom = styled.div`
  border-top: 1px solid color-mix(in srgb, ${theme.color.onCover} 14%, transparent);

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    max-width: 1248px;
    margin: 0 auto;
    padding: 14px 24px 18px;
    font: ${theme.type.caption};
  }
  ${media.phone} {
    > p {
      padding: 14px 16px 18px;
    }
  }
`
