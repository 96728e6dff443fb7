import { useState } from 'react'
import type { Difference, ReconciliationDay } from '@portal/api/contract/reconciliation.schema'
import {
  useAssignBankLine,
  useSettleDifference,
  useTakeBackSettlement,
  useUnassignBankLine,
} from '@portal/api/hooks/reconciliation'
import { createUnsent } from '@portal/api/hooks/unsent'
import type { Outcome } from '@portal/api/hooks/use-action'
import { channelNames, type OnlineChannel } from '@portal/api/rules/payment'
import type { SettlementWay } from '@portal/api/rules/reconciliation'
import { toast } from '@portal/ui/toast'
import { wayWords } from './settlement-words.ts'

/** What a dialog is opened for: a way to settle a difference, or a line that a channel paid out. */
export type DifferencePress = SettlementWay | 'assign'

type Failed = Extract<Outcome<never>, { ok: false }>['error']

/** Notes that were typed and not sent, by difference and way. */
const useNotes = createUnsent<string>(note => note.trim() !== '')
const noteId = ({ difference_id }: Difference, way: SettlementWay) => `${difference_id} ${way}`

/** The dialog says what is wrong. */
const silent = { silent: true }

/** Finance's acts on differences: which dialog is open, what is on the line, what was refused, who was first. */
export function useDifferenceActs() {
  const settling = useSettleDifference()
  const assigning = useAssignBankLine()
  const taking = useTakeBackSettlement()
  const freeing = useUnassignBankLine()
  const notes = useNotes()
  const [asked, setAsked] = useState<{ difference: Difference; press: DifferencePress } | null>(null)
  const [error, setError] = useState<Failed>()
  const [missed, setMissed] = useState<string | null>(null)
  const [takingBack, setTakingBack] = useState<string | null>(null)

  function ask(difference: Difference, press: DifferencePress) {
    setError(undefined)
    setMissed(null)
    setAsked({ difference, press })
  }
  function finish({ difference_id }: Difference, outcome: Outcome<ReconciliationDay>, done: string) {
    if (outcome.ok) {
      setAsked(null)
      toast({ tone: 'success', message: done })
      return
    }
    setError(outcome.error)
    if (outcome.error.code !== 409) return
    setAsked(null)
    setMissed(difference_id)
  }

  async function settle(difference: Difference, way: SettlementWay, note: string) {
    setError(undefined)
    notes.keep(noteId(difference, way), note)
    const { difference_id } = difference
    const outcome = await settling.run({ body: { difference_id, way, note } }, silent)
    if (outcome.ok) notes.drop(noteId(difference, way))
    finish(difference, outcome, wayWords[way].done)
  }
  async function assign(difference: Difference, channel: OnlineChannel, days: string[]) {
    setError(undefined)
    const { difference_id } = difference
    const outcome = await assigning.run({ body: { difference_id, channel, days } }, silent)
    finish(difference, outcome, `已认作${channelNames[channel]} ${days.length} 天的入账`)
  }
  async function undo(difference: Difference, { run }: typeof taking | typeof freeing, done: string) {
    const { difference_id } = difference
    setMissed(null)
    setTakingBack(difference_id)
    const outcome = await run({ body: { difference_id } }, silent)
    setTakingBack(null)
    finish(difference, outcome, done)
    if (!outcome.ok && outcome.error.code !== 409) toast({ tone: 'error', message: outcome.error.message })
  }

  return {
    asked,
    /** Why the last act did not go through. */
    error,
    /** The difference about which a colleague was first. */
    missed,
    busy: settling.busy || assigning.busy,
    /** The difference about which something is being taken back. */
    takingBack,
    ask,
    settle,
    assign,
    /** What was done about it. */
    takeBack: (difference: Difference) => undo(difference, taking, '已撤回处理'),
    /** The lines that were taken for what a channel paid out. */
    free: (difference: Difference) => undo(difference, freeing, '已撤回入账登记'),
    noteOf: (difference: Difference, way: SettlementWay) => notes.read(noteId(difference, way)) ?? '',
    /** Closes the dialog. */
    leave: () => setAsked(null),
    /** Closes the dialog and keeps what was typed. */
    leaveWith(difference: Difference, way: SettlementWay, typed: string) {
      if (typed === '') notes.drop(noteId(difference, way))
      else notes.keep(noteId(difference, way), typed)
      setAsked(null)
    },
  }
}

export type DifferenceActing = ReturnType<typeof useDifferenceActs>
