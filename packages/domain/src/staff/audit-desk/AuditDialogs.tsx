import { generalRemarkLimit } from '@portal/api/rules/application'
import { ConfirmDialog } from '@portal/ui/dialog'
import { ReasonDialog } from '../staff-desk/ReasonDialog.tsx'
import { doing } from './use-audit-decision.ts'

export type AuditDialog = 'reject' | 'pass'

export interface AuditDialogsProps {
  dialog: AuditDialog
  /** Whose application it is. */
  name: string
  /** Whole sentences to start a rejection from. */
  phrases: readonly string[]
  /** Unsent remarks on it. */
  count: number
  busy: boolean
  reason: string
  reasonError: string | undefined
  onReject: (reason: string) => void
  onPass: () => void
  /** Gets the reason typed so far. */
  onClose: (reason?: string) => void
}

/** The dialogs of the audit desk: one at a time, fetched when the first is opened. */
export function AuditDialogs({
  dialog,
  name,
  phrases,
  count,
  busy,
  reason,
  reasonError,
  onReject,
  onPass,
  onClose,
}: AuditDialogsProps) {
  switch (dialog) {
    case 'reject':
      return (
        <ReasonDialog
          title={`不通过“${name}”的申请`}
          phrases={phrases}
          limit={generalRemarkLimit}
          confirmLabel="不通过"
          busyLabel={doing.reject}
          tone="danger-outline"
          busy={busy}
          error={reasonError}
          initial={reason}
          onConfirm={onReject}
          onClose={typed => onClose(typed)}
        >
          这次申请到此结束，申请人可以重新申请。原因会逐字显示给申请人
          {count > 0 ? `，已写的 ${count} 条意见不会发送` : ''}。
        </ReasonDialog>
      )
    case 'pass':
      return (
        <ConfirmDialog
          open
          title={`通过“${name}”的申请`}
          confirmLabel="通过"
          busyLabel={doing.pass}
          busy={busy}
          onConfirm={onPass}
          onClose={() => onClose()}
        >
          已写的 {count} 条意见不会发给申请人。通过后生成会费订单，申请人会收到短信。
        </ConfirmDialog>
      )
  }
}
