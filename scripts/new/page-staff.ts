import { reach, rights, subRoles, type Right, type SubRole } from '../../packages/api/src/rules/rights.ts'
import { staffPages, type StaffRoute } from '../../packages/api/src/rules/staff-pages.ts'
import { camelCase, Refusal } from './names.ts'
import { planModule, planTableRow } from './page-table.ts'
import type { Page } from './page-templates.ts'
import type { Anchored, Plan } from './plan.ts'

const layout = 'packages/domain/src/staff/staff-layout'

function rightOf(given: string | boolean | undefined): Right | null {
  if (given === undefined) return null
  const names = Object.keys(rights).filter((name): name is Right => name in rights)
  const right = names.find(name => name === given)
  if (right) return right
  throw new Refusal(`权限表里没有 ${String(given)}；有：${names.join('、')}。`)
}

/** The menus that their test expects, with the new title in front of the settings. */
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

/** Its place in the menus, with an icon. */
function planMenuEntry(plan: Plan, { file, title }: Page, opens: (subRole: SubRole) => boolean): void {
  const name = camelCase(file)
  plan.change(`${layout}/staff-menu.ts`, text => {
    const placed = text.before('  setting: {', `  ${name}: { ...staffPages.${name}, icon: FileTextIcon },\n`)
    return text.text.includes('  FileTextIcon,\n')
      ? placed
      : placed.sorted(/^ {2}\w+Icon,$/gm, '  FileTextIcon,')
  })
  plan.change(`${layout}/staff-menu.test.ts`, text => withTitle(text, title, opens))
}

/** Row, menu and module of a staff page. Answers who opens it in its story. */
export function planStaffRoute(plan: Plan, page: Page, given: string | boolean | undefined): string {
  if (page.path.includes(':')) throw new Refusal('管理端的地址不带参数：菜单要能直接打开它。')
  const wanted = rightOf(given)
  const table = {
    path: 'packages/api/src/rules/staff-pages.ts',
    pages: staffPages,
    before: '  setting: {',
  }
  const announced = planTableRow(plan, table, page, `, right: ${wanted === null ? 'null' : `'${wanted}'`}`)
  const known = Object.values<StaffRoute>(staffPages).find(({ path }) => path === announced?.path)
  const right = known ? known.right : wanted
  const opens = (subRole: SubRole) => right === null || reach(subRole, right) !== null
  if (!known) planMenuEntry(plan, page, opens)
  planModule(plan, 'manager', page)
  return subRoles.find(opens) ?? 'super'
}
