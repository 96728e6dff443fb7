import { Suspense } from 'react'
import { useWhenIdle } from '../../shared/ahead/index.ts'
import { preloadable } from '@portal/ui/preloadable'
import type { DifferenceActing } from './use-difference-acts.ts'

export interface AskedDialogProps {
  acts: DifferenceActing
}

const SettlementDialog = preloadable(async () => ({
  default: (await import('./SettlementDialog.tsx')).SettlementDialog,
}))
const AssignmentDialog = preloadable(async () => ({
  default: (await import('./AssignmentDialog.tsx')).AssignmentDialog,
}))

/** The dialog of the act that was asked for; fetched when the page has nothing else to do. */
export function AskedDialog({ acts }: AskedDialogProps) {
  useWhenIdle(true, SettlementDialog.preload)
  if (acts.asked === null) return null
  const { difference, press } = acts.asked
  const shared = { difference, busy: acts.busy, error: acts.error }
  return (
    <Suspense fallback={null}>
      {press === 'assign' ? (
        <AssignmentDialog
          {...shared}
          onConfirm={(channel, days) => void acts.assign(difference, channel, days)}
          onClose={acts.leave}
        />
      ) : (
        <SettlementDialog
          {...shared}
          way={press}
          initial={acts.noteOf(difference, press)}
          onConfirm={note => void acts.settle(difference, press, note)}
          onClose={typed => acts.leaveWith(difference, press, typed)}
        />
      )}
    </Suspense>
  )
}
