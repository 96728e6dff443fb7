import { declare } from './declare.ts'
import { media } from './media.ts'
import { theme } from './theme.ts'
import { densities, light } from './tokens.ts'

/**
 * Variables, reset, body type, focus ring, reduced motion, print. It stands in the html of both apps (ADR 028), and does
 * not change: theme and density are attributes of `<html>`.
 */
export const globalCss = `
  :root, [data-theme='light'] { color-scheme: light; ${declare(light)} }
  ${media.phone} { :root { ${declare({ density: densities.memberPhone })} } }
  [data-density='staff'] { ${declare({ density: densities.staff })} }
  ${media.phone} { [data-density='staff'] { ${declare({ density: densities.staffPhone })} } }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: 96px;
  }
  body {
    margin: 0;
    background: ${theme.color.paper};
    color: ${theme.color.text};
    font: ${theme.type.body};
    font-variant-numeric: tabular-nums lining-nums;
    text-autospace: normal;
    line-break: strict;
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }
  [data-density='staff'] body, body [data-density='staff'] { font: ${theme.density.bodyFont}; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  h1, h2, h3, h4 { font: inherit; font-weight: 600; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  b, strong, th { font-weight: 600; }
  a { color: ${theme.color.link}; text-underline-offset: 3px; text-decoration-thickness: 1px; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; }
  svg { display: block; flex: none; }
  img { max-width: 100%; }
  [hidden] { display: none !important; }
  ::placeholder { color: ${theme.color.text3}; opacity: 1; }

  :focus-visible { outline: 2px solid ${theme.color.focus}; outline-offset: 2px; }
  [data-ground='cover'] :focus-visible { outline-color: ${theme.color.focusOnCover}; }
  :focus:not(:focus-visible) { outline: none; }

  ${media.still} {
    *, *::before, *::after {
      animation-duration: .01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 80ms !important;
      transition-property: opacity !important;
      scroll-behavior: auto !important;
    }
  }
  ${media.print} {
    body { background: none; }
    a { color: inherit; }
  }
`
