import { lazy, Suspense, useId, useState, type ComponentProps } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { TransferReport } from '@portal/api/contract/transfer.schema'
import { yuan } from '@portal/api/rules/money'
import { orderStatus } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import type { Upload } from '@portal/ui/file-field'
import { Notice } from '@portal/ui/notice'
import { HistoryTimeline } from '../../shared/history-timeline/index.ts'
import { LazyConfirmDialog } from '../../shared/lazy-confirm-dialog/index.ts'
import { useRefundRequest } from '../../shared/refund-request/use-refund-request.ts'
import { StatusSummary } from '../../shared/status-summary/index.ts'
import { orderAnswers } from './order-answers.ts'
import { OrderHead } from './OrderHead.tsx'
import { ReportedTransferList } from './ReportedTransferList.tsx'
import * as S from './OfflinePayment.styles.ts'
import { TransferInstructions } from './TransferInstructions.tsx'
import { TransferReportForm, type ReportResult } from './TransferReportForm.tsx'
import type { SaveReportDraft } from './use-report-draft.ts'

const RefundRequestPanel = lazy(async () => ({
  default: (await import('../../shared/refund-request/index.ts')).RefundRequestPanel,
}))

const OrderInvoicesPanel = lazy(async () => ({
  default: (await import('../invoices/OrderInvoicesPanel.tsx')).OrderInvoicesPanel,
}))

export interface OrderPaymentProps extends Omit<ComponentProps<'div'>, 'children'> {
  order: OrderDetail
  /** The day it is, in Shanghai. */
  today: string
  /** The report was handed in from this page. */
  justReported: boolean
  upload: Upload
  /** The bank transfer is being chosen. */
  choosing: boolean
  onChoose: () => void
  onSaveDraft: SaveReportDraft
  onReport: (report: TransferReport) => Promise<ReportResult>
  withdrawing: boolean
  onWithdraw: () => void
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
  choosing,
  onChoose,
  onSaveDraft,
  onReport,
  withdrawing,
  onWithdraw,
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
  const instructions =
    order.bank && order.remark_code !== null && (mayReport || status === orderStatus.short) ? (
      <TransferInstructions
        title={status === orderStatus.short ? '按此信息补汇' : undefined}
        bank={order.bank}
        remarkCode={order.remark_code}
        deadlineAt={order.deadline_at}
      />
    ) : null

  return (
    <S.Box {...rest}>
      <OrderHead order={order} />

      {status === orderStatus.sentBack ? (
        <S.Lead>
          <Notice tone="warning" title="协会退回了填报">
            {order.sent_back_reason}
          </Notice>
        </S.Lead>
      ) : null}

      {instructions && mayReport ? (
        <S.Columns>
          {instructions}
          <section aria-labelledby={reportId}>
            <S.Title id={reportId}>第二步 转账后填报</S.Title>
            <TransferReportForm
              order={order}
              today={today}
              upload={upload}
              onSave={onSaveDraft}
              onSubmit={onReport}
            />
          </section>
        </S.Columns>
      ) : (
        <S.Body>
          {justReported && status === orderStatus.reported ? (
            <Notice tone="success" tabIndex={-1} ref={takeFocus} title="填报已提交">
              到账确认后以短信通知您。
            </Notice>
          ) : null}
          <StatusSummary answers={orderAnswers(order, today)} />
          {order.allowed.includes('pay_offline') ? (
            <S.Foot>
              <Button variant="primary" busy={choosing} busyLabel="正在生成" onClick={onChoose}>
                使用对公转账
              </Button>
              <p>得到协会账号和这笔订单专用的汇款识别码。</p>
            </S.Foot>
          ) : null}
          {instructions}
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
          {order.invoice_status !== null || order.billable_fen > 0 ? (
            <section aria-labelledby={invoicesId}>
              <S.Title id={invoicesId}>发票与票据</S.Title>
              <Suspense fallback={null}>
                <OrderInvoicesPanel
                  type={order.kind === 'evaluation' ? 'evaluation' : 'membership'}
                  order={order}
                />
              </Suspense>
            </section>
          ) : null}
          {order.refundable ? (
            <S.Foot>
              <Button onClick={refund.open}>申请退款</Button>
              <p>可退 {yuan(order.refundable.most_fen)}，由协会财务批准后退回原付款账户。</p>
            </S.Foot>
          ) : null}
          <S.History>
            <summary>办理记录</summary>
            <HistoryTimeline history={order.history} />
          </S.History>
        </S.Body>
      )}

      {order.allowed.includes('close') ? (
        <S.End>
          <Button variant="text" onClick={() => setAsking('close')}>
            关闭订单
          </Button>
        </S.End>
      ) : null}
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
