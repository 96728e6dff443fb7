import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { memberPages } from '../packages/api/src/rules/member-pages.ts'
import type { Pages } from '../packages/api/src/rules/pages.ts'
import { publicStaffPages, staffPages } from '../packages/api/src/rules/staff-pages.ts'
import { preloadsIn } from './route-preloads.ts'
import { root } from './run.ts'

/** What a page may load before anybody touches it, in kilobytes: html, the preloads for its address, and the entry with its imports. */
const budgets = [
  ...budgetsOf('member', memberPages, 180, { login: 115 }),
  ...budgetsOf('manager', { ...publicStaffPages, ...staffPages }, 200, { orderManagement: 141 }),
]

/** Every page that is open, with the app's budget unless it has a tighter one of its own. */
function budgetsOf(
  app: 'member' | 'manager',
  pages: Pages,
  kilobytes: number,
  own: Readonly<Record<string, number>> = {},
) {
  return Object.entries(pages)
    .filter(([, route]) => !route.closed)
    .map(([name, { path }]) => ({
      app,
      page: path.replaceAll(/:\w+/g, 'x'),
      kilobytes: own[name] ?? kilobytes,
    }))
}

/** Six travel at a time, and each waits its turn: more than this many, and the line is idle in between (ADR 050). */
const mostFiles = 32

export interface Weight {
  app: string
  page: string
  /** Bytes of all JavaScript of a cold visit, gzip. */
  bytes: number
  budget: number
  files: number
}

function scriptsOf(app: string, page: string): string[] {
  const html = readFileSync(join(root, 'apps', app, 'dist/index.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(
    ([, file]) => file ?? [],
  )
  const found = new Set([...scripts, ...preloadsIn(html, page)])
  // static imports of what is preloaded come along
  for (const file of found) {
    const code = readFileSync(join(root, 'apps', app, 'dist', file), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) found.add(`assets/${name}`)
  }
  return [...found]
}

/** Weight of every page with a budget, from the files that the build wrote. */
export const weights = (): Weight[] =>
  budgets.map(({ app, page, kilobytes }) => {
    const files = scriptsOf(app, page)
    const gzipped = (file: string) => {
      const path = join(root, 'apps', app, 'dist', `${file}.gz`)
      return statSync(existsSync(path) ? path : path.slice(0, -3)).size
    }
    return {
      app,
      page,
      bytes: files.reduce((sum, file) => sum + gzipped(file), 0),
      budget: kilobytes * 1000,
      files: files.length,
    }
  })

/** Kilobytes of the html itself, gzip: of every page, and of one that comes finished with its styles. */
const htmlBudgets = { index: 10.7, prerendered: 14.5 }

const weighHtml = (app: string, file: string, kilobytes: number) => ({
  name: `${app} ${decodeURIComponent(file)}`,
  bytes: gzipSync(readFileSync(join(root, 'apps', app, 'dist', file))).length,
  budget: kilobytes * 1000,
})

const htmlWeights = () =>
  (['member', 'manager'] as const).flatMap(app => {
    const finished = readdirSync(join(root, 'apps', app, 'dist/prerendered'))
    return [weighHtml(app, 'index.html', htmlBudgets.index)].concat(
      finished.map(file => weighHtml(app, `prerendered/${file}`, htmlBudgets.prerendered)),
    )
  })

/** Prints the weights; a page over its budget fails. */
export function checkBudgets(): { passed: number; failed: number } {
  let failed = 0
  for (const { app, page, bytes, budget, files } of weights()) {
    const over = bytes > budget || files > mostFiles
    if (over) failed += 1
    console.log(
      `${over ? '✗' : '✓'} ${app} ${page}: ${(bytes / 1000).toFixed(1)} kB of ${budget / 1000} kB gzip in ${files} of ${mostFiles} files`,
    )
  }
  const htmls = htmlWeights()
  for (const { name, bytes, budget } of htmls) {
    const over = bytes > budget
    if (over) failed += 1
    console.log(`${over ? '✗' : '✓'} ${name}: ${(bytes / 1000).toFixed(1)} kB of ${budget / 1000} kB gzip`)
  }
  return { passed: budgets.length + htmls.length - failed, failed }
}
