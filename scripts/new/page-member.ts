import { memberPages } from '../../packages/api/src/rules/member-pages.ts'
import { planModule, planTableRow } from './page-table.ts'
import type { Page } from './page-templates.ts'
import type { Plan } from './plan.ts'

/** Row and module of a member page, behind the guard. Answers who opens it in its story. */
export function planMemberRoute(plan: Plan, page: Page): string {
  planTableRow(
    plan,
    {
      path: 'packages/api/src/rules/member-pages.ts',
      pages: memberPages,
      before: '} as const satisfies Record<string, MemberRoute>',
    },
    page,
  )
  planModule(plan, 'member', page)
  return 'valid'
}
