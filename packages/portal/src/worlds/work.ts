import { addDays, addYears, dayOf, parseTime } from '@portal/api/rules/dates'
import { renew, saveDraft, submit } from '../applications/apply.service.ts'
import { decide } from '../applications/audit.service.ts'
import { payOffline } from '../orders/orders.service.ts'
import { purchases } from '../purchases.ts'
import { crowdIds, peopleOf, type WorldName } from './accounts.ts'
import { seedBank } from './bank.ts'
import { seedCoupons } from './coupons.ts'
import { demoForm } from './demo-form.ts'
import { seedEvaluations } from './evaluations.ts'
import { seedInvoices } from './invoices.ts'
import { asMember, asStaff, hour, hoursAfter, pay, type DemoWork, type Life, type Stage } from './life.ts'
import { seedUnitMembership } from './unit-membership.ts'
import { seedProfiles } from './profiles.ts'
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

const crowdStages: readonly Stage[] = [
  'submitted',
  'reported',
  'paid',
  'chosen',
  'short',
  'exception',
  'sent_back',
]
/** They all began on one day, some minutes apart. */
const crowd = crowdIds.map((memberId, index) => ({
  memberId,
  stage: crowdStages[index % crowdStages.length] ?? 'submitted',
  daysAgo: 13,
}))

/** What has happened until now. Nothing of it is sent: demo texts go nowhere. */
export async function seedWork(work: DemoWork, world: WorldName): Promise<void> {
  const start = work.now
  const { members, unit } = peopleOf(world)
  const long = world === 'long'
  const nameOf = (memberId: string) => members.find(({ id }) => id === memberId)?.name ?? ''
  for (const [index, { id, name, membershipEndsIn, yearsBefore }] of members.entries()) {
    if (membershipEndsIn === null || id === unit.managerId) continue
    const since = addYears(addDays(dayOf(start), membershipEndsIn + 1), -yearsBefore - 1)
    await joinAndRenew(work, { memberId: id, name, since, years: yearsBefore, index, long })
  }
  await seedUnitMembership(work, peopleOf(world))
  let chosen: string | undefined
  for (const [index, { memberId, stage, daysAgo }] of [...stages, ...(long ? crowd : [])].entries()) {
    const began = new Date(start.getTime() - daysAgo * 24 * hour - index * 600_000)
    const orderNo = await liveThrough(work, { memberId, name: nameOf(memberId), stage, began, index, long })
    if (stage === 'chosen') chosen ??= orderNo
  }
  await seedInvoices(work, members)
  await seedCoupons(work, chosen)
  const expiring = work.as(asMember('member-02'))
  const { order_no } = await renew(expiring)
  // by transfer it waits for days; what could be paid at once is closed after two hours
  if (order_no !== null) await payOffline(expiring, purchases, { kind: 'dues', orderNo: order_no })
  await seedBank(work)
  await seedProfiles(work, members)
  await seedEvaluations(work, members)
  await markAllSent(work.db)
}

/** A membership from its first day on: applied for, paid, and renewed nine days before the end of each year. */
async function joinAndRenew(
  work: DemoWork,
  given: Omit<Life, 'stage' | 'began'> & { since: string; years: number },
): Promise<void> {
  const { since, years, ...person } = given
  const { memberId } = person
  const life = (began: Date): Life => ({ ...person, stage: 'paid', began })
  await liveThrough(work, life(parseTime(`${since} 09:00:00`)))
  for (let year = 1; year <= years; year += 1) {
    const began = parseTime(`${addDays(addYears(since, year), -9)} 09:00:00`)
    const { order_no } = await renew(work.as(asMember(memberId), began))
    if (order_no !== null) await pay(work, life(began), { kind: 'dues', orderNo: order_no })
  }
}

/** Answers the number of the order that the applicant was given. */
async function liveThrough(work: DemoWork, life: Life): Promise<string | undefined> {
  const { memberId, name, stage, began, index, long } = life
  const later = hoursAfter(life)
  const member = asMember(memberId)
  const filled = demoForm(name, index, { long })
  const saved = await saveDraft(work.as(member, began), { version: 0, form: filled })
  if (stage === 'draft' || !saved.application) return undefined
  const submitted = await submit(work.as(member, later(1)), {
    version: saved.application.version,
    form: filled,
  })
  const id = submitted.application?.id ?? ''
  if (stage === 'submitted') return undefined
  const auditor = work.as(asStaff('super'), later(4))
  if (stage === 'returned' || stage === 'rejected') {
    await decide(auditor, {
      id,
      result: stage === 'returned' ? 'return' : 'reject',
      remark: '请按意见修改后重新提交',
      remarks: stage === 'returned' ? [{ field: 'employer', text: '请填写营业执照上的单位全称' }] : [],
    })
    return undefined
  }
  const approved = await decide(auditor, { id, result: 'pass', remark: '', remarks: [] })
  const orderNo = approved.order_no
  if (orderNo === null) return undefined
  if (stage !== 'unpaid') await pay(work, life, { kind: 'dues', orderNo })
  return orderNo
}
