import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

export interface RenderedPage {
  /** Text of its `<title>`, escaped. */
  title: string
  /** What stands in the root element. */
  html: string
  /** One `<style>` element without a nonce, from which styled-components goes on in the browser. */
  styles: string
}

/** Draws a page without a browser, for the build (ADR 025). What it waits for must have come before. */
export function renderPage(page: ReactNode): RenderedPage {
  const sheet = new ServerStyleSheet()
  try {
    const drawn = renderToString(sheet.collectStyles(page))
    if (drawn.includes('<!--$!-->')) throw new Error('A part of the page was still to come')
    const [element, title] = /<title>(.*?)<\/title>/.exec(drawn) ?? []
    if (element === undefined || title === undefined) throw new Error('The page has no title')
    return { title, html: drawn.replace(element, ''), styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
