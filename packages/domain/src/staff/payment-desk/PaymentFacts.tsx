import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { isOnlineChannel } from '@portal/api/rules/payment'
import { DescriptionList } from '@portal/ui/description-list'
import { Notice } from '@portal/ui/notice'
import { HistoryTimeline } from '../../shared/history-timeline/index.ts'
import { checkRows } from './payment-check.ts'
import { PaymentCheckTable } from './PaymentCheckTable.tsx'
import * as S from './PaymentDesk.styles.ts'

export interface PaymentFactsProps {
  order: OrderDetail
  today: string
}

/** What speaks for and against: the check, what to look at twice, money that came before, the record. */
export function PaymentFacts({ order, today }: PaymentFactsProps) {
  const rows = checkRows(order, today)
  const remarks = rows.flatMap(row => (row.remark === '' ? [] : row.remark))
  const note = order.report?.note ?? ''
  return (
    <>
      {rows.length > 0 ? <PaymentCheckTable rows={rows} /> : null}
      <S.Stack>
        {rows.length === 0 && !isOnlineChannel(order.channel) ? (
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
