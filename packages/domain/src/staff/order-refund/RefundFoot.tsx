import { useId, useState } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { RefundDetail } from '@portal/api/contract/refunds.schema'
import { useToday } from '@portal/api/hooks/use-today'
import { yuan } from '@portal/api/rules/money'
import { channelNames } from '@portal/api/rules/payment'
import { groupOrderNo, orderRemarkLimit } from '@portal/api/rules/order'
import type { RefundEffect } from '@portal/api/rules/refund'
import { Button } from '@portal/ui/button'
import { ConfirmDialog, IrreversibleConfirm } from '@portal/ui/dialog'
import { StampIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { ReasonDialog } from '../staff-desk/ReasonDialog.tsx'
import { doing, pressesOf, pressNames, type RefundPress } from './refund-acts.ts'
import { RefundReturnDialog, type ReturnedMoney } from './RefundReturnDialog.tsx'
import * as S from './RefundSections.styles.ts'
import { ReversalLink } from './StandingDocuments.tsx'
import { useRefundActs, type RefundActs } from './use-refund-acts.ts'

export interface RefundFootProps {
  order: OrderDetail
  refund: RefundDetail
  /** What was chosen to become of the membership. */
  effect: RefundEffect | null
  /** Approval was pressed before anything was chosen. */
  onEffectMissing: () => void
}

/** Buttons in the order of the steps; only the one of the current step is filled. */
const variants = {
  approve: 'seal',
  review: 'seal',
  reject: 'secondary',
  succeed: 'primary',
  fail: 'secondary',
  retry: 'primary',
} as const satisfies Record<RefundPress, string>

/** What was typed into a dialog that was closed without sending it. */
interface Drafts {
  reject?: string
  fail?: string
  succeed?: ReturnedMoney
}

/** What finance can do about a refund now. */
export function RefundFoot({ order, refund, effect, onEffectMissing }: RefundFootProps) {
  const acts = useRefundActs(order, refund)
  const [drafts, setDrafts] = useState<Drafts>({})
  const presses = pressesOf(refund)
  const whyNotId = useId()
  /** A document stands in the way of it. */
  const waits = (what: RefundPress) => refund.needs_reversal && (what === 'approve' || what === 'review')

  function press(what: RefundPress) {
    if (what === 'approve' && refund.choices.length > 0 && effect === null) onEffectMissing()
    else acts.show(what)
  }

  return (
    <>
      {presses.some(waits) ? (
        <>
          <S.WhyNot id={whyNotId}>批准退款要等票据红冲完成。红冲不能撤回。</S.WhyNot>
          <ReversalLink order={order} />
        </>
      ) : null}
      {presses.map(what => (
        <Button
          key={what}
          size="s"
          variant={variants[what]}
          {...(variants[what] === 'seal' ? { icon: StampIcon } : {})}
          disabled={acts.busy || waits(what)}
          {...(waits(what) ? { 'aria-describedby': whyNotId } : {})}
          onClick={() => press(what)}
        >
          {pressNames[what]}
          {what === 'approve' ? ` ${yuan(refund.amount_fen)}` : ''}
        </Button>
      ))}
      {acts.open === null ? null : (
        <RefundDialog
          press={acts.open}
          acts={acts}
          order={order}
          refund={refund}
          effect={effect}
          drafts={drafts}
          onLeave={draft => {
            setDrafts(before => ({ ...before, ...draft }))
            acts.close()
          }}
        />
      )}
    </>
  )
}

/** What an approval does at once (D5). */
function consequencesOf({ refund }: Pick<RefundFootProps, 'refund'>, effect: RefundEffect | null): string[] {
  const choice = refund.choices.find(one => one.effect === effect)
  const changes = choice?.changes.map(({ what, from, to }) => `${what}由 ${from} 改为 ${to}`) ?? []
  return [
    `退款 ${yuan(refund.amount_fen)}，${
      refund.way === null ? '等待退回原付款账户' : `由${channelNames[refund.way]}原路退回`
    }`,
    ...(choice && changes.length === 0 ? [choice.name] : changes),
    '会员会收到短信通知',
  ]
}

interface RefundDialogProps extends Omit<RefundFootProps, 'onEffectMissing'> {
  press: RefundPress
  acts: RefundActs
  drafts: Drafts
  onLeave: (draft: Drafts) => void
}

function RefundDialog({ press, acts, order, refund, effect, drafts, onLeave }: RefundDialogProps) {
  const today = useToday()
  const { busy, error, close } = acts
  const money = yuan(refund.amount_fen)
  const failure = error ? (
    <Notice tone="error" role="alert">
      {error.message}
    </Notice>
  ) : null
  const confirm = { open: true, busy, busyLabel: doing[press], onClose: close }

  switch (press) {
    case 'approve':
      return refund.needs_second ? (
        <ConfirmDialog
          {...confirm}
          title={`批准退款 ${money}`}
          confirmLabel="批准退款"
          onConfirm={() => acts.approve(effect)}
        >
          {failure}
          单笔超过 {yuan(refund.second_above_fen)}，批准后由另一位财务复核，复核通过才生效。
        </ConfirmDialog>
      ) : (
        <IrreversibleConfirm
          {...confirm}
          title={`批准“${order.subject_name}”退款 ${money}`}
          consequences={consequencesOf({ refund }, effect)}
          confirmLabel="批准退款"
          onConfirm={() => acts.approve(effect)}
        >
          {failure}
        </IrreversibleConfirm>
      )
    case 'review':
      return (
        <IrreversibleConfirm
          {...confirm}
          title={`复核“${order.subject_name}”退款 ${money}`}
          consequences={consequencesOf({ refund }, refund.effect)}
          confirmLabel="复核通过"
          onConfirm={acts.review}
        >
          {failure}
        </IrreversibleConfirm>
      )
    case 'succeed':
      return (
        <RefundReturnDialog
          title={`登记已退回 ${money}`}
          today={today}
          busy={busy}
          error={error}
          initial={drafts.succeed}
          onConfirm={acts.succeed}
          onClose={succeed => onLeave({ succeed })}
        >
          登记后退款完成，会员会收到短信。流水号请按银行回单填写，一个流水号只能退一笔。
        </RefundReturnDialog>
      )
    case 'retry':
      return (
        <ConfirmDialog
          {...confirm}
          title={`重新退回 ${money}`}
          confirmLabel="重新退回"
          onConfirm={acts.retry}
        >
          {failure}
          上次没有退回成功：{refund.trouble}。核对收款账户后再退，完成后登记。
        </ConfirmDialog>
      )
    case 'reject':
    case 'fail': {
      const { title, phrases, text } = reasons[press]
      return (
        <ReasonDialog
          title={`${title} ${groupOrderNo(order.order_no)}`}
          phrases={press === 'reject' ? [used[order.kind], ...phrases] : phrases}
          limit={orderRemarkLimit}
          confirmLabel={title}
          busyLabel={doing[press]}
          tone={press === 'reject' ? 'danger-outline' : 'primary'}
          busy={busy}
          error={error?.message}
          initial={drafts[press]}
          onConfirm={press === 'reject' ? acts.reject : acts.fail}
          onClose={typed => onLeave({ [press]: typed })}
        >
          {text}
        </ReasonDialog>
      )
    }
  }
}

/** What was paid for is in use. */
const used = { dues: '会员期已经使用', evaluation: '评审已经开始' } as const satisfies Record<
  OrderDetail['kind'],
  string
>

const reasons = {
  reject: {
    title: '驳回申请',
    phrases: ['不符合退款条件', '请补充退款原因后重新申请'],
    text: '原因会逐字显示给会员，订单回到申请退款前的状态。',
  },
  fail: {
    title: '登记退回失败',
    phrases: ['账户已注销', '户名与账号不符', '银行退回，原因待查'],
    text: '原因会显示给会员。核对收款账户后可以重新退回。',
  },
} as const
