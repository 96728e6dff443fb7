import { useState, type ComponentProps } from 'react'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import type { TransferDraft, TransferReport } from '@portal/api/contract/transfer.schema'
import {
  useCloseOrder,
  usePayOrder,
  useReportTransfer,
  useSaveTransferDraft,
  useWithdrawTransfer,
} from '@portal/api/hooks/order-acts'
import { useOpenOrder } from '@portal/api/hooks/open-order'
import { orderParams, type OrderType } from '@portal/api/hooks/orders'
import { useUpload } from '@portal/api/hooks/uploads'
import { useToday } from '@portal/api/hooks/use-today'
import type { Channel } from '@portal/api/rules/payment'
import { formatTime } from '@portal/api/rules/dates'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { notSaved, uploaded, type SaveResult } from '../../shared/form-kit/index.ts'
import {
  isOfOrder,
  notReported,
  reportFields,
  type ReportResult,
} from '../../shared/transfer-report/index.ts'
import { OrderComing } from './OrderComing.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import * as S from './OfflinePayment.styles.ts'

export interface OfflinePaymentPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  type: OrderType
  orderNo: string
  /** What a list knows of it. */
  row?: OrderRow | undefined
}

/** One order of the member's own with everything that can be done about it: choose the transfer, report it, take it back. */
export function OfflinePaymentPanel({ type, orderNo, row, ...rest }: OfflinePaymentPanelProps) {
  const params = orderParams(type)
  const today = useToday()
  const order = useOpenOrder(type, orderNo, row)
  const paying = usePayOrder()
  const reporting = useReportTransfer()
  const withdrawing = useWithdrawTransfer()
  const closing = useCloseOrder()
  const saving = useSaveTransferDraft()
  const upload = useUpload('voucher')
  const [opening, setOpening] = useState<Channel>('offline')
  const [reported, setReported] = useState(false)
  const [sawPayment, setSawPayment] = useState(false)
  if (order.data?.payment && !sawPayment) setSawPayment(true)

  async function choose(channel: Channel) {
    setOpening(channel)
    const outcome = await paying.run({ params, body: { order_no: orderNo, channel } })
    // paid, closed or opened elsewhere: the order shows how it is
    if (!outcome.ok) order.reload()
  }

  async function report(given: TransferReport): Promise<ReportResult> {
    const outcome = await reporting.run({ params, body: { ...given, order_no: orderNo } }, { silent: true })
    if (outcome.ok) {
      setReported(true)
      return { ok: true }
    }
    if (isOfOrder(outcome.error)) order.reload()
    return notReported(outcome.error)
  }

  async function saveDraft(draft: TransferDraft): Promise<SaveResult> {
    const outcome = await saving.run({ params, body: { ...draft, order_no: orderNo } }, { silent: true })
    if (outcome.ok) return { ok: true, version: 0, savedAt: formatTime(new Date()) }
    return notSaved(reportFields, outcome.error)
  }

  async function withdraw() {
    const outcome = await withdrawing.run({ params, body: { order_no: orderNo } })
    if (outcome.ok) setReported(false)
  }

  if (!order.data && !order.error && row) return <OrderComing {...rest} order={row} />
  if (!order.data) {
    return (
      <S.Box {...rest}>
        <S.Body>
          <PanelPending error={order.error} onRetry={order.reload}>
            订单没有加载出来。
          </PanelPending>
        </S.Body>
      </S.Box>
    )
  }

  const detail = order.data
  return (
    <OrderPayment
      {...rest}
      // another state is another form
      key={`${detail.order_status}-${detail.report?.submitted_at ?? ''}`}
      order={detail}
      today={today}
      justReported={reported}
      upload={async (file, options) => uploaded(await upload(file, options))}
      justPaid={sawPayment}
      choosing={paying.busy ? opening : null}
      onChoose={channel => void choose(channel)}
      onSaveDraft={saveDraft}
      onReport={report}
      withdrawing={withdrawing.busy}
      onWithdraw={() => void withdraw()}
      onLapsed={order.reload}
      closing={closing.busy}
      onClose={() => void closing.run({ params, body: { order_no: orderNo } })}
    />
  )
}
