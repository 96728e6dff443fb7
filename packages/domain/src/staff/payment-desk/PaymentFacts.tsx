import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import { shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { isOnlineChannel } from '@portal/api/rules/payment'
import { DescriptionList } from '@portal/ui/description-list'
import { Notice } from '@portal/ui/notice'
import { HistoryTimeline } from '../../shared/history-timeline/index.ts'
import { BankCandidates } from './BankCandidates.tsx'
import { checkRows } from './payment-check.ts'
import { chosenLine, unexpectedAct, type PaymentDraft } from './payment-form.ts'
import { PaymentCheckTable } from './PaymentCheckTable.tsx'
import * as S from './PaymentDesk.styles.ts'

export interface PaymentFactsProps {
  order: OrderDetail
  draft: Draft<PaymentDraft>
  today: string
}

/** What speaks for and against: the check, what to look at twice, the bank's lines, money that came before, the record. */
export function PaymentFacts({ order, draft, today }: PaymentFactsProps) {
  const { bank_lines: lines } = order
  const line = useDraftPart(draft, typed => chosenLine(typed, lines ?? []))
  const rows = checkRows(order, today, line)
  const remarks = rows.flatMap(row => (row.remark === '' ? [] : row.remark))
  const note = order.report?.note ?? ''
  return (
    <>
      {rows.length > 0 ? <PaymentCheckTable rows={rows} withBank={line !== undefined} /> : null}
      <S.Stack>
        {rows.length === 0 && !isOnlineChannel(order.channel) && unexpectedAct(order) === null ? (
          <Notice>会员还没有填报转账信息。</Notice>
        ) : null}
        {remarks.length > 0 || note !== '' ? (
          <Notice tone={remarks.length > 0 ? 'warning' : 'info'}>
            {remarks.join('')}
            {note === '' ? '' : `会员填报说明：${note}`}
          </Notice>
        ) : null}
        {order.sent_back_reason === '' ? null : (
          <Notice tone="warning">退回原因：{order.sent_back_reason}</Notice>
        )}
      </S.Stack>
      {lines ? (
        <BankCandidates lines={lines} chosen={line} order={order} draft={draft} today={today} />
      ) : null}
      {order.receipts.length > 0 ? (
        <S.Section>
          <h3>
            到账记录，合计 {yuan(order.received_fen)} / {yuan(order.amount_fen)}
          </h3>
          <DescriptionList
            items={order.receipts.map(receipt => ({
              term: shortDay(receipt.received_at),
              value: `${yuan(receipt.amount_fen)}，流水号 ${receipt.bank_ref}，${receipt.by}${receipt.remark === '' ? '' : `，${receipt.remark}`}`,
            }))}
          />
        </S.Section>
      ) : null}
      <S.Section>
        <h3>记录</h3>
        <HistoryTimeline history={order.history} />
      </S.Section>
    </>
  )
}
