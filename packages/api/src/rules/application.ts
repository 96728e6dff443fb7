import type { StatusLook } from './status.ts'

export const applicationStatuses = [
  'draft',
  'submitted',
  'returned',
  'rejected',
  'approved_unpaid',
  'completed',
  'withdrawn',
  'lapsed',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export const applicationStatusLook = {
  draft: { label: '草稿', family: 'neutral', icon: 'circle-dashed' },
  submitted: { label: '待审核', family: 'info', icon: 'clock' },
  returned: { label: '退回补正', family: 'warning', icon: 'undo-2' },
  rejected: { label: '未通过', family: 'danger', icon: 'circle-x' },
  approved_unpaid: { label: '待缴费', family: 'warning', icon: 'wallet' },
  completed: { label: '已入会', family: 'success', icon: 'circle-check' },
  withdrawn: { label: '已撤回', family: 'neutral', icon: 'circle-minus' },
  lapsed: { label: '逾期未缴', family: 'neutral', icon: 'calendar-x' },
} as const satisfies Record<ApplicationStatus, StatusLook>

export const applicationActs = [
  'save',
  'submit',
  'withdraw',
  'return',
  'reject',
  'approve',
  'complete',
  'lapse',
] as const
export type ApplicationAct = (typeof applicationActs)[number]

export type ApplicationActor = 'member' | 'auditor' | 'system'

interface Transition {
  from: readonly ApplicationStatus[]
  to: ApplicationStatus
  who: ApplicationActor
}

/** The life of a membership application as data (D4). `save` keeps the state it finds. */
export const applicationLife = {
  save: { from: ['draft'], to: 'draft', who: 'member' },
  submit: { from: ['draft', 'returned'], to: 'submitted', who: 'member' },
  withdraw: { from: ['draft', 'submitted', 'returned'], to: 'withdrawn', who: 'member' },
  return: { from: ['submitted'], to: 'returned', who: 'auditor' },
  reject: { from: ['submitted'], to: 'rejected', who: 'auditor' },
  approve: { from: ['submitted'], to: 'approved_unpaid', who: 'auditor' },
  complete: { from: ['approved_unpaid'], to: 'completed', who: 'system' },
  lapse: { from: ['draft', 'returned', 'approved_unpaid'], to: 'lapsed', who: 'system' },
} as const satisfies Record<ApplicationAct, Transition>

/** One is open until it is decided for good; there is at most one per subject and kind. */
export const isOpen = (status: ApplicationStatus): boolean =>
  status === 'draft' || status === 'submitted' || status === 'returned' || status === 'approved_unpaid'

/** Saving is possible in a draft and in a returned application. */
export const isEditable = (status: ApplicationStatus): boolean => status === 'draft' || status === 'returned'

/** Whether the life cycle lets `who` do `act` in `status`. */
export function mayMoveApplication(
  status: ApplicationStatus,
  act: ApplicationAct,
  who: ApplicationActor,
): boolean {
  const transition: Transition = applicationLife[act]
  return (
    transition.who === who && (transition.from.includes(status) || (act === 'save' && isEditable(status)))
  )
}

/** Acts open to `who` in `status`. */
export const allowedApplicationActs = (status: ApplicationStatus, who: ApplicationActor): ApplicationAct[] =>
  applicationActs.filter(act => mayMoveApplication(status, act, who))

/** Acts as the history of an application tells them. */
export const applicationHistoryTexts = {
  open: '开始填写',
  save: '保存草稿',
  submit: '提交申请',
  withdraw: '撤回申请',
  return: '退回补正',
  reject: '审核未通过',
  approve: '审核通过，待缴会费',
  complete: '会费到账，入会成功',
  lapse: '逾期失效',
} as const satisfies Record<ApplicationAct | 'open', string>

/** How many things a return asks for: the remarks at fields and the general one. */
export const countOpinions = (remarks: readonly unknown[], general: string): number =>
  remarks.length + (general === '' ? 0 : 1)

/** Working days in which the association decides; days after which an unanswered return or unpaid approval lapses (D4). */
export const auditWorkingDays = 5
export const returnedLapseDays = 60
export const unpaidLapseDays = 30
