import type { Arguments } from './command.ts'
import { planMemberRoute } from './page-member.ts'
import { planStaffRoute } from './page-staff.ts'
import { memberPage, pageStory, staffPage, type Page } from './page-templates.ts'
import { Refusal, kebabCase, pascalCase } from './names.ts'
import { Anchored, type Plan } from './plan.ts'

const apps = ['member', 'manager'] as const
type App = (typeof apps)[number]

function pageOf(file: string, path = '', title = ''): Page {
  if (!/^(\/:?[A-Za-z][\w-]*)+$/.test(path))
    throw new Refusal(`地址要以 / 开头，例如 /home/talentCard；收到的是“${path}”。`)
  if (title.trim() === '' || /[<>{}"'`\\\n]/.test(title)) throw new Refusal('还要一个页面标题，例如 人才卡。')
  return { file, name: pascalCase(file), path, title: title.trim() }
}

function story(plan: Plan, app: App, page: Page, who: string): void {
  const path = `apps/${app}/src/Pages.stories.tsx`
  plan.change(path, file => {
    if (new RegExp(`export const ${page.name} = `).test(file.text))
      throw new Refusal(`${path} 里已经有 ${page.name}，没有写任何文件。`)
    return new Anchored(path, file.text.trimEnd() + '\n' + pageStory(page, who))
  })
}

/** `member talent-card /home/talentCard 人才卡`: a page at its address. */
export function planPage(plan: Plan, { positionals, options }: Arguments): string[] {
  const [given, file, path, title] = positionals
  const app = apps.find(known => known === given)
  if (!app) throw new Refusal(`先说是哪个应用：member 或 manager；收到的是 ${given ?? '空'}。`)
  const page = pageOf(kebabCase('页面名', file), path, title)
  plan.create(
    `apps/${app}/src/routes/${page.file}.tsx`,
    app === 'member' ? memberPage(page) : staffPage(page),
  )
  const who = app === 'member' ? planMemberRoute(plan, page) : planStaffRoute(plan, page, options['right'])
  story(plan, app, page, who)
  return [
    `Put the panels of packages/domain into apps/${app}/src/routes/${page.file}.tsx in place of what says that it is empty.`,
    app === 'member'
      ? 'A page of the member centre that the menu shows: packages/domain/src/member/member-centre/menu.ts.'
      : 'Choose its icon and group in packages/domain/src/staff/staff-layout/staff-menu.ts.',
    'Add a visit to e2e/ (expectInOrder), then open it at 1440 and 390 px as every role that may see it.',
  ]
}
