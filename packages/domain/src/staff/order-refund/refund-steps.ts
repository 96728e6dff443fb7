import type { OrderRow } from '@portal/api/contract/orders.schema'
import type { RefundDetail } from '@portal/api/contract/refunds.schema'
import { yuan } from '@portal/api/rules/money'
import type { RefundStatus } from '@portal/api/rules/refund'
import { orderTypeNames } from '../../shared/order-type/index.ts'
import { orderTypeOf } from '../../shared/order-type/order-type-of.ts'

export interface RefundStep {
  title: string
  /** The documents that stand in the way are listed with it. */
  documents?: true
  /** Who and when, or what has to happen before. */
  note: string
  state: 'done' | 'current' | 'todo' | 'failed'
}

const by = (who: string | null, at: string | null) => [who, at?.slice(0, 16)].filter(Boolean).join(' ')

const isOver = (status: RefundStatus) => status === 'succeeded' || status === 'rejected'

/** Only where a document stands for the money, or stood for it before it was reversed. */
function reversalStep(
  { needs_reversal }: RefundDetail,
  { invoice_status }: Pick<OrderRow, 'invoice_status'>,
): RefundStep[] {
  const title = '先红冲票据'
  if (needs_reversal)
    return [
      {
        title,
        documents: true,
        note: '款项已开票：开出的票据先红冲，未开出的申请先退回，办完即可批准',
        state: 'current',
      },
    ]
  return invoice_status === 'red_done' ? [{ title, note: '票据已红冲', state: 'done' }] : []
}

/** What the first approval waits for or brings. */
function approvalNote({ bought_nothing, needs_reversal }: RefundDetail, kind: OrderRow['kind']): string {
  if (needs_reversal) return '红冲完成后可批准'
  if (bought_nothing) return `款项没有对应的${orderTypeNames[orderTypeOf(kind)]}，批准后全部退还`
  return kind === 'evaluation' ? '批准后退回原付款账户' : '选定退款后的会员资格，批准时一起生效'
}

/** The steps of a refund in their order (VISUAL.md, Refund in the drawer). */
export function refundSteps(
  refund: RefundDetail,
  order: Pick<OrderRow, 'kind' | 'invoice_status'>,
): RefundStep[] {
  const { refund_status: status, needs_reversal } = refund
  const rejected = status === 'rejected'
  return [
    ...reversalStep(refund, order),
    {
      title: '财务批准',
      note:
        refund.approved_at === null
          ? rejected
            ? `已驳回：${refund.trouble}`
            : approvalNote(refund, order.kind)
          : by(refund.approved_by, refund.approved_at),
      state: refund.approved_at !== null ? 'done' : rejected ? 'failed' : needs_reversal ? 'todo' : 'current',
    },
    ...(refund.needs_second ? [secondStep(refund)] : []),
    {
      title: '退回原账户',
      note: returnNote(refund),
      state:
        status === 'succeeded'
          ? 'done'
          : status === 'failed'
            ? 'failed'
            : status === 'processing'
              ? 'current'
              : 'todo',
    },
  ]
}

function secondStep(refund: RefundDetail): RefundStep {
  const title = '第二人复核'
  if (refund.reviewed_at !== null)
    return { title, note: by(refund.reviewed_by, refund.reviewed_at), state: 'done' }
  if (refund.refund_status === 'rejected' && refund.approved_at !== null)
    return { title, note: `已驳回：${refund.trouble}`, state: 'failed' }
  return {
    title,
    note: `单笔超过 ${yuan(refund.second_above_fen)}，须由另一位财务复核，批准人不能复核`,
    state: refund.refund_status === 'approved' && !refund.needs_reversal ? 'current' : 'todo',
  }
}

function returnNote({ refund_status, returned_on, bank_ref, trouble, way }: RefundDetail): string {
  if (returned_on !== null) return [returned_on, bank_ref].filter(text => text !== '').join(' 流水号 ')
  if (refund_status === 'failed') return `没有退回成功：${trouble}`
  if (way !== null && !isOver(refund_status))
    return '批准后原路退回，通常几分钟内到账；渠道拒绝的改为对公退回'
  return isOver(refund_status) ? '没有退款' : '批准后 1 至 3 个工作日，失败会回到这里'
}
