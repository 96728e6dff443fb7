import { defineLife, type ActOf, type ActorOf, type StatusOf } from './life.ts'
import { star_level_dict } from './options.ts'

/** Star levels of a talent (product.md §3, star_level_dict). */
export const starLevels = [1, 2, 3, 4, 5] as const
export type StarLevel = (typeof starLevels)[number]
export const starName = (star: StarLevel): string => star_level_dict[star]
export const isStarLevel = (value: unknown): value is StarLevel => starLevels.some(star => star === value)

/** What kind of work an application rests on; the words of product.md §3. */
export const starCategories = ['综合', '单项', '创新'] as const
export type StarCategory = (typeof starCategories)[number]

/** The life of a star application (D7). */
export const starLife = defineLife({
  name: '星级申请',
  states: {
    0: { label: '草稿', family: 'neutral', icon: 'circle-dashed' },
    10: { label: '待初审', family: 'info', icon: 'clock' },
    15: { label: '待补正', family: 'warning', icon: 'undo-2' },
    20: { label: '待缴费', family: 'warning', icon: 'wallet' },
    30: { label: '评审中', family: 'info', icon: 'scale' },
    40: { label: '公示中', family: 'info', icon: 'megaphone' },
    50: { label: '已授予', family: 'success', icon: 'award' },
    60: { label: '未授予', family: 'danger', icon: 'circle-x' },
    70: { label: '已撤销', family: 'neutral', icon: 'circle-minus' },
    80: { label: '已到期', family: 'neutral', icon: 'calendar-x' },
    90: { label: '已撤回', family: 'danger', icon: 'octagon-x' },
  },
  sets: {
    /** Not decided for good; a member has at most one. */
    open: [0, 10, 15, 20, 30, 40],
    /** The applicant may still write in it. */
    editable: [0, 15],
    /** The applicant may give it up alone; while it is scored the association has to agree. */
    cancellable: [0, 10, 15, 20],
    /** A person of the association has to act. */
    waitsForStaff: [10, 30, 40],
    /** The system ends it when its time is over; one that waits for its payment ends with its order. */
    timed: [0, 15, 50],
    /** Nothing of it changes any more, but for a certificate that expires or is revoked. */
    ended: [50, 60, 70, 80, 90],
  },
  actors: { member: '申请人', auditor: '协会', system: '系统' },
  acts: {
    open: { from: [], to: 0, by: ['member'], label: '开始申请' },
    submit: {
      from: 'editable',
      to: 10,
      by: ['member'],
      label: '提交申请',
      history: '提交申请，资料快照已留存',
    },
    return: { from: [10], to: 15, by: ['auditor'], label: '退回补正' },
    pass: { from: [10], to: 20, by: ['auditor'], label: '初审通过' },
    reject: { from: [10], to: 60, by: ['auditor'], label: '初审不通过', history: '初审未通过' },
    pay: { from: [20], to: 30, by: ['system'], label: '评价费到账', history: '评价费到账，进入专家评审' },
    ask_cancel: { from: [30], by: ['member'], label: '申请撤销' },
    refuse_cancel: { from: [30], by: ['auditor'], label: '不同意撤销' },
    agree_cancel: { from: [30], to: 70, by: ['auditor'], label: '同意撤销' },
    propose: { from: [30], to: 40, by: ['auditor'], label: '拟定星级', history: '拟定星级，开始公示' },
    fail: { from: [30], to: 60, by: ['auditor'], label: '不授予', history: '评审未通过' },
    object: { from: [40], by: ['member', 'auditor'], label: '提出异议', history: '收到异议，公示中止' },
    dismiss: { from: [40], by: ['auditor'], label: '异议不成立', history: '异议不成立，恢复公示' },
    lower: {
      from: [40],
      by: ['auditor'],
      label: '异议成立，降一级',
      history: '异议部分成立，降一级重新公示',
    },
    uphold: { from: [40], to: 60, by: ['auditor'], label: '异议成立，不授予' },
    award: { from: [40], to: 50, by: ['auditor'], label: '授予星级' },
    expire: { from: [50], to: 80, by: ['system'], label: '证书到期' },
    revoke: { from: [50], to: 90, by: ['auditor'], label: '撤回证书' },
    cancel: { from: 'cancellable', to: 70, by: ['member'], label: '撤销申请' },
    lapse: { from: [0, 15, 20], to: 70, by: ['system'], label: '逾期撤销', history: '逾期未办，自动撤销' },
  },
})

export type StarStatus = StatusOf<typeof starLife>
export type StarAct = ActOf<typeof starLife>
export type StarActor = ActorOf<typeof starLife>
export const starStatuses = starLife.statuses

/** States by a name, as code speaks of them. */
export const starStatus = {
  draft: 0,
  submitted: 10,
  returned: 15,
  to_pay: 20,
  scoring: 30,
  publicity: 40,
  awarded: 50,
  failed: 60,
  cancelled: 70,
  expired: 80,
  revoked: 90,
} as const satisfies Record<string, StarStatus>

/** Where an application failed: it decides the words, and from when another is possible. */
export const starFailedAt = ['check', 'scoring', 'objection'] as const
export type StarFailedAt = (typeof starFailedAt)[number]

/** The six steps of an application, as its applicant sees them (VISUAL.md §3). */
export const starSteps = {
  submitted: '提交申请',
  checked: '资料初审',
  paid: '缴纳费用',
  scored: '专家评审',
  published: '结果公示',
  awarded: '授予星级',
} as const
export type StarStep = keyof typeof starSteps

/** An objection to what is published (D7): looked into by one person, decided by another who did not propose. */
export const objectionStates = {
  open: { label: '待核查', family: 'warning', icon: 'flag' },
  checked: { label: '待决定', family: 'warning', icon: 'flag' },
  dismissed: { label: '不成立', family: 'neutral', icon: 'circle-minus' },
  lowered: { label: '部分成立', family: 'warning', icon: 'circle-check' },
  upheld: { label: '成立', family: 'danger', icon: 'circle-check' },
} as const
export type ObjectionState = keyof typeof objectionStates
/** What can become of it; each name is an act of the application too. */
export const objectionDecisions = ['dismiss', 'lower', 'uphold'] as const
export type ObjectionDecision = (typeof objectionDecisions)[number]

/** A scorer's sheet: conflict declared before the file opens, sealed once handed in (D7). An expert's waits to be begun. */
export const sheetStates = {
  invited: { label: '待声明', family: 'neutral', icon: 'clock' },
  scoring: { label: '评分中', family: 'info', icon: 'scale' },
  handed_in: { label: '已提交', family: 'success', icon: 'circle-check' },
  recused: { label: '已回避', family: 'neutral', icon: 'circle-minus' },
} as const
export type SheetState = keyof typeof sheetStates

/** A paper certificate by post (D7). */
export const paperLife = defineLife({
  name: '纸质证书',
  states: {
    requested: { label: '待制证', family: 'info', icon: 'clock' },
    printing: { label: '制证中', family: 'info', icon: 'loader' },
    shipped: { label: '已寄出', family: 'info', icon: 'truck' },
    received: { label: '已签收', family: 'success', icon: 'circle-check' },
    returned: { label: '退件', family: 'warning', icon: 'undo-2' },
  },
  sets: {
    /** On its way to the member; a certificate has at most one such. */
    open: ['requested', 'printing', 'shipped', 'returned'],
  },
  actors: { member: '会员', auditor: '协会' },
  acts: {
    ask: { from: [], to: 'requested', by: ['member'], label: '申请纸质证书' },
    print: { from: ['requested'], to: 'printing', by: ['auditor'], label: '开始制证' },
    ship: { from: ['printing', 'returned'], to: 'shipped', by: ['auditor'], label: '登记寄出' },
    receive: { from: ['shipped'], to: 'received', by: ['member', 'auditor'], label: '登记签收' },
    come_back: { from: ['shipped'], to: 'returned', by: ['auditor'], label: '登记退件' },
    readdress: { from: ['returned', 'requested'], by: ['member'], label: '更改收件信息' },
    // a letter that never arrived, one that was lost afterwards, one that came back
    reissue: { from: ['shipped', 'received', 'returned'], to: 'printing', by: ['auditor'], label: '补发' },
  },
})
export type PaperStatus = StatusOf<typeof paperLife>
export type PaperAct = ActOf<typeof paperLife>
export type PaperActor = ActorOf<typeof paperLife>

/** Characters of a reason, a remark, a comment, an objection, a position. */
export const starReasonLimit = 500
export const starRemarkLimit = 200
export const starCommentLimit = 300
export const objectionLimit = 1000
export const positionLimit = 30
/** Remarks that one return may carry. */
export const mostStarRemarks = 50
/** Files of one objection. */
export const mostObjectionFiles = 5
/** Days that an untouched draft is kept, and years that a certificate is valid (D7). */
export const starDraftDays = 180
export const starYears = 3
