import { Refusal } from './names.ts'
import type { Page } from './page-templates.ts'
import type { Anchored, Plan } from './plan.ts'

const routing = 'apps/member/src/Routing.tsx'
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Behind the guard, under /home inside the member centre; a page that was announced to everybody stays open to all. */
function withRoute(file: Anchored, { name, path }: Page): Anchored {
  const inCentre = path.startsWith('/home/')
  const address = inCentre ? path.slice('/home/'.length) : path
  if (new RegExp(`path="${escaped(address)}"`).test(file.text))
    throw new Refusal(`${routing} 里已经有 ${path} 这个地址，没有写任何文件。`)
  const route = `<Route path="${address}" element={<${name} />} />\n`
  if (inCentre) return file.before('        {closedUnder(isOfTheCentre)}\n', `        ${route}`)
  const isPublic = new RegExp(`const isPublic = .*'${escaped(path)}'`).test(file.text)
  return isPublic
    ? file.before('    {closedUnder(isPublic)}\n', `    ${route}`)
    : file.before('      <Route path="/home" element={<Home />}>\n', `      ${route}`)
}

/** A page that opens leaves the list of those that are announced. */
function openAnnounced(plan: Plan, { path, title }: Page): void {
  plan.change('packages/api/src/rules/not-open-yet.ts', file => {
    const row = file.text.split('\n').find(line => line.startsWith(`  { path: '${path}', `))
    if (row === undefined) return file
    if (!row.includes(`title: '${title}'`))
      throw new Refusal(`${path} 已预告为别的标题，请用同一个标题：${row.trim()}`)
    return file.replace(`${row}\n`, '')
  })
}

/** Route and lazy module of a member page. Answers who opens it in its story. */
export function planMemberRoute(plan: Plan, page: Page): string {
  if (page.path === '/home') throw new Refusal('/home 是会员中心本身，请写它下面的地址。')
  openAnnounced(plan, page)
  plan.change(routing, file =>
    withRoute(
      file.behindLast(
        /^const \w+ = lazy\(.*\)$/gm,
        `const ${page.name} = lazy(() => import('./routes/${page.file}.tsx'))`,
      ),
      page,
    ),
  )
  return 'valid'
}
