import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { centrePath, memberPages } from './member-pages.ts'
import { pathsOf, type PageRoute } from './pages.ts'
import { publicStaffPages, staffPages } from './staff-pages.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const pages: PageRoute[] = [memberPages, staffPages, publicStaffPages].flatMap(table => Object.values(table))

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Start of an address in code, as in `'/home/setting?tab=a'`: what stands in front of its parameters. */
const starts = [centrePath, ...pages.flatMap(pathsOf)]
  .map(path => path.split('/:')[0])
  .filter(start => start !== '/')
const address = new RegExp(
  `['"\`}](?:${starts.map(start => escaped(start ?? '')).join('|')})(?=['"\`?/#$])`,
  'i',
)

/** A heading of a page: these words are too plain to be looked for everywhere. */
const titles = pages.map(({ title }) => escaped(title)).join('|')
const heading = new RegExp(
  `<(?:PageHeader|StaffPage)\\b[^>]*?\\btitle="(?:${titles})"|<h1>(?:${titles})</h1>`,
)

const repeats = (source: string) =>
  source.split('\n').filter(line => address.test(line) || heading.test(line))

describe('addresses and titles of pages', () => {
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: name =>
      /(?:-pages|\.test|\.stories)\.tsx?$|(?:^|\/)story-[^/]*$|\/(?:conformance|fixtures|node_modules)\b/.test(
        name,
      ),
  })

  it('stand in the tables of pages alone', () => {
    expect(sources.length).toBeGreaterThan(1000)
    const repeated = sources.flatMap(name =>
      repeats(readFileSync(`${root}${name}`, 'utf8')).map(line => `${name}: ${line.trim()}`),
    )
    expect(repeated).toEqual([])
  })

  it.each([
    `to="/home/setting"`,
    'navigate(`/home/invoiceOrder?order=${orderNo}`)',
    'return `${origin}/verifyCertificate/${code}`',
    `href: '/agreement'`,
    `<PageHeader title="续费" lead="您还不是个人会员。" />`,
    `<h1>会员信息</h1>`,
  ])('%s is seen', line => {
    expect(repeats(line)).toEqual([line])
  })

  it.each([`path: '/homeward'`, `import('./routes/login.tsx')`, `'@portal/ui/not-found'`, `label="续费"`])(
    '%s is none',
    line => {
      expect(repeats(line)).toEqual([])
    },
  )
})
