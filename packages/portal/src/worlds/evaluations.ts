import type { DeskStar } from '@portal/api/contract/stars.schema'
import type { StarCategory, StarLevel } from '@portal/api/rules/star'
import { criterionNames, eachCriterion } from '@portal/api/rules/star-figures'
import { workingDaysAfter } from '../kernel/working-days.ts'
import { dayOf, parseTime } from '@portal/api/rules/dates'
import { submitStar } from '../stars/apply.service.ts'
import { awardStar } from '../stars/award.service.ts'
import { checkStar } from '../stars/desk.service.ts'
import { objectToStar } from '../stars/objections.service.ts'
import { declareInterest, handInSheet, proposeStar } from '../stars/scoring.service.ts'
import type { DemoMember } from './accounts.ts'
import { seedDocument } from './invoices.ts'
import { asMember, asStaff, hour, pay, type DemoWork, type Stage } from './life.ts'

/** How far a demo evaluation got. */
type Reached = 'submitted' | 'returned' | 'to_pay' | 'scoring' | 'objection' | 'awarded'

interface DemoEvaluation {
  memberId: string
  star: StarLevel
  category: StarCategory
  position: string
  reached: Reached
  /** How its fee is paid, where it came so far. */
  stage: Stage
  /** When the first check passed it. */
  hoursAgo: number
}

const day = 24

const evaluations: readonly DemoEvaluation[] = [
  {
    memberId: 'member-01',
    star: 3,
    category: '综合',
    position: '财务经理岗',
    reached: 'awarded',
    stage: 'paid',
    hoursAgo: day * 220,
  },
  {
    memberId: 'member-02',
    star: 2,
    category: '单项',
    position: '财务经理岗',
    reached: 'scoring',
    stage: 'paid',
    hoursAgo: day * 12,
  },
  {
    memberId: 'member-03',
    star: 3,
    category: '创新',
    position: '财务总监岗',
    reached: 'objection',
    stage: 'paid',
    hoursAgo: day * 40,
  },
  {
    memberId: 'member-13',
    star: 1,
    category: '综合',
    position: '主管会计岗',
    reached: 'to_pay',
    stage: 'reported',
    hoursAgo: 30,
  },
  {
    memberId: 'member-01',
    star: 4,
    category: '综合',
    position: '财务总监岗',
    reached: 'to_pay',
    stage: 'unpaid',
    hoursAgo: 20,
  },
  {
    memberId: 'member-12',
    star: 2,
    category: '创新',
    position: '财务经理岗',
    reached: 'submitted',
    stage: 'unpaid',
    hoursAgo: day * 3,
  },
  {
    memberId: 'member-14',
    star: 2,
    category: '综合',
    position: '财务经理岗',
    reached: 'returned',
    stage: 'unpaid',
    hoursAgo: day * 2,
  },
  {
    memberId: 'member-16',
    star: 1,
    category: '单项',
    position: '主管会计岗',
    reached: 'submitted',
    stage: 'unpaid',
    hoursAgo: day,
  },
]

const documents = [
  { memberId: 'member-01', document_kind: 'special', stage: 'issued', serial: 101, hoursAgo: day * 60 },
  { memberId: 'member-02', document_kind: 'ordinary', stage: 'submitted', serial: 102, hoursAgo: 6 },
] as const

/** Evaluations in every state that a clerk or a member meets, by the same services that the calls use. */
export async function seedEvaluations(work: DemoWork, members: readonly DemoMember[]): Promise<void> {
  for (const evaluation of evaluations)
    if (members.some(({ id }) => id === evaluation.memberId)) await liveThrough(work, evaluation)
  for (const { memberId, ...document } of documents) {
    const member = members.find(({ id }) => id === memberId)
    if (member) await seedDocument(work, member, { kind: 'evaluation', ...document })
  }
}

async function liveThrough(work: DemoWork, evaluation: DemoEvaluation): Promise<void> {
  const { memberId, star, category, position, reached, stage, hoursAgo } = evaluation
  const checked = new Date(work.now.getTime() - hoursAgo * hour)
  const after = (hours: number) => new Date(checked.getTime() + hours * hour)
  const { application } = await submitStar(work.as(asMember(memberId), after(-20)), {
    version: 0,
    star,
    category,
    position,
  })
  const no = application.application_no
  if (reached === 'submitted') return
  const auditor = work.as(asStaff('super'), checked)
  if (reached === 'returned') {
    await checkStar(auditor, no, {
      version: application.version,
      result: 'return',
      remark: '',
      remarks: [
        { part: 'customer_jobs', entry_id: null, field: null, text: '任职文件缺少单位盖章页，请补传。' },
        { part: 'job_profits', entry_id: null, field: null, text: '缺少验收报告，请补传。' },
      ],
    })
    return
  }
  const passed = await checkStar(auditor, no, {
    version: application.version,
    result: 'pass',
    remark: '',
    remarks: [],
  })
  if (passed.order_no !== null && stage !== 'unpaid')
    await pay(work, { memberId, stage, began: checked }, { kind: 'evaluation', orderNo: passed.order_no })
  if (reached === 'to_pay') return
  await score(work, no, { which: '-2', at: after(day * 8), points: 82 })
  if (reached === 'scoring') return
  const second = await score(work, no, { which: '-3', at: after(day * 9), points: 79 })
  // what is published now was proposed lately
  const proposedAt = reached === 'awarded' ? after(day * 10) : new Date(work.now.getTime() - 2 * day * hour)
  const proposed = await proposeStar(work.as(asStaff('super'), proposedAt), no, {
    version: second.version,
    star,
    reason: '',
  })
  if (reached === 'objection')
    await objectToStar(work.as(asMember('member-02'), new Date(proposedAt.getTime() + 20 * hour)), {
      application_no: no,
      text: '2024 年度“集团财务共享中心建设”由三人共同牵头，申报写为独立负责，与结项文件不符。',
      file_ids: [],
    })
  if (reached !== 'awarded') return
  const over = parseTime(`${workingDaysAfter(dayOf(proposedAt), 6)} 10:00:00`)
  await awardStar(work.as(asStaff('super'), over), no, proposed.version)
}

/** A scorer declares, and hands a sheet in. */
async function score(
  work: DemoWork,
  no: string,
  { which, at, points }: { which: '-2' | '-3'; at: Date; points: number },
): Promise<DeskStar> {
  const scorer = work.as(asStaff('super', which), at)
  const declared = await declareInterest(scorer, no, { conflict: false, note: '' })
  return handInSheet(scorer, no, {
    version: declared.own_sheet?.version ?? 1,
    scores: eachCriterion(criterion => points + criterionNames.indexOf(criterion)),
    comments: eachCriterion(criterion =>
      criterion === 'results' ? '结果有验收报告印证，本人贡献清楚。' : '',
    ),
  })
}
