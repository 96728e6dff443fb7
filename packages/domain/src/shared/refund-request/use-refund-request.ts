import { useState } from 'react'
import type { RequestDraft } from './refund-request-form.ts'

interface Asking {
  orderNo: string
  open: boolean
  /** What was typed and not sent. */
  draft: RequestDraft | undefined
}

/** Whether a refund of an order is being asked for; what was typed outlives its dialog. */
export function useRefundRequest(orderNo: string) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const own = asking?.orderNo === orderNo ? asking : null
  return {
    isOpen: own?.open ?? false,
    draft: own?.draft,
    open: () => setAsking({ orderNo, open: true, draft: own?.draft }),
    close: (draft: RequestDraft | undefined) => setAsking({ orderNo, open: false, draft }),
  }
}
