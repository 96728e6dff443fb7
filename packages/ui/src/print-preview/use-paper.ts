import { useLayoutEffect } from 'react'

/** On paper there is nothing but the sheets, and each is a page of its own. */
const rules = (paper: 'portrait' | 'landscape') => `
  @page { size: A4 ${paper}; margin: 0; }
  @media print {
    html, body { overflow: visible !important; }
    body > :not(:has([data-print-preview])):not([data-print-preview]) { display: none !important; }
  }
`

/**
 * While `isOn`, what the browser prints is the preview alone. A sheet of the page's own and no global style of
 * styled-components: its code would come to every page.
 */
export function usePaper(paper: 'portrait' | 'landscape', isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules(paper))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    }
  }, [paper, isOn])
}
