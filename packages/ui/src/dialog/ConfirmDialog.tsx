import type { ReactNode } from 'react'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { DialogFoot } from './DialogFoot.tsx'

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
        <DialogFoot
          busy={dialog.busy}
          busyLabel={busyLabel}
          cancelLabel={cancelLabel}
          confirmLabel={confirmLabel}
          onCancel={dialog.onClose}
          onConfirm={onConfirm}
        />
      }
    >
      {children}
    </Dialog>
  )
}
