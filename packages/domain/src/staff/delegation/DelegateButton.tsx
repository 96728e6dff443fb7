import { Suspense, useState } from 'react'
import { Button, type ButtonProps } from '@portal/ui/button'
import { preloadable } from '@portal/ui/preloadable'
import type { DelegateDialogProps } from './DelegateDialog.tsx'

const DelegateDialog = preloadable(async () => ({
  default: (await import('./DelegateDialog.tsx')).DelegateDialog,
}))

export interface DelegateButtonProps
  extends Omit<ButtonProps, 'name' | 'onClick'>, Pick<DelegateDialogProps, 'task' | 'subject' | 'name'> {}

/** Asks to whom a piece of work is passed on. */
export function DelegateButton({ task, subject, name, ...rest }: DelegateButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="s"
        onPointerEnter={DelegateDialog.preload}
        onFocus={DelegateDialog.preload}
        {...rest}
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Suspense fallback={null}>
          <DelegateDialog task={task} subject={subject} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
