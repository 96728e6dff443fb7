import { Suspense, useId, useState, type ComponentProps } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { TransferReport } from '@portal/api/contract/transfer.schema'
import { yuan } from '@portal/api/rules/money'
import { channelNames, type Channel } from '@portal/api/rules/payment'
import { orderStatus } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import type { Upload } from '@portal/ui/file-field'
import { Notice } from '@portal/ui/notice'
import { preloadable } from '@portal/ui/preloadable'
import { HistoryTimeline } from '../../shared/history-timeline/index.ts'
import { LazyConfirmDialog } from '../../shared/lazy-confirm-dialog/index.ts'
import { OrderPrintButton } from '../../shared/order-print/index.ts'
import { orderTypeOf } from '../../shared/order-type/order-type-of.ts'
import { useRefundRequest } from '../../shared/refund-request/use-refund-request.ts'
import { StatusSummary } from '../../shared/status-summary/index.ts'
import {
  TransferReportForm,
  type ReportResult,
  type SaveReportDraft,
} from '../../shared/transfer-report/index.ts'
import { CouponPanel } from '../coupon-row/index.ts'
import { OrderInvoicesPanel } from '../invoices/OrderInvoicesPanel.tsx'
import { PaymentChannels } from '../online-payment/PaymentChannels.tsx'
import { orderAnswers, transferAnswers } from './order-answers.ts'
import { OrderHead } from './OrderHead.tsx'
import { ReportedTransferList } from './ReportedTransferList.tsx'
import { PaymentStart } from './PaymentStart.tsx'
import * as S from './OfflinePayment.styles.ts'
import { TransferInstructions } from './TransferInstructions.tsx'

const OnlinePaymentPanel = preloadable(async () => ({
  default: (await import('../online-payment/OnlinePaymentPanel.tsx')).OnlinePaymentPanel,
}))

const RefundRequestPanel = preloadable(async () => ({
  default: (await import('../../shared/refund-request/index.ts')).RefundRequestPanel,
}))

export interface OrderPaymentProps extends Omit<ComponentProps<'div'>, 'children'> {
  order: OrderDetail
  /** The day it is, in Shanghai. */
  today: string
  /** The report was handed in from this page. */
  justReported: boolean
  upload: Upload
  /** A payment was open on this page. */
  justPaid: boolean
  /** The way to pay that is being opened; null while none is. */
  choosing: Channel | null
  onChoose: (channel: Channel) => void
  onSaveDraft: SaveReportDraft
  onReport: (report: TransferReport) => Promise<ReportResult>
  withdrawing: boolean
  onWithdraw: () => void
  /** Its code is kept no longer. */
  onLapsed: () => void
  /** The order is being closed. */
  closing: boolean
  onClose: () => void
}

/** What is asked before an act. */
const questions = {
  take_back: { title: '撤回这次填报？', confirmLabel: '撤回填报', busyLabel: '正在撤回' },
  close: { title: '关闭这笔订单？', confirmLabel: '关闭订单', busyLabel: '正在关闭' },
} as const

const consequenceOfTakingBack = '撤回后订单回到“待支付”，可以修改付款信息重新填报。已上传的凭证会保留。'

const consequenceOfClosing = ({ application_no }: OrderDetail): string =>
  `关闭后不能再支付，${
    application_no === null ? '需要时可以重新发起' : `入会申请 ${application_no} 随之结束，需要时可以重新申请`
  }。款项已经汇出的请不要关闭。`

/** The page has changed under the button that was pressed. */
const takeFocus = (notice: HTMLElement | null) => notice?.focus()

/** One order: how it stands, how to pay it, what was reported. */
export function OrderPayment({
  order,
  today,
  justReported,
  upload,
  justPaid,
  choosing,
  onChoose,
  onSaveDraft,
  onReport,
  withdrawing,
  onWithdraw,
  onLapsed,
  closing,
  onClose,
  ...rest
}: OrderPaymentProps) {
  const [asking, setAsking] = useState<keyof typeof questions | null>(null)
  const reportId = useId()
  const invoicesId = useId()
  const refund = useRefundRequest(order.order_no)
  const status = order.order_status
  const mayReport = order.allowed.includes('report')
  const [looked, setLooked] = useState<Channel | null>(null)
  // what is open is shown until another way is looked at
  const way = order.channels.length > 1 ? (looked ?? order.channel) : order.channel
  const isOpenWay = way === order.channel
  /** Another way is being opened, which closes this one. */
  const goingOver = choosing === null || choosing === order.channel ? null : choosing
  const instructions =
    order.bank && order.remark_code !== null && (mayReport || status === orderStatus.short) ? (
      <TransferInstructions
        title={status === orderStatus.short ? '按此信息补汇' : undefined}
        bank={order.bank}
        remarkCode={order.remark_code}
        deadlineAt={order.deadline_at}
        today={today}
      />
    ) : null

  return (
    <S.Box {...rest}>
      <OrderHead order={order} />

      {status === orderStatus.unpaid || order.coupon ? (
        <S.Lead>
          <CouponPanel order={order} onLapsed={onLapsed} />
        </S.Lead>
      ) : null}

      {status === orderStatus.sentBack ? (
        <S.Lead>
          <Notice tone="warning" title="协会退回了填报">
            {order.sent_back_reason}
          </Notice>
        </S.Lead>
      ) : null}

      {order.channels.length > 1 ? (
        <S.Lead>
          <PaymentChannels channels={order.channels} value={way} onChange={setLooked} />
        </S.Lead>
      ) : null}
      {order.payment && isOpenWay ? (
        goingOver ? (
          <S.Lead>
            <Notice>正在换成{channelNames[goingOver]}，请不要再用原来的付款方式。</Notice>
          </S.Lead>
        ) : (
          <Suspense fallback={null}>
            <OnlinePaymentPanel
              // another payment is another code and another time
              key={order.payment.pay_url}
              type={orderTypeOf(order.kind)}
              orderNo={order.order_no}
              payment={order.payment}
              renewing={choosing !== null}
              onRenew={() => onChoose(order.payment?.channel ?? 'offline')}
            />
          </Suspense>
        )
      ) : null}

      {instructions && mayReport && isOpenWay ? (
        <>
          <S.Columns>
            {instructions}
            <section aria-labelledby={reportId}>
              <S.Title id={reportId}>第二步 转账后填报</S.Title>
              <TransferReportForm
                // a coupon changes what is likely to be typed
                key={order.amount_fen}
                order={order}
                today={today}
                upload={upload}
                onSave={onSaveDraft}
                note="提交后由协会财务确认，确认前可撤回。"
                onSubmit={onReport}
              />
            </section>
          </S.Columns>
          <S.Body>
            <StatusSummary answers={transferAnswers(order, today)} />
          </S.Body>
        </>
      ) : (
        <S.Body>
          {justReported && status === orderStatus.reported ? (
            <Notice tone="success" tabIndex={-1} ref={takeFocus} title="填报已提交">
              到账确认后以短信通知您。
            </Notice>
          ) : null}
          {justPaid && status === orderStatus.paid ? (
            <Notice tone="success" tabIndex={-1} ref={takeFocus} title="支付成功">
              已入账 {yuan(order.received_fen)}，结果同时以短信通知您。
            </Notice>
          ) : null}
          <PaymentStart order={order} way={way} busy={choosing !== null} onStart={onChoose} />
          <StatusSummary answers={orderAnswers(order, today)} />
          {status === orderStatus.short ? instructions : null}
          {order.report ? (
            <section aria-labelledby={reportId}>
              <S.Title id={reportId}>付款填报</S.Title>
              <S.Reported>
                <ReportedTransferList report={order.report} />
              </S.Reported>
            </section>
          ) : null}
          {order.allowed.includes('take_back') ? (
            <S.Foot>
              <Button onClick={() => setAsking('take_back')}>撤回填报</Button>
              <p>信息填错了可以撤回，修改后重新提交。</p>
            </S.Foot>
          ) : null}
          {/* above the documents: they come later, and nothing moves under a finger */}
          {order.refundable ? (
            <S.Foot>
              <Button onClick={refund.open}>申请退款</Button>
              <p>可退 {yuan(order.refundable.most_fen)}，由协会财务批准后退回原付款账户。</p>
            </S.Foot>
          ) : null}
          {order.invoice_status !== null || order.billable_fen > 0 ? (
            <section aria-labelledby={invoicesId}>
              <S.Title id={invoicesId}>发票与票据</S.Title>
              <OrderInvoicesPanel type={orderTypeOf(order.kind)} order={order} />
            </section>
          ) : null}
          <S.History>
            <summary>办理记录</summary>
            <HistoryTimeline history={order.history} />
          </S.History>
        </S.Body>
      )}

      <S.End>
        <OrderPrintButton order={order} />
        {order.allowed.includes('close') ? (
          <Button variant="text" onClick={() => setAsking('close')}>
            关闭订单
          </Button>
        ) : null}
      </S.End>
      {order.refundable && refund.isOpen ? (
        <Suspense fallback={null}>
          <RefundRequestPanel
            order={order}
            refundable={order.refundable}
            draft={refund.draft}
            onClose={refund.close}
          />
        </Suspense>
      ) : null}
      {asking !== null && order.allowed.includes(asking) ? (
        <LazyConfirmDialog
          open
          {...questions[asking]}
          {...(asking === 'close'
            ? { busy: closing, onConfirm: onClose }
            : { busy: withdrawing, onConfirm: onWithdraw })}
          onClose={() => setAsking(null)}
        >
          {asking === 'close' ? consequenceOfClosing(order) : consequenceOfTakingBack}
        </LazyConfirmDialog>
      ) : null}
    </S.Box>
  )
}
