import type { RefundDetail } from '@portal/api/contract/refunds.schema'
import type { RefundAct } from '@portal/api/rules/refund'

/** What finance can press; the first approval of two is the same button as the only one. */
export type RefundPress = 'approve' | 'review' | 'reject' | 'succeed' | 'fail' | 'retry'

const pressOf: Readonly<Record<RefundAct, RefundPress | null>> = {
  ask: null,
  approve: 'approve',
  approve_first: 'approve',
  review: 'review',
  reject: 'reject',
  succeed: 'succeed',
  fail: 'fail',
  retry: 'retry',
}

export const pressesOf = ({ allowed }: Pick<RefundDetail, 'allowed'>): RefundPress[] =>
  allowed.map(act => pressOf[act]).filter(press => press !== null)

export const mayApprove = (refund: Pick<RefundDetail, 'allowed'>): boolean =>
  pressesOf(refund).includes('approve')

/** What is said while it is on the line. */
export const doing = {
  approve: '正在批准',
  review: '正在复核',
  reject: '正在驳回',
  succeed: '正在登记',
  fail: '正在登记',
  retry: '正在登记',
} as const satisfies Record<RefundPress, string>

export const pressNames = {
  approve: '批准退款',
  review: '复核通过',
  reject: '驳回申请',
  succeed: '登记已退回',
  fail: '退回失败',
  retry: '重新退回',
} as const satisfies Record<RefundPress, string>
