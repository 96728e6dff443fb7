import { defineLife, type ActOf, type ActorOf, type StatusOf } from './life.ts'

/** The life of a membership application (D4). */
export const applicationLife = defineLife({
  name: '入会申请',
  states: {
    draft: { label: '草稿', family: 'neutral', icon: 'circle-dashed' },
    submitted: { label: '待审核', family: 'info', icon: 'clock' },
    returned: { label: '退回补正', family: 'warning', icon: 'undo-2' },
    rejected: { label: '未通过', family: 'danger', icon: 'circle-x' },
    approved_unpaid: { label: '待缴费', family: 'warning', icon: 'wallet' },
    completed: { label: '已入会', family: 'success', icon: 'circle-check' },
    withdrawn: { label: '已撤回', family: 'neutral', icon: 'circle-minus' },
    lapsed: { label: '逾期未缴', family: 'neutral', icon: 'calendar-x' },
  },
  sets: {
    /** Not decided for good; there is at most one per subject and kind. */
    open: ['draft', 'submitted', 'returned', 'approved_unpaid'],
    /** The applicant may still write in it. */
    editable: ['draft', 'returned'],
  },
  actors: { member: '会员', auditor: '审核人员', system: '系统' },
  acts: {
    open: { from: [], to: 'draft', by: ['member'], label: '开始填写' },
    save: { from: 'editable', by: ['member'], label: '保存草稿' },
    submit: { from: 'editable', to: 'submitted', by: ['member'], label: '提交申请' },
    withdraw: {
      from: ['draft', 'submitted', 'returned'],
      to: 'withdrawn',
      by: ['member'],
      label: '撤回申请',
    },
    return: { from: ['submitted'], to: 'returned', by: ['auditor'], label: '退回补正' },
    reject: {
      from: ['submitted'],
      to: 'rejected',
      by: ['auditor'],
      label: '审核不通过',
      history: '审核未通过',
    },
    approve: {
      from: ['submitted'],
      to: 'approved_unpaid',
      by: ['auditor'],
      label: '审核通过',
      history: '审核通过，待缴会费',
    },
    complete: {
      from: ['approved_unpaid'],
      to: 'completed',
      by: ['system'],
      label: '会费到账',
      history: '会费到账，入会成功',
    },
    lapse: {
      from: ['draft', 'returned', 'approved_unpaid'],
      to: 'lapsed',
      by: ['system'],
      label: '逾期失效',
    },
  },
})

export type ApplicationStatus = StatusOf<typeof applicationLife>
export type ApplicationAct = ActOf<typeof applicationLife>
export type ApplicationActor = ActorOf<typeof applicationLife>

export const applicationStatuses = applicationLife.statuses
export const applicationStatusLook = applicationLife.states

export const isOpen = (status: ApplicationStatus): boolean => applicationLife.sets.open.includes(status)
export const isEditable = (status: ApplicationStatus): boolean =>
  applicationLife.sets.editable.includes(status)

/** How many things a return asks for: the remarks at fields and the general one. */
export const countRemarks = (remarks: readonly unknown[], general: string): number =>
  remarks.length + (general === '' ? 0 : 1)

/** Characters of a staff remark at a field. */
export const remarkLimit = 200
/** Characters of the remark above the form, and of the reason of a rejection. */
export const generalRemarkLimit = 500
/** Remarks at fields that one return may carry. */
export const mostRemarks = 20

/** Working days in which the association decides; days after which an unanswered return or unpaid approval lapses (D4). */
export const auditWorkingDays = 5
export const returnedLapseDays = 60
export const unpaidLapseDays = 30
