import { useEffect, useRef, useState } from 'react'
import type { GroupedFields } from '@portal/api/rules/form-fields'
import { useUnderWay } from '../staff-desk/index.ts'
import { opinionCount, remarksOf, tooLong, type AuditDraft } from './audit-draft.ts'
import type { AuditAct, Audited, AuditKind } from './audit-kind.ts'

/** What is said while it is on the line. */
export const doing = { pass: '正在通过', return: '正在退回', reject: '正在提交' } as const satisfies Record<
  AuditAct,
  string
>

interface Options<F extends GroupedFields> {
  fields: F
  /** Sends the decision. */
  decide: ReturnType<AuditKind<F>['useDecide']>
  application: Audited<F> | undefined
  draft: AuditDraft<F>
  /** A decision is on its way: the application must stay on the desk. */
  onStart: (application: Audited<F>) => void
  onDecided: (act: AuditAct, application: Audited<F>) => void
  /** It did not go through, and another application lies open. */
  onMissed: (application: Audited<F>, message: string) => void
}

/** For so long a press is still meant for the application that was just decided, not for the one that took its place. */
const restMs = 1_000

/** The auditor's decision: what is asked before, what is sent, and what became of it. Several may be on the line. */
export function useAuditDecision<F extends GroupedFields>({
  fields,
  decide,
  application,
  draft,
  onStart,
  onDecided,
  onMissed,
}: Options<F>) {
  const { acts, during } = useUnderWay<AuditAct>()
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const [conflicts, setConflicts] = useState<Readonly<Record<string, boolean>>>({})
  const [asked, setAsked] = useState<{ id: string; dialog: 'pass' | 'reject' } | null>(null)
  const id = application?.id
  const open = useRef(id)
  const decidedAt = useRef(-Infinity)
  useEffect(() => {
    open.current = id
  })

  const refuse = (of: string, message: string) => setRefusals(before => ({ ...before, [of]: message }))
  const close = (of: string) => setAsked(before => (before?.id === of ? null : before))

  async function send(decided: Audited<F>, act: AuditAct, reason: string) {
    onStart(decided)
    refuse(decided.id, '')
    const outcome = await decide({
      id: decided.id,
      result: act,
      remark: { pass: '', return: draft.general.trim(), reject: reason }[act],
      remarks: act === 'return' ? remarksOf(fields, draft) : [],
    })
    const conflict = !outcome.ok && outcome.error.code === 409
    setConflicts(before => ({ ...before, [decided.id]: conflict }))
    if (outcome.ok) {
      close(decided.id)
      if (open.current === decided.id) decidedAt.current = performance.now()
      onDecided(act, decided)
    } else {
      // a refused reason is mended in its dialog
      if (conflict || act !== 'reject') close(decided.id)
      if (!conflict) refuse(decided.id, outcome.error.message)
      if (open.current !== decided.id) onMissed(decided, outcome.error.message)
    }
  }

  function start(act: AuditAct, reason = '') {
    if (application) void during(application.id, act, () => send(application, act, reason))
  }

  function ask(act: AuditAct) {
    if (id === undefined || performance.now() - decidedAt.current < restMs) return
    const long = act === 'return' ? tooLong(fields, draft) : null
    if (long !== null) refuse(id, `${long}太长，请缩短后再退回`)
    else if (act === 'reject' || (act === 'pass' && opinionCount(draft) > 0)) {
      refuse(id, '')
      setAsked({ id, dialog: act })
    } else start(act)
  }

  return {
    dialog: asked !== null && asked.id === id ? asked.dialog : null,
    /** What is on the line, by application. */
    underWay: acts,
    /** The decision on this application that is on the line. */
    sending: (id === undefined ? undefined : acts[id]) ?? null,
    /** Why the last decision on this application did not go through. */
    refusal: (id === undefined ? undefined : refusals[id]) ?? '',
    /** Somebody else was first. */
    conflict: id !== undefined && conflicts[id] === true,
    ask,
    send: start,
    close: () => setAsked(null),
  }
}
