import { Button, type ButtonProps } from '../button/index.ts'

export interface DialogFootProps extends Pick<ButtonProps, 'busy' | 'busyLabel'> {
  /** @default '取消' */
  cancelLabel?: string | undefined
  /** Verb of the dialog's title: 撤回填报. */
  confirmLabel: string
  /** @default 'primary' */
  tone?: 'primary' | 'danger-outline' | undefined
  onCancel: () => void
  onConfirm: () => void
}

/** The pair of buttons a dialog ends with: one leaves, one does what the title says. */
export function DialogFoot({
  busy,
  busyLabel,
  cancelLabel = '取消',
  confirmLabel,
  tone = 'primary',
  onCancel,
  onConfirm,
}: DialogFootProps) {
  return (
    <>
      <Button size="m" disabled={busy} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button size="m" variant={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  )
}
