import { useState } from 'react'
import type { RefundEffect } from '@portal/api/rules/refund'

interface Choosing {
  refundId: string
  effect: RefundEffect | null
  missing: boolean
}

/** What finance has chosen to become of the membership, until the refund is approved. */
export function useRefundChoice(refundId: string | undefined) {
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const own = choosing?.refundId === refundId ? choosing : null
  const set = (part: Omit<Choosing, 'refundId'>) => {
    if (refundId !== undefined) setChoosing({ refundId, ...part })
  }
  return {
    effect: own?.effect ?? null,
    /** Approval was pressed before anything was chosen. */
    missing: own?.missing ?? false,
    choose: (effect: RefundEffect) => set({ effect, missing: false }),
    showMissing: () => set({ effect: null, missing: true }),
  }
}

export type RefundChoice = ReturnType<typeof useRefundChoice>
