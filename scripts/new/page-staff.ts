import { reach, rights, subRoles, type Right, type SubRole } from '../../packages/api/src/rules/rights.ts'
import { Refusal } from './names.ts'
import type { Page } from './page-templates.ts'
import type { Anchored, Plan } from './plan.ts'

const layout = 'packages/domain/src/staff/staff-layout'
const routing = 'apps/manager/src/Routing.tsx'

function rightOf(given: string | boolean | undefined): Right | null {
  if (given === undefined) return null
  const names = Object.keys(rights).filter((name): name is Right => name in rights)
  const right = names.find(name => name === given)
  if (right) return right
  throw new Refusal(`权限表里没有 ${String(given)}；有：${names.join('、')}。`)
}

const entry = ({ path, title }: Page, right: Right | null) => `  {
    path: '${path}',
    title: '${title}',
    group: null,
    icon: FileTextIcon,
    right: ${right === null ? 'null' : `'${right}'`},
    queue: null,
  },
`

/** The menus that the test of the route table expects, with the new title in front of the settings. */
function withTitle(file: Anchored, title: string, opens: (subRole: SubRole) => boolean): Anchored {
  return subRoles.filter(opens).reduce((changed, subRole) => {
    const row = new RegExp(`^ {4}\\['${subRole}', '([^']*)'\\],$`, 'm').exec(changed.text)
    if (!row) throw new Refusal(`${changed.path} 里找不到 ${subRole} 的菜单，没有写任何文件。`)
    const titles = row[1]?.split(' ') ?? []
    const settings = titles.indexOf('账号设置')
    titles.splice(settings < 0 ? titles.length : settings, 0, title)
    return changed.replace(row[0], `    ['${subRole}', '${titles.join(' ')}'],`)
  }, file)
}

/** A row in the one route table, with its icon and its place in the menus. */
function newRoute(plan: Plan, page: Page, right: Right | null): void {
  plan.change(`${layout}/staff-routes.ts`, file => {
    const placed = file.before("  {\n    path: '/setting',\n", entry(page, right))
    return file.text.includes('  FileTextIcon,\n')
      ? placed
      : placed.sorted(/^ {2}\w+Icon,$/gm, '  FileTextIcon,')
  })
  const opens = (subRole: SubRole) => right === null || reach(subRole, right) !== null
  plan.change(`${layout}/staff-routes.test.ts`, file => withTitle(file, page.title, opens))
  plan.change(routing, file =>
    file.before('} as const satisfies Record<StaffPath, ReactNode>', `  '${page.path}': <${page.name} />,\n`),
  )
}

/** Right of an address that the route table has already, and that says only that it is not open yet. */
function openAnnounced(plan: Plan, page: Page, row: string): Right | null {
  const title = /title: '([^']*)'/.exec(row)?.[1]
  if (title !== page.title)
    throw new Refusal(`路由表里 ${page.path} 的标题是 ${title ?? '空'}，请用同一个标题。`)
  plan.change('packages/api/src/rules/not-open-yet.ts', file => file.replace(`  '${page.path}',\n`, ''))
  const line = `  '${page.path}': <Upcoming title="`
  plan.change(routing, file => {
    const known = file.text.split('\n').find(text => text.startsWith(line))
    if (known === undefined) throw new Refusal(`${routing} 里已经有 ${page.path} 这个地址，没有写任何文件。`)
    return file.replace(known, `  '${page.path}': <${page.name} />,`)
  })
  return rightOf(/right: '([\w.]+)'/.exec(row)?.[1])
}

/** Route, menu and right of a staff page. Answers who opens it in its story. */
export function planStaffRoute(plan: Plan, page: Page, given: string | boolean | undefined): string {
  if (page.path.includes(':')) throw new Refusal('管理端的地址不带参数：菜单要能直接打开它。')
  const table = plan.read(`${layout}/staff-routes.ts`)
  const announced = new RegExp(`path: '${page.path}',[\\s\\S]*?queue:`).exec(table)
  plan.change(routing, file =>
    file.behindLast(
      /^const \w+ = lazy\(.*\)$/gm,
      `const ${page.name} = lazy(() => import('./routes/${page.file}.tsx'))`,
    ),
  )
  const right = announced ? openAnnounced(plan, page, announced[0]) : rightOf(given)
  if (!announced) newRoute(plan, page, right)
  return (
    ['super', 'finance', 'exam', 'agent', 'others'].find(
      name => right === null || subRoles.some(role => role === name && reach(role, right) !== null),
    ) ?? 'super'
  )
}
