import type { Read } from '@portal/api/hooks/use-read'
import { LoadState } from '@portal/ui/load-state'
import { PanelFailure, type PanelFailureProps } from './PanelFailure.tsx'

export interface PanelPendingProps extends Omit<PanelFailureProps, 'error'> {
  /** Why it did not come, once that is known. */
  error: Read<unknown>['error']
}

/** A panel whose data has not come: on its way, or failed. */
export function PanelPending({ error, ...failure }: PanelPendingProps) {
  return error ? <PanelFailure {...failure} error={error} /> : <LoadState state="loading" />
}
