import type { PageRoute, Pages } from '../../packages/api/src/rules/pages.ts'
import { camelCase, Refusal } from './names.ts'
import type { Page } from './page-templates.ts'
import type { Anchored, Plan } from './plan.ts'

/** A table of pages in packages/api/src/rules. */
export interface PageTable {
  path: string
  pages: Pages
  /** In front of which line a new page stands. */
  before: string
}

/** Removes `closed: true` from the page's row. */
function opened(file: Anchored, name: string): Anchored {
  const row = new RegExp(`^ {2}${name}: \\{[^}]*\\}`, 'm').exec(file.text)?.[0] ?? ''
  return file.replace(row, row.replace(/,\s*closed: true/, ''))
}

/**
 * Gives the page its row, or opens the one that it has. Answers that row; null for a page that nobody had announced.
 */
export function planTableRow(plan: Plan, table: PageTable, page: Page, more = ''): PageRoute | null {
  const { file, path, title } = page
  const name = camelCase(file)
  const [known, route] = Object.entries(table.pages).find(([, { path: taken }]) => taken === path) ?? []
  if (route === undefined) {
    if (name in table.pages) throw new Refusal(`${table.path} 里已经有 ${name}，请换一个页面名。`)
    plan.change(table.path, text =>
      text.before(table.before, `  ${name}: { path: '${path}', title: '${title}'${more} },\n`),
    )
    return null
  }
  if (!route.closed) throw new Refusal(`${table.path} 里已经有 ${path} 这个地址，没有写任何文件。`)
  if (known !== name || route.title !== title)
    throw new Refusal(`${path} 已预告为 ${known ?? ''}“${route.title}”，请用同样的名字和标题。`)
  plan.change(table.path, text => opened(text, name))
  return route
}

/** The page's module in the app's `Routing.tsx`. */
export const planModule = (plan: Plan, app: string, { file }: Page): void =>
  plan.change(`apps/${app}/src/Routing.tsx`, text =>
    text.behindLast(
      /^ {2}\w+: preloadable\(.*\),$/gm,
      `  ${camelCase(file)}: preloadable(() => import('./routes/${file}.tsx')),`,
    ),
  )
