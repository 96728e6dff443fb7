import type { Application } from '@portal/api/contract/applications.schema'
import { auditWorkingDays, countRemarks, type ApplicationStatus } from '@portal/api/rules/application'
import { daysBetween, shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { memberPages } from '@portal/api/rules/member-pages'
import { orderPath } from '@portal/api/rules/order-path'
import type { Answers } from '../../shared/status-summary/index.ts'
import { applyAgainPath } from './paths.ts'

/** `还有 3 天`, `今天截止`, or nothing once the day is over; the absolute date always stands before it (VISUAL.md §5). */
export function daysLeft(deadline: string, today: string): string {
  const left = daysBetween(today, shortDay(deadline))
  if (left < 0) return ''
  return left === 0 ? '今天截止' : `还有 ${left} 天`
}

const after = (text: string) => (text === '' ? '' : `，${text}`)

type Texts = (application: Application, today: string) => Record<keyof Answers, string>

const until = ({ deadline_at }: Application, today: string, act: string, otherwise: string) =>
  deadline_at === null
    ? '没有截止时间。'
    : `请在 ${shortDay(deadline_at)} 前${act}${after(daysLeft(deadline_at, today))}；${otherwise}。`

const texts = {
  draft: (application, today) => ({
    why: `草稿保存于 ${application.saved_at.slice(0, 16)}，尚未提交。`,
    next: `填完后提交，协会在 ${auditWorkingDays} 个工作日内审核。`,
    until: until(application, today, '提交', '逾期草稿失效'),
  }),
  submitted: ({ submitted_at, round, deadline_at }, today) => ({
    why: `已于 ${submitted_at?.slice(0, 16) ?? ''} 提交${round > 1 ? `（第 ${round} 次）` : ''}，等待协会审核。`,
    next: '审核通过后生成缴费单，到账即入会；需要补正时会写明原因退回给您。',
    until:
      deadline_at === null
        ? `协会在 ${auditWorkingDays} 个工作日内给出结果。`
        : `协会在 ${shortDay(deadline_at)} 前给出结果${after(daysLeft(deadline_at, today))}。`,
  }),
  returned: (application, today) => ({
    why: `协会退回了申请，写了 ${countRemarks(application.remarks, application.remark)} 条意见。`,
    next: '按意见修改后重新提交，协会再次审核。',
    until: until(application, today, '提交', '逾期申请失效'),
  }),
  rejected: ({ remark }) => ({
    why: remark === '' ? '协会审核后没有通过这次申请。' : `没有通过：${remark}`,
    next: '情况变化后可以重新申请。',
    until: '没有截止时间。',
  }),
  approved_unpaid: (application, today) => ({
    why: `审核已通过，等待缴纳会费 ${yuan(application.fee_fen)}。`,
    next: '会费到账并由协会财务确认后，您即成为会员。',
    until: until(application, today, '缴费', '逾期需要重新申请'),
  }),
  completed: () => ({
    why: '会费已到账，您已成为会员。',
    next: `会员编号与有效期见${memberPages.memberInfo.title}。`,
    until: '没有截止时间。',
  }),
  withdrawn: ({ decided_at }) => ({
    why: decided_at === null ? '您撤回了这次申请。' : `您在 ${shortDay(decided_at)} 撤回了这次申请。`,
    next: '需要时可以重新申请。',
    until: '没有截止时间。',
  }),
  lapsed: () => ({
    why: '超过期限没有提交或缴费，这次申请已失效。',
    next: '可以重新申请，填写过的内容不用再找。',
    until: '没有截止时间。',
  }),
} as const satisfies Record<ApplicationStatus, Texts>

/** Why an application stands where it stands, what comes next and until when; `today` is a day in Shanghai. */
export const applicationAnswers = (
  application: Application,
  today: string,
): Record<keyof Answers, string> => {
  const answer: Texts = texts[application.status]
  return answer(application, today)
}

interface Move {
  label: string
  to: (application: Application) => string
}

/** Where the person goes from here. */
export const applicationMove = {
  draft: { label: '继续填写', to: () => memberPages.personalApplication.path },
  submitted: { label: '查看申请', to: () => memberPages.personalApplication.path },
  returned: { label: '去补正', to: () => memberPages.personalApplication.path },
  rejected: { label: '重新申请', to: () => applyAgainPath },
  approved_unpaid: {
    label: '去缴费',
    to: ({ order_no }) => (order_no === null ? memberPages.invoiceOrder.path : orderPath(order_no)),
  },
  completed: { label: `查看${memberPages.memberInfo.title}`, to: () => memberPages.memberInfo.path },
  withdrawn: { label: '重新申请', to: () => applyAgainPath },
  lapsed: { label: '重新申请', to: () => applyAgainPath },
} as const satisfies Record<ApplicationStatus, Move>
