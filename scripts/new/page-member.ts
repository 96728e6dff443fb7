import { Refusal } from './names.ts'
import type { Page } from './page-templates.ts'
import type { Anchored, Plan } from './plan.ts'

const routing = 'apps/member/src/Routing.tsx'
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Behind the guard; under /home inside the member centre. An address that is announced already opens. */
function withRoute(file: Anchored, { name, path }: Page): Anchored {
  const inCentre = path.startsWith('/home/')
  const address = inCentre ? path.slice('/home/'.length) : path
  const known = new RegExp(`^.*path="${escaped(address)}".*$`, 'm').exec(file.text)?.[0]
  if (known !== undefined) {
    const upcoming = /<Upcoming title="[^"]*" \/>/.exec(known)
    if (!upcoming) throw new Refusal(`${routing} 里已经有 ${path} 这个地址，没有写任何文件。`)
    return file.replace(known, known.replace(upcoming[0], `<${name} />`))
  }
  const route = `<Route path="${address}" element={<${name} />} />`
  return inCentre
    ? file.before('              <Route path="setting" ', `              ${route}\n`)
    : file.before('            <Route path="/home" element={<Home />}>\n', `            ${route}\n`)
}

/** Route and lazy module of a member page. Answers who opens it in its story. */
export function planMemberRoute(plan: Plan, page: Page): string {
  if (page.path === '/home') throw new Refusal('/home 是会员中心本身，请写它下面的地址。')
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
