import type { Read } from '@portal/api/hooks/use-read'
import { LoadState } from '@portal/ui/load-state'

export interface PanelFailureProps {
  error: NonNullable<Read<unknown>['error']>
  /** What is missing now, a full sentence. */
  children: string
  onRetry: () => void
}

/** Request id under which the server logged the fault. */
function requestId(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('request_id' in data)) return undefined
  return typeof data.request_id === 'string' ? data.request_id : undefined
}

/** A panel whose data did not come: the catalogue's text, what is missing, and the way to try again. */
export function PanelFailure({ error, children, onRetry }: PanelFailureProps) {
  return (
    <LoadState
      state="failed"
      title={error.message}
      errorCode={requestId(error.answer?.data)}
      onRetry={onRetry}
    >
      {children}
      {error.kind === 'network' ? '已自动重试 3 次，请检查网络后再试。' : ''}
    </LoadState>
  )
}

export interface PanelPendingProps extends Omit<PanelFailureProps, 'error'> {
  /** Why it did not come, once that is known. */
  error: Read<unknown>['error']
}

/** A panel whose data has not come: on its way, or failed. */
export function PanelPending({ error, ...failure }: PanelPendingProps) {
  return error ? <PanelFailure {...failure} error={error} /> : <LoadState state="loading" />
}
