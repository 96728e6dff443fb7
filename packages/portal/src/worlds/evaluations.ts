import { endOfDayAfter } from '@portal/api/rules/dates'
import { createOrder } from '../orders/create.ts'
import type { DemoMember } from './accounts.ts'
import { seedDocument } from './invoices.ts'
import { asMember, hour, pay, type DemoWork, type Stage } from './life.ts'

interface DemoEvaluation {
  memberId: string
  star: '一星' | '二星' | '三星' | '四星'
  amount_fen: number
  stage: Stage
  /** When it was ordered. What is paid is older than the bank's statement of the demo. */
  hoursAgo: number
}

const evaluations: readonly DemoEvaluation[] = [
  { memberId: 'member-01', star: '三星', amount_fen: 80_000, stage: 'paid', hoursAgo: 24 * 220 },
  { memberId: 'member-02', star: '二星', amount_fen: 50_000, stage: 'paid', hoursAgo: 24 * 45 },
  { memberId: 'member-13', star: '一星', amount_fen: 30_000, stage: 'reported', hoursAgo: 30 },
  { memberId: 'member-01', star: '四星', amount_fen: 120_000, stage: 'unpaid', hoursAgo: 20 },
]

const documents = [
  { memberId: 'member-01', document_kind: 'special', stage: 'issued', serial: 101, hoursAgo: 24 * 60 },
  { memberId: 'member-02', document_kind: 'ordinary', stage: 'submitted', serial: 102, hoursAgo: 6 },
] as const

/** Days until a demo order that nobody has begun to pay is closed. */
const openDays = 15

/**
 * Fees of evaluations, by the same services that the calls use: one to pay, one reported, one whose invoice waits for
 * finance and one that is done. Nothing else of an evaluation is there yet.
 */
export async function seedEvaluations(work: DemoWork, members: readonly DemoMember[]): Promise<void> {
  for (const evaluation of evaluations) {
    const member = members.find(({ id }) => id === evaluation.memberId)
    if (member) await liveThrough(work, member, evaluation)
  }
  for (const { memberId, ...document } of documents) {
    const member = members.find(({ id }) => id === memberId)
    if (member) await seedDocument(work, member, { kind: 'evaluation', ...document })
  }
}

async function liveThrough(
  work: DemoWork,
  { id, name }: DemoMember,
  { star, amount_fen, stage, hoursAgo }: DemoEvaluation,
): Promise<void> {
  const began = new Date(work.now.getTime() - hoursAgo * hour)
  const orderNo = await createOrder(work.as(asMember(id), began), {
    reason: 'evaluation',
    memberId: id,
    subjectName: name,
    lines: [{ title: `${star}评价费`, amount_fen }],
    deadline: endOfDayAfter(began, openDays),
  })
  if (orderNo !== undefined && stage !== 'unpaid')
    await pay(work, { memberId: id, stage, began }, { kind: 'evaluation', orderNo })
}
