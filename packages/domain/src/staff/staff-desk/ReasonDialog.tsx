import { useState, type ReactNode } from 'react'
import { refusals } from '@portal/api/rules/refusals'
import { length } from '@portal/api/rules/text'
import { Button } from '@portal/ui/button'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { TextareaField } from '@portal/ui/textarea-field'
import * as S from './ReasonDialog.styles.ts'

export interface ReasonDialogProps {
  /** Names the act and its object: 退回填报 20260518 00137. */
  title: string
  /** Who reads the reason, and what happens. */
  children: ReactNode
  /** Whole sentences to start from. */
  phrases: readonly string[]
  limit: number
  /** Verb of the title. */
  confirmLabel: string
  busyLabel: string
  /** @default 'primary' */
  tone?: 'primary' | 'danger-outline' | undefined
  busy: boolean
  /** Why the server refused the reason. */
  error?: string | undefined
  /** What was typed before and not sent. @default '' */
  initial?: string | undefined
  onConfirm: (reason: string) => void
  /** Gets what was typed, so that nothing is lost. */
  onClose: (typed: string) => void
}

const added = (text: string, phrase: string) => (text.trim() === '' ? phrase : `${text.trim()}；${phrase}`)

/** Asks for the reason of a refusal; it cannot be left out. Render it only while open. */
export function ReasonDialog({
  title,
  children,
  phrases,
  limit,
  confirmLabel,
  busyLabel,
  tone,
  busy,
  error,
  initial = '',
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState(initial)
  const [tried, setTried] = useState(false)
  const plain = reason.trim()
  const own = plain === '' ? refusals.reason_needed : length(plain) > limit ? `最多 ${limit} 个字` : undefined

  function confirm() {
    setTried(true)
    if (own === undefined) onConfirm(plain)
  }

  return (
    <Dialog
      open
      title={title}
      busy={busy}
      onClose={() => onClose(reason)}
      footer={
        <DialogFoot
          busy={busy}
          busyLabel={busyLabel}
          confirmLabel={confirmLabel}
          tone={tone}
          onCancel={() => onClose(reason)}
          onConfirm={confirm}
        />
      }
    >
      <S.Root>
        <p>{children}</p>
        <S.Phrases aria-label="常用语">
          {phrases.map(phrase => (
            <Button key={phrase} size="s" onClick={() => setReason(added(reason, phrase))}>
              {phrase}
            </Button>
          ))}
        </S.Phrases>
        <TextareaField
          label="原因"
          rows={4}
          limit={limit}
          value={reason}
          error={(tried ? own : undefined) ?? error}
          onChange={event => setReason(event.currentTarget.value)}
        />
      </S.Root>
    </Dialog>
  )
}
