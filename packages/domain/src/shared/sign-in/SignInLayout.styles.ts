import { styled } from 'styled-components'
import { media, theme } from '@portal/ui/theme'

const edge = 'max(48px, calc((100vw - 1200px) / 2))'

export const Root = styled.div`
  display: grid;
  grid-template-columns: 43.5% minmax(0, 1fr);
  min-height: 760px;

  &[data-alone] {
    min-height: max(620px, 100dvh);
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;

    &[data-alone] {
      min-height: 100dvh;
    }
  }
`

export const Cover = styled.aside`
  position: relative;
  display: grid;
  grid-template: auto auto 1fr / 88px minmax(0, 1fr);
  gap: 26px 44px;
  padding: 56px 84px 56px ${edge};
  background: ${theme.color.cover};
  color: ${theme.color.onCover};
  overflow: hidden;

  ${media.narrow} {
    display: none;
  }
`

export const Slip = styled.div`
  height: 396px;
  padding: 6px;
  background: ${theme.color.paper};
  color: ${theme.color.text};

  > div {
    display: flex;
    align-items: center;
    justify-content: center;
    height: 100%;
    border: 1px solid currentColor;
    outline: 1px solid currentColor;
    outline-offset: -4px;
  }
  span {
    margin-top: 0.28em;
    writing-mode: vertical-rl;
    font: 600 1.6875rem/1 ${theme.family.serif};
    letter-spacing: 0.28em;
    white-space: nowrap;
  }
`

export const Seal = styled.div`
  display: flex;
  justify-content: center;
`

export const Services = styled.nav`
  h2 {
    font: ${theme.type.bodyS};
    color: ${theme.color.onCover2};
  }
  ul {
    margin-top: 10px;
    border-bottom: 1px solid color-mix(in srgb, ${theme.color.onCover} 20%, transparent);
  }
  li {
    border-top: 1px solid color-mix(in srgb, ${theme.color.onCover} 20%, transparent);
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 50px;
    padding: 12px 0;
    color: ${theme.color.onCover};
    font: 400 1rem/1.5rem ${theme.family.sans};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    margin-left: auto;
    font: ${theme.type.caption};
    color: ${theme.color.onCover2};
  }
`

export const Help = styled.p`
  align-self: start;
  min-height: 56px;
  font: ${theme.type.bodyS};
  color: ${theme.color.onCover2};
`

export const Spine = styled.svg`
  position: absolute;
  inset: 0 0 0 auto;
  width: 44px;
  height: 100%;
  fill: none;
  stroke: ${theme.color.onCover};
  stroke-opacity: 0.42;
`

export const Side = styled.div`
  padding: 56px 24px 72px 112px;

  ${media.narrow} {
    padding: 40px 24px 56px;
  }
  ${media.phone} {
    padding: 32px 20px 48px;
    background: ${theme.color.surface};
  }
`

/** Stands in for the cover where that is left out. */
export const Brand = styled.p`
  display: none;

  ${media.narrow} {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-bottom: 32px;
    font: 600 1rem/1.5rem ${theme.family.serif};
    letter-spacing: 0.03em;
  }
`

export const Inner = styled.div`
  width: 416px;
  max-width: 100%;

  ${media.phone} {
    width: auto;
  }

  > h1 {
    font: ${theme.type.display};
    letter-spacing: ${theme.track.display};
    margin-bottom: 20px;
  }

  [role='tabpanel'] {
    padding-top: 28px;
  }
`
