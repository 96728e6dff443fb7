import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

export interface Rendered {
  /** What stands in the root element. */
  html: string
  /** One `<style>` element without a nonce, from which styled-components goes on in the browser. */
  styles: string
}

export interface RenderedPage extends Rendered {
  /** Text of its `<title>`, escaped. */
  title: string
}

function render(node: ReactNode): Rendered {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(node))
    if (html.includes('<!--$!-->')) throw new Error('A part of the page was still to come')
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

/** Draws a page without a browser, for the build (ADR 025). What it waits for must have come before. */
export function renderPage(page: ReactNode): RenderedPage {
  const { html, styles } = render(page)
  const [element, title] = /<title>(.*?)<\/title>/.exec(html) ?? []
  if (element === undefined || title === undefined) throw new Error('The page has no title')
  return { title, html: html.replace(element, ''), styles }
}

/** Draws what stands around every page, to be seen until the page's code has come; nothing of it can be reached. */
export function renderFrame(frame: ReactNode): Rendered {
  const { html, styles } = render(frame)
  return { html: `<div inert>${html}</div>`, styles }
}
