import type { ReactNode } from 'react'
import type { Read } from '@portal/api/hooks/use-read'
import { LoadState } from '@portal/ui/load-state'
import { StaffPending } from '../staff-layout/StaffPending.tsx'

interface Words {
  title: string
  text: string
}

export interface DeskNothingProps {
  /** The record that should lie here. */
  record: Pick<Read<unknown>, 'error' | 'reload'>
  /** The queue has come and nothing waits. */
  done?: (Words & { action?: ReactNode }) | false | undefined
  /** No such record. */
  missing: Words
  /** What did not load, a full sentence. */
  failed: string
}

/** What stands on a desk without a record: nothing to do, not found, not loaded, or not yet. */
export function DeskNothing({ record: { error, reload }, done, missing, failed }: DeskNothingProps) {
  if (error?.code === 404) {
    return (
      <LoadState state="empty" title={missing.title}>
        {missing.text}
      </LoadState>
    )
  }
  if (done && !error) {
    return (
      <LoadState state="empty" title={done.title} action={done.action}>
        {done.text}
      </LoadState>
    )
  }
  return (
    <StaffPending error={error} onRetry={reload}>
      {failed}
    </StaffPending>
  )
}
