import type { PersonalForm } from '@portal/api/contract/applications.schema'
import { addDays, addYears, dayOf, parseTime } from '@portal/api/rules/dates'
import { renew, saveDraft, submit } from '../applications/apply.service.ts'
import { decide } from '../applications/audit.service.ts'
import { members, unit } from './accounts.ts'
import { asMember, asStaff, hour, hoursAfter, pay, type DemoWork, type Life, type Stage } from './life.ts'
import { seedUnitMembership } from './unit-membership.ts'
import { markAllSent } from './worlds.repository.ts'

/** Demo work by the same services that the calls use, so that every row has its history; days ago it began. */
const stages: readonly { memberId: string; stage: Stage; daysAgo: number }[] = [
  { memberId: 'member-11', stage: 'submitted', daysAgo: 3 },
  { memberId: 'member-12', stage: 'reported', daysAgo: 2 },
  { memberId: 'member-13', stage: 'paid', daysAgo: 12 },
  { memberId: 'member-14', stage: 'returned', daysAgo: 5 },
  { memberId: 'member-15', stage: 'sent_back', daysAgo: 4 },
  { memberId: 'member-16', stage: 'short', daysAgo: 6 },
  { memberId: 'member-17', stage: 'submitted', daysAgo: 1 },
  { memberId: 'member-18', stage: 'chosen', daysAgo: 1 },
]

const form = (name: string, index: number): PersonalForm => ({
  user_name: name,
  gender: index % 2 === 0 ? '0' : '1',
  id_number: demoIdNumbers[index % demoIdNumbers.length] ?? '11010119900307002X',
  political: '群众',
  education: '本科',
  employer: '示例制造股份有限公司',
  position: '财务经理',
  title: '会计师',
  work_age: 'p610',
  email: `demo${index}@example.com`,
  address: '',
  intro: '',
  attachment_ids: [],
})

/** Made up; only their check characters are real. */
const demoIdNumbers = ['11010119900307002X', '110101199003070046', '110101199003070062']

/** What has happened until now. Nothing of it is sent: demo texts go nowhere. */
export async function seedWork(work: DemoWork): Promise<void> {
  const start = work.now
  for (const [index, { id, membershipEndsIn, yearsBefore }] of members.entries()) {
    if (membershipEndsIn === null || id === unit.managerId) continue
    const since = addYears(addDays(dayOf(start), membershipEndsIn + 1), -yearsBefore - 1)
    await joinAndRenew(work, { memberId: id, since, years: yearsBefore, index })
  }
  await seedUnitMembership(work)
  for (const [index, { memberId, stage, daysAgo }] of stages.entries()) {
    const began = new Date(start.getTime() - daysAgo * 24 * hour - index * 600_000)
    await liveThrough(work, { memberId, stage, began, index })
  }
  await renew(work.as(asMember('member-02')))
  await markAllSent(work.db)
}

/** A membership from its first day on: applied for, paid, and renewed nine days before the end of each year. */
async function joinAndRenew(
  work: DemoWork,
  { memberId, index, since, years }: Pick<Life, 'memberId' | 'index'> & { since: string; years: number },
): Promise<void> {
  const life = (began: Date): Life => ({ memberId, stage: 'paid', index, began })
  await liveThrough(work, life(parseTime(`${since} 09:00:00`)))
  for (let year = 1; year <= years; year += 1) {
    const began = parseTime(`${addDays(addYears(since, year), -9)} 09:00:00`)
    const { order_no } = await renew(work.as(asMember(memberId), began))
    if (order_no !== null) await pay(work, life(began), order_no)
  }
}

async function liveThrough(work: DemoWork, life: Life): Promise<void> {
  const { memberId, stage, began, index } = life
  const later = hoursAfter(life)
  const member = asMember(memberId)
  const name = members.find(({ id }) => id === memberId)?.name ?? ''
  const filled = form(name, index)
  const saved = await saveDraft(work.as(member, began), { version: 0, form: filled })
  if (stage === 'draft' || !saved.application) return
  const submitted = await submit(work.as(member, later(1)), {
    version: saved.application.version,
    form: filled,
  })
  const id = submitted.application?.id ?? ''
  if (stage === 'submitted') return
  const auditor = work.as(asStaff('super'), later(4))
  if (stage === 'returned' || stage === 'rejected') {
    await decide(auditor, {
      id,
      result: stage === 'returned' ? 'return' : 'reject',
      remark: '请按意见修改后重新提交',
      remarks: stage === 'returned' ? [{ field: 'employer', text: '请填写营业执照上的单位全称' }] : [],
    })
    return
  }
  const approved = await decide(auditor, { id, result: 'pass', remark: '', remarks: [] })
  const orderNo = approved.order_no
  if (stage === 'unpaid' || orderNo === null) return
  await pay(work, life, orderNo)
}
