import { useEffect, useRef, useState } from 'react'
import type { HistoryEntry } from '@portal/api/contract/fields'
import type { Read } from '@portal/api/hooks/use-read'
import type { Outcome } from '@portal/api/hooks/use-action'
import type { Draft } from '@portal/api/hooks/unsent'
import { toast } from '@portal/ui/toast'
import type { Desk } from './use-desk.ts'
import { useUnderWay } from './use-under-way.ts'

/** What can be decided about: it has a state and a history. */
interface Decidable {
  history: readonly HistoryEntry[]
}

export interface DecisionOptions<Item extends Decidable, Act extends string, Refusal, Typed, Answer> {
  desk: Pick<Desk, 'hold' | 'leave'>
  /** The record that lies open. */
  item: Item | undefined
  keyOf: (item: Item) => string
  /** What was typed about it. */
  draft: Pick<Draft<Typed>, 'read'>
  /** The state it is in: a change of it that is not one's own was somebody else's. */
  statusOf: (item: Item) => string | number
  /** What is said while an act is on the line: 正在确认. */
  doing: Readonly<Record<Act, string>>
  /** Acts whose refusal is mended in their dialog, which stays open. */
  mendedInDialog: readonly Act[]
  /** Acts after which the record stays open: there is more to do about it. @default [] */
  stays?: readonly Act[] | undefined
  readRefusal: (error: NonNullable<Read<Item>['error']>, act: Act) => Refusal
  /** What a toast tells of a decision that went through. */
  done: (act: Act, answer: Answer, before: Item, sent: Typed) => string
  /** What a toast tells of one that did not, while another record lies open. */
  missed: (item: Item, message: string) => string
  /** What was typed about the record when it was sent is not needed any more. */
  onDone: (key: string, act: Act, sent: Typed) => void
}

interface Refused<Refusal> {
  what: Refusal
  /** Grows with every refusal of the record. */
  attempt: number
}

type ByKey<Value> = Readonly<Record<string, Value>>

/** For so long a press is still meant for the record that was just decided, not for the one that took its place. */
const restMs = 1_000

const without = <Value>(all: ByKey<Value>, key: string): ByKey<Value> => {
  const { [key]: _gone, ...others } = all
  return others
}

/**
 * Decisions on the records of a desk: what is asked before, what is on the line, what was refused, and who was first.
 * Several may be on the line, one for each record; when its answer comes, the desk goes on to the next record.
 */
export function useDecision<Item extends Decidable, Act extends string, Refusal, Typed, Answer = Item>({
  desk,
  item,
  keyOf,
  draft,
  statusOf,
  doing,
  mendedInDialog,
  stays = [],
  readRefusal,
  done,
  missed,
  onDone,
}: DecisionOptions<Item, Act, Refusal, Typed, Answer>) {
  const { acts, during } = useUnderWay<Act>()
  const [asked, setAsked] = useState<{ key: string; act: Act } | null>(null)
  const [refusals, setRefusals] = useState<ByKey<Refused<Refusal>>>({})
  const [conflicts, setConflicts] = useState<ByKey<boolean>>({})
  const [came, setCame] = useState<{ key: string; status: string | number } | null>(null)
  const key = item && keyOf(item)
  const sending = (key === undefined ? undefined : acts[key]) ?? null
  const open = useRef(key)
  const decidedAt = useRef(-Infinity)
  useEffect(() => {
    open.current = key
  })

  if (item && key !== undefined && came?.key !== key) setCame({ key, status: statusOf(item) })
  const changed =
    item !== undefined && came?.key === key && came?.status !== statusOf(item) && sending === null

  const close = (record: string) => setAsked(before => (before?.key === record ? null : before))
  const forget = (record: string) => setRefusals(before => without(before, record))
  const refuse = (record: string, what: Refusal) =>
    setRefusals(before => ({ ...before, [record]: { what, attempt: (before[record]?.attempt ?? 0) + 1 } }))

  function finish(act: Act, before: Item, sent: Typed, outcome: Outcome<Answer>) {
    const record = keyOf(before)
    const stillOpen = open.current === record
    const conflict = !outcome.ok && outcome.error.code === 409
    setConflicts(all => ({ ...all, [record]: conflict }))
    if (outcome.ok) {
      close(record)
      const leaves = !stays.includes(act)
      if (stillOpen && leaves) decidedAt.current = performance.now()
      setCame(null)
      toast({ tone: 'success', message: done(act, outcome.data, before, sent) })
      onDone(record, act, sent)
      return leaves ? desk.leave(record) : undefined
    }
    if (!stillOpen) toast({ tone: 'error', message: missed(before, outcome.error.message) })
    if (conflict || !mendedInDialog.includes(act)) close(record)
    return conflict ? undefined : refuse(record, readRefusal(outcome.error, act))
  }

  function underWay(record: string): string | undefined {
    const act = acts[record]
    return act && doing[act]
  }
  function ask(act: Act) {
    if (key === undefined) return
    forget(key)
    setAsked({ key, act })
  }
  function send(act: Act, write: (decided: Item) => Promise<Outcome<Answer>>) {
    if (!item || key === undefined) return
    void during(key, act, async () => {
      desk.hold(key)
      forget(key)
      // the next form may be there, and typed into, before all that the act made stale is read again
      const sent = draft.read()
      finish(act, item, sent, await write(item))
    })
  }
  const conflict = key !== undefined && conflicts[key] === true

  return {
    /** The act whose dialog is open. */
    dialog: asked !== null && asked.key === key ? asked.act : null,
    /** What is said about a record while an act on it is on the line. */
    underWay,
    /** The decision on the open record that is on the line. */
    sending,
    /** Why the last decision on the open record did not go through. */
    refused: key === undefined ? undefined : refusals[key],
    /** Somebody else was first; what one has typed was not sent. */
    conflict,
    /** Somebody else has changed the open record. */
    changed: changed || conflict,
    /** A press now is still meant for the record before. */
    justWentOn: () => performance.now() - decidedAt.current < restMs,
    /** Opens the dialog of an act. */
    ask,
    refuse: (what: Refusal) => {
      if (key !== undefined) refuse(key, what)
    },
    send,
    close: () => setAsked(null),
  }
}
