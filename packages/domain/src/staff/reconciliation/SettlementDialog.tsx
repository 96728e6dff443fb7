import { useState } from 'react'
import type { Difference } from '@portal/api/contract/reconciliation.schema'
import type { Action } from '@portal/api/hooks/use-action'
import type { SettlementWay } from '@portal/api/rules/reconciliation'
import { refusals } from '@portal/api/rules/refusals'
import { length } from '@portal/api/rules/text'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { Notice } from '@portal/ui/notice'
import { TextareaField } from '@portal/ui/textarea-field'
import { signedYuan } from './reconciliation-words.ts'
import { needsNote, noteLimit, wayWords } from './settlement-words.ts'
import * as S from './DifferenceDialog.styles.ts'

export interface SettlementDialogProps {
  difference: Difference
  way: SettlementWay
  busy: boolean
  /** Why the server refused it. */
  error: Action<never>['error']
  /** What was typed before and not sent. */
  initial: string
  onConfirm: (note: string) => void
  /** Gets what was typed, so that nothing is lost. */
  onClose: (typed: string) => void
}

function ownError(note: string, way: SettlementWay): string | undefined {
  if (needsNote(way) && note === '') return refusals.reason_needed
  return length(note) > noteLimit ? `最多 ${noteLimit} 个字` : undefined
}

/** Settles a difference, with a note for whoever looks at it later. Render it only while open. */
export function SettlementDialog({
  difference,
  way,
  busy,
  error,
  initial,
  onConfirm,
  onClose,
}: SettlementDialogProps) {
  const [note, setNote] = useState(initial)
  const [tried, setTried] = useState(false)
  const words = wayWords[way]
  const plain = note.trim()
  const own = ownError(plain, way)
  const refused =
    error?.rule === 'reason_needed' ? refusals.reason_needed : (error?.fieldErrors['note'] ?? undefined)

  function confirm() {
    setTried(true)
    if (own === undefined) onConfirm(plain)
  }

  return (
    <Dialog
      open
      title={`${words.title} ${signedYuan(difference.difference_fen)}`}
      busy={busy}
      onClose={() => onClose(note)}
      footer={
        <DialogFoot
          busy={busy}
          busyLabel={words.busy}
          confirmLabel={words.confirm}
          onCancel={() => onClose(note)}
          onConfirm={confirm}
        />
      }
    >
      <S.Root>
        <p>{words.text}</p>
        {error && refused === undefined ? (
          <Notice tone="error" role="alert">
            {error.message}
          </Notice>
        ) : null}
        <TextareaField
          label="说明"
          optional={!needsNote(way)}
          rows={4}
          limit={noteLimit}
          value={note}
          error={(tried ? own : undefined) ?? refused}
          onChange={event => setNote(event.currentTarget.value)}
        />
      </S.Root>
    </Dialog>
  )
}
