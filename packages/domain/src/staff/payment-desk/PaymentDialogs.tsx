import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo, missingFen, orderRemarkLimit } from '@portal/api/rules/order'
import { ConfirmDialog, IrreversibleConfirm } from '@portal/ui/dialog'
import { ReasonDialog } from '../staff-desk/ReasonDialog.tsx'
import {
  surplusFen,
  type MoneyAct,
  type PaymentAct,
  type PaymentDraft,
  type ReasonedAct,
} from './payment-form.ts'
import { doing } from './use-payment-decision.ts'

export interface PaymentDialogsProps {
  act: PaymentAct
  order: OrderDetail
  draft: PaymentDraft
  busy: boolean
  /** Why the server refused the reason. */
  reasonError: string | undefined
  onTake: (act: MoneyAct) => void
  onReason: (act: ReasonedAct, reason: string) => void
  onDraft: (part: Partial<PaymentDraft>) => void
  onClose: () => void
}

/** What a confirmation does at once (D4, D5). */
function consequencesOf(order: OrderDetail, draft: PaymentDraft): string[] {
  const { kind, period, application_no } = order
  const member = application_no === null ? '会员编号不变' : `发放会员编号，入会申请 ${application_no} 办结`
  return [
    `订单 ${groupOrderNo(order.order_no)} 记为已支付，到账 ${yuan(draft.received_fen ?? 0)}`,
    period ? `会员期 ${period.starts_at} 至 ${period.ends_at} 生效` : '',
    kind === 'evaluation' ? '评价费付清，会员可以申请增值税发票' : member,
    surplusText(order, draft),
    '会员会收到短信通知',
  ].filter(text => text !== '')
}

const goesBack = '批准后退回原付款账户'

function surplusText(order: OrderDetail, draft: PaymentDraft): string {
  const surplus = surplusFen(draft.received_fen, order)
  return surplus === 0 ? '' : `多收的 ${yuan(surplus)} 申请退款，${goesBack}`
}

/** What becomes of money that came after the order was closed (D5). */
function lateConsequences(order: OrderDetail, draft: PaymentDraft): string[] {
  const received = draft.received_fen ?? 0
  if (received < missingFen(order))
    return [
      `来款少于应付的 ${yuan(order.amount_fen)}，订单不能恢复`,
      `全部 ${yuan(received)} 申请退款，${goesBack}`,
      '会员会收到短信通知',
    ]
  const { period } = order
  return [
    `还能办理的，订单恢复为已支付${period ? `，会员期 ${period.starts_at} 至 ${period.ends_at} 生效` : ''}`,
    surplusText(order, draft),
    `不能办理的，例如会员已重新下单、申请已失效，全部 ${yuan(received)} 申请退款，${goesBack}`,
    '会员会收到短信通知',
  ].filter(text => text !== '')
}

const repeatedConsequences = ({ received_fen }: PaymentDraft): string[] => [
  `订单已经付清，这笔 ${yuan(received_fen ?? 0)} 全部申请退款，${goesBack}`,
  '退款办完以前，订单显示为退款中，会员权益不变',
  '会员会收到短信通知',
]

const reasoned = {
  send_back: {
    title: '退回填报',
    phrases: [
      '凭证看不清，请重新上传',
      '填报金额与凭证不符',
      '付款户名与会员不符，请说明',
      '没有查到这笔来款',
    ],
    tone: 'primary',
    text: '原因会逐字显示给会员，会员可以修改后重新提交。',
  },
  exception: {
    title: '标记异常',
    phrases: ['重复付款', '来款与订单无法对应', '款项已被银行退回', '疑似他人代付，待核实'],
    tone: 'danger-outline',
    text: '核实清楚以前不能确认到账。原因记入订单记录，会员可以看到。',
  },
  resume: {
    title: '恢复处理',
    phrases: ['已核实为本单款项', '会员已补充说明', '误标记为异常'],
    tone: 'primary',
    text: '订单回到标记以前的状态，再按实际到账办理。原因记入订单记录，会员可以看到。',
  },
  return_exception: {
    title: '退回款项',
    phrases: ['到账金额与应付金额不一致', '会员不再补足余款', '渠道入账有误'],
    tone: 'danger-outline',
    text: '生成退款申请，批准后退回原付款账户；这笔订单不再办理，会员可以重新下单。原因会逐字显示给会员。',
  },
  close_exception: {
    title: '关闭订单',
    phrases: ['没有收到款项，请重新缴费', '款项已被银行退回', '重复付款，多付的款项已退回'],
    tone: 'danger-outline',
    text: '关闭后会员不能再支付，原因会逐字显示给会员，并以短信通知。',
  },
} as const satisfies Record<ReasonedAct, unknown>

/** The dialogs of the payment desk: one at a time, fetched when the first is opened. */
export function PaymentDialogs({
  act,
  order,
  draft,
  busy,
  reasonError,
  onTake,
  onReason,
  onDraft,
  onClose,
}: PaymentDialogsProps) {
  const due = missingFen(order)
  const received = draft.received_fen ?? 0
  const number = groupOrderNo(order.order_no)

  switch (act) {
    case 'confirm':
      return (
        <IrreversibleConfirm
          open
          title={`确认“${order.subject_name}”到账 ${yuan(received)}`}
          consequences={consequencesOf(order, draft)}
          confirmLabel="确认到账"
          busyLabel={doing.confirm}
          busy={busy}
          onConfirm={() => onTake('confirm')}
          onClose={onClose}
        />
      )
    case 'late':
    case 'repeated':
      return (
        <IrreversibleConfirm
          open
          title={`登记“${order.subject_name}”的来款 ${yuan(received)}`}
          consequences={act === 'late' ? lateConsequences(order, draft) : repeatedConsequences(draft)}
          confirmLabel="登记来款"
          busyLabel={doing[act]}
          busy={busy}
          onConfirm={() => onTake(act)}
          onClose={onClose}
        />
      )
    case 'short':
      return (
        <ConfirmDialog
          open
          title={`登记部分到账 ${yuan(received)}`}
          confirmLabel="登记部分到账"
          busyLabel={doing.short}
          busy={busy}
          onConfirm={() => onTake('short')}
          onClose={onClose}
        >
          订单 {number} 还差 {yuan(Math.max(0, due - received))}，补足前不会生效。会员会收到短信。
        </ConfirmDialog>
      )
    case 'send_back':
    case 'exception':
    case 'resume':
    case 'return_exception':
    case 'close_exception': {
      const { title, phrases, tone, text } = reasoned[act]
      return (
        <ReasonDialog
          title={`${title} ${number}`}
          phrases={phrases}
          limit={orderRemarkLimit}
          confirmLabel={title}
          busyLabel={doing[act]}
          tone={tone}
          busy={busy}
          error={reasonError}
          initial={draft.reasons[act]}
          onConfirm={reason => onReason(act, reason)}
          onClose={typed => {
            onDraft({ reasons: { ...draft.reasons, [act]: typed } })
            onClose()
          }}
        >
          {text}
        </ReasonDialog>
      )
    }
  }
}
