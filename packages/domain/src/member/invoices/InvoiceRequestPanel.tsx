import { useState } from 'react'
import type { BillableOrder } from '@portal/api/contract/invoices.schema'
import {
  useBillableOrders,
  useInvoice,
  useInvoiceTitles,
  useRequestInvoice,
  useResubmitInvoice,
} from '@portal/api/hooks/invoices'
import { orderParams, type OrderType } from '@portal/api/hooks/orders'
import { createUnsent } from '@portal/api/hooks/unsent'
import { groupInvoiceNo } from '@portal/api/rules/invoice'
import { yuan } from '@portal/api/rules/money'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { toast } from '@portal/ui/toast'
import { LoadState } from '@portal/ui/load-state'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { InvoiceRequestForm } from './InvoiceRequestForm.tsx'
import { InvoiceTitleDialog } from './InvoiceTitleDialog.tsx'
import {
  freshRequest,
  readRequestRefusal,
  requestBody,
  titleOf,
  totalOf,
  validateRequest,
  type RequestDraft,
  type RequestErrors,
} from './request-form.ts'
import * as S from './Invoices.styles.ts'

export interface InvoiceRequestPanelProps {
  type: OrderType
  /** Orders that are chosen to begin with. */
  chosen?: readonly string[] | undefined
  /** A request that was sent back, to be mended. */
  invoiceNo?: string | undefined
  onClose: () => void
}

/** What was typed and not handed in, by the request or by the orders that it began with. */
const useRequestDrafts = createUnsent<RequestDraft>()

const none: readonly string[] = []

/** Asks for a document, or mends a request that was sent back. Render it only while open. */
export function InvoiceRequestPanel({ type, chosen = none, invoiceNo, onClose }: InvoiceRequestPanelProps) {
  const orderKind = type === 'evaluation' ? 'evaluation' : 'dues'
  const billable = useBillableOrders(type)
  const titles = useInvoiceTitles()
  const returned = useInvoice(type, invoiceNo)
  const request = useRequestInvoice()
  const resubmit = useResubmitInvoice()
  const drafts = useRequestDrafts()
  const key = invoiceNo ?? chosen.join(' ')
  const [typed, setTyped] = useState(() => drafts.read(key))
  const [refused, setRefused] = useState<{ errors: RequestErrors; message: string }>({
    errors: {},
    message: '',
  })
  const [addingTitle, setAddingTitle] = useState(false)

  const reads = invoiceNo === undefined ? [billable, titles] : [billable, titles, returned]
  const orders = billable.data?.list
  const book = titles.data?.list
  const isKnown = reads.every(({ data }) => data !== undefined)
  const draft =
    isKnown && orders && orders.length > 0
      ? stillOffered(typed ?? freshRequest(orderKind, orders, { chosen, returned: returned.data }), orders)
      : null
  const busy = request.busy || resubmit.busy

  const change = (part: Partial<RequestDraft>) => {
    if (!draft) return
    const next = { ...draft, ...part }
    setTyped(next)
    drafts.keep(key, next)
  }

  async function send() {
    if (!draft || !orders || !book) return
    const errors = validateRequest(draft, orders, book)
    setRefused({ errors, message: '' })
    const title = titleOf(book, draft)
    if (Object.keys(errors).length > 0 || !title) return
    const params = orderParams(type)
    const body = requestBody(draft, title)
    const silent = { silent: true }
    const outcome =
      invoiceNo === undefined
        ? await request.run({ params, body }, silent)
        : await resubmit.run({ params, body: { ...body, invoice_no: invoiceNo } }, silent)
    if (outcome.ok) {
      drafts.drop(key)
      toast({ tone: 'success', message: `已提交开票申请 ${yuan(totalOf(draft))}，由协会财务开具` })
      onClose()
    } else setRefused(readRequestRefusal(outcome.error, draft))
  }

  if (addingTitle) {
    return (
      <InvoiceTitleDialog
        first={book?.length === 0}
        onClose={saved => {
          setAddingTitle(false)
          if (saved) change({ title_id: saved.id })
        }}
      />
    )
  }
  return (
    <Dialog
      open
      size="l"
      title={invoiceNo === undefined ? '申请发票' : `修改开票申请 ${groupInvoiceNo(invoiceNo)}`}
      busy={busy}
      onClose={onClose}
      footer={
        draft ? (
          <>
            <S.Total>
              合计<b>{yuan(totalOf(draft))}</b>
            </S.Total>
            <DialogFoot
              confirmLabel="提交申请"
              busy={busy}
              busyLabel="正在提交"
              onCancel={onClose}
              onConfirm={() => void send()}
            />
          </>
        ) : null
      }
    >
      {draft && orders && book ? (
        <InvoiceRequestForm
          orderKind={orderKind}
          orders={orders}
          titles={book}
          reason={returned.data?.reason ?? ''}
          draft={draft}
          errors={refused.errors}
          message={refused.message}
          onChange={change}
          onAddTitle={() => setAddingTitle(true)}
        />
      ) : isKnown ? (
        <LoadState state="empty" title="没有可以开票的订单">
          订单支付确认后可以申请，已经申请或开好的金额不能重复开票。
        </LoadState>
      ) : (
        <PanelPending
          error={reads.find(({ error }) => error)?.error}
          onRetry={() => {
            for (const { reload } of reads) reload()
          }}
        >
          可开票的订单没有加载出来。
        </PanelPending>
      )}
    </Dialog>
  )
}

/** An order that was asked for elsewhere meanwhile is not offered any more. */
function stillOffered(draft: RequestDraft, orders: readonly BillableOrder[]): RequestDraft {
  const offered = new Set(orders.map(({ order_no }) => order_no))
  return {
    ...draft,
    amounts: Object.fromEntries(Object.entries(draft.amounts).filter(([order]) => offered.has(order))),
  }
}
