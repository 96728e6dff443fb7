import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

export interface ConfirmDialogProps extends Pick<
  DialogProps,
  'open' | 'onClose' | 'title' | 'busy' | 'className'
> {
  /** What happens, and what stays. */
  children: ReactNode
  /** Verb of the title: 撤回填报. */
  confirmLabel: string
  /** Text while busy: 正在撤回. */
  busyLabel?: string | undefined
  /** @default '再想想' */
  cancelLabel?: string | undefined
  onConfirm: () => void
}

/** Asks before something that can be undone later. */
export function ConfirmDialog({
  children,
  confirmLabel,
  busyLabel,
  cancelLabel = '再想想',
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      size="s"
      role="alertdialog"
      closeButton={false}
      footer={
        <>
          <Button size="m" onClick={dialog.onClose} disabled={dialog.busy}>
            {cancelLabel}
          </Button>
          <Button size="m" variant="primary" busy={dialog.busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
