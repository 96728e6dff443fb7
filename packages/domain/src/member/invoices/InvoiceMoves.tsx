import { Suspense } from 'react'
import type { InvoiceRow } from '@portal/api/contract/invoices.schema'
import { useCancelInvoice } from '@portal/api/hooks/invoices'
import { orderParams, type OrderType } from '@portal/api/hooks/orders'
import { groupInvoiceNo } from '@portal/api/rules/invoice'
import { yuan } from '@portal/api/rules/money'
import { preloadable } from '@portal/ui/preloadable'
import { toast } from '@portal/ui/toast'
import { LazyConfirmDialog } from '../../shared/lazy-confirm-dialog/index.ts'
import type { InvoiceMove } from './InvoiceList.tsx'

const InvoiceRequestPanel = preloadable(async () => ({
  default: (await import('./InvoiceRequestPanel.tsx')).InvoiceRequestPanel,
}))
const ResendInvoiceDialog = preloadable(async () => ({
  default: (await import('../../shared/resend-invoice/index.ts')).ResendInvoiceDialog,
}))
const ReversalDialog = preloadable(async () => ({
  default: (await import('./ReversalDialog.tsx')).ReversalDialog,
}))

/** What a member is doing about documents: asking for one, or something at one there is. */
export type InvoiceAsking =
  | { move: 'request'; chosen: readonly string[] }
  | { move: InvoiceMove; invoice: InvoiceRow }

export interface InvoiceMovesProps {
  type: OrderType
  /** null: nothing. */
  asking: InvoiceAsking | null
  onClose: () => void
}

/** The dialogs in which a member asks for documents, mends, cancels or has them reversed; their code comes with them. */
export function InvoiceMoves({ type, asking, onClose }: InvoiceMovesProps) {
  const cancelling = useCancelInvoice()
  if (asking === null) return null

  if (asking.move === 'cancel') {
    const { invoice } = asking
    const cancel = async () => {
      const outcome = await cancelling.run({
        params: orderParams(type),
        body: { invoice_no: invoice.invoice_no },
      })
      if (!outcome.ok) return
      toast({ tone: 'success', message: '已取消开票申请' })
      onClose()
    }
    return (
      <LazyConfirmDialog
        open
        title="取消这次开票申请？"
        confirmLabel="取消申请"
        cancelLabel="再想想"
        busy={cancelling.busy}
        busyLabel="正在取消"
        onConfirm={() => void cancel()}
        onClose={onClose}
      >
        申请 {groupInvoiceNo(invoice.invoice_no)}（{yuan(invoice.amount_fen)}
        ）取消后不再开具，对应的金额可以重新申请。
      </LazyConfirmDialog>
    )
  }
  return (
    <Suspense fallback={null}>
      {asking.move === 'resend' ? (
        <ResendInvoiceDialog type={type} invoice={asking.invoice} onClose={onClose} />
      ) : asking.move === 'ask_red' ? (
        <ReversalDialog type={type} invoice={asking.invoice} onClose={onClose} />
      ) : (
        <InvoiceRequestPanel
          type={type}
          {...(asking.move === 'request'
            ? { chosen: asking.chosen }
            : { invoiceNo: asking.invoice.invoice_no })}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
