import { planBrowserSide } from './call-browser.ts'
import { namesOf } from './call-names.ts'
import { planServerSide } from './call-server.ts'
import type { Arguments } from './command.ts'
import type { Plan } from './plan.ts'

/** `announcements`: a resource with its list, from the contract to the table and its index. */
export function planCall(plan: Plan, { positionals }: Arguments): string[] {
  const names = namesOf(positionals[0])
  planBrowserSide(plan, names)
  const migration = planServerSide(plan, names)
  return [
    `Name the real columns in ${migration} (only until it has landed), kernel/schema.ts and ${names.resource}.schema.ts; the types lead through the rest.`,
    `A panel in packages/domain asks use${names.many}(page); its stories script mock(${names.list}).`,
    `npm test runs apps/server/test/${names.resource}.test.ts on both databases; the tests over every call and identity, and the fuzz find the call by themselves.`,
  ]
}
