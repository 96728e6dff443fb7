import type { ReactNode } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { RefundChoice, RefundDetail } from '@portal/api/contract/refunds.schema'
import { yuan } from '@portal/api/rules/money'
import { channelNames } from '@portal/api/rules/payment'
import { refundStatusLook, type RefundEffect } from '@portal/api/rules/refund'
import { refusals } from '@portal/api/rules/refusals'
import { DescriptionList } from '@portal/ui/description-list'
import { CheckIcon, XIcon } from '@portal/ui/icon'
import { RadioGroup } from '@portal/ui/radio-group'
import { StatusInline } from '@portal/ui/status'
import { OrderSection } from '../order-desk/OrderSection.tsx'
import { mayApprove } from './refund-acts.ts'
import { refundSteps, type RefundStep } from './refund-steps.ts'
import { StandingDocuments } from './StandingDocuments.tsx'
import * as S from './RefundSections.styles.ts'

export interface RefundSectionsProps {
  order: Pick<
    OrderDetail,
    'order_no' | 'kind' | 'received_fen' | 'refunded_fen' | 'report' | 'invoice_status'
  >
  refund: RefundDetail
  /** What was chosen to become of the membership. */
  effect: RefundEffect | null
  /** Nothing was chosen when it was needed. */
  isEffectMissing?: boolean | undefined
  onEffect: (effect: RefundEffect) => void
}

/** Where the money goes: the account that it came from. */
const payeeOf = ({ report }: Pick<OrderDetail, 'report'>, { way }: RefundDetail): string =>
  way !== null
    ? `${channelNames[way]}原路退回`
    : report === null || report.payer_bank === ''
      ? '退回原付款账户'
      : `对公退回原付款账户 ${report.payer_bank}${report.payer_account_tail === '' ? '' : ` ****${report.payer_account_tail}`}`

function Request({ order, refund }: Pick<RefundSectionsProps, 'order' | 'refund'>) {
  const { label, family, icon } = refundStatusLook[refund.refund_status]
  return (
    <OrderSection
      title="退款申请"
      action={
        <StatusInline family={family} icon={icon}>
          {label}
        </StatusInline>
      }
    >
      <DescriptionList
        items={[
          { term: '申请人', value: `${refund.asked_by} ${refund.asked_at.slice(0, 16)}` },
          { term: '原因', value: refund.reason === '' ? '—' : refund.reason },
          {
            term: '退款金额',
            value: (
              <>
                <b>{yuan(refund.amount_fen)}</b> 已付 {yuan(order.received_fen)}，已退{' '}
                {yuan(order.refunded_fen)}
              </>
            ),
          },
          { term: '退回方式', value: payeeOf(order, refund) },
          ...(refund.effect_text === '' ? [] : [{ term: '会员资格', value: refund.effect_text }]),
        ]}
      />
    </OrderSection>
  )
}

const marks: Partial<Record<RefundStep['state'], ReactNode>> = {
  done: <CheckIcon size={12} label="已完成" />,
  failed: <XIcon size={12} label="未通过" />,
}

function Steps({ order, refund }: Pick<RefundSectionsProps, 'order' | 'refund'>) {
  return (
    <OrderSection title="退款步骤">
      <S.Steps>
        {refundSteps(refund, order).map(({ title, note, state, documents }, at) => (
          <S.Step key={title} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span>{marks[state] ?? at + 1}</span>
            <div>
              <b>{title}</b>
              <small>{note}</small>
              {documents ? <StandingDocuments order={order} /> : null}
            </div>
          </S.Step>
        ))}
      </S.Steps>
    </OrderSection>
  )
}

/** What a choice would change: as it is, struck, and as it would be. */
function Changes({ choice: { note, changes } }: { choice: RefundChoice }) {
  if (changes.length === 0) return note
  return (
    <>
      {note}
      <S.Changes>
        {changes.map(({ what, from, to }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <s>{from}</s> → <b>{to}</b>
            </dd>
          </div>
        ))}
      </S.Changes>
    </>
  )
}

/** What is asked back of an order, how far it is, and what becomes of the membership (VISUAL.md, Refund in the drawer). */
export function RefundSections({
  order,
  refund,
  effect,
  isEffectMissing = false,
  onEffect,
}: RefundSectionsProps) {
  const chosen = refund.choices.find(choice => choice.effect === refund.effect)
  return (
    <>
      <Request order={order} refund={refund} />
      <Steps order={order} refund={refund} />
      {mayApprove(refund) && refund.choices.length > 0 ? (
        <OrderSection title="退款后的会员资格" action={<S.Note>必选，批准时一起生效</S.Note>}>
          <S.Choices>
            <RadioGroup
              label={<S.Unseen>退款后的会员资格</S.Unseen>}
              error={isEffectMissing ? refusals.refund_effect_needed : undefined}
              options={refund.choices.map(choice => ({
                value: choice.effect,
                label: choice.name,
                disabled: !choice.open,
                help: effect === choice.effect ? <Changes choice={choice} /> : choice.note,
              }))}
              value={effect}
              onChange={onEffect}
            />
          </S.Choices>
        </OrderSection>
      ) : chosen ? (
        <OrderSection title="退款后的会员资格">
          <S.Choices>
            {chosen.name}
            <div>
              <Changes choice={chosen} />
            </div>
          </S.Choices>
        </OrderSection>
      ) : null}
    </>
  )
}
