import type { Config } from 'dompurify'
import { useEffect, useState } from 'react'

const allowed = {
  ALLOWED_TAGS: ['b', 'i', 'em', 'strong', 'br', 'span', 'p', 'ul', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?![/\\]))/i,
  RETURN_TRUSTED_TYPE: true as const,
} satisfies Config

const bare = (html: string) => html.replace(/<[^>]*>?/g, '')

export interface SafeHtmlProps {
  /** Text, or HTML from the server. */
  html: string
}

/** Server HTML through one allow-list; DOMPurify (its own Trusted Types policy, `dompurify`) is fetched only when there is a tag. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const hasTags = html.includes('<')
  const [clean, setClean] = useState<{ source: string; html: TrustedHTML } | null>(null)

  useEffect(() => {
    if (!hasTags) return
    let wanted = true
    void (async () => {
      try {
        const { default: purify } = await import('dompurify')
        const trusted = purify.sanitize(html, allowed)
        if (wanted) setClean({ source: html, html: trusted })
      } catch {
        if (wanted) setClean(null)
      }
    })()
    return () => {
      wanted = false
    }
  }, [html, hasTags])

  if (!hasTags) return <span>{html}</span>
  if (clean?.source !== html) return <span>{bare(html)}</span>
  return <span dangerouslySetInnerHTML={{ __html: clean.html }} />
}
