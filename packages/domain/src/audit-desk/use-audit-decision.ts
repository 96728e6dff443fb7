import { useRef, useState } from 'react'
import type { Application } from '@portal/api/contract/applications.schema'
import { useDecideApplication } from '@portal/api/hooks/applications'
import { personalFieldNames } from '@portal/api/rules/personal-form'
import { opinionCount, remarksOf, tooLong, type AuditDraft } from './audit-draft.ts'

export type AuditAct = 'pass' | 'return' | 'reject'

interface Options {
  application: Application | undefined
  draft: AuditDraft
  /** A decision is on its way: the application must stay on the desk. */
  onStart: (application: Application) => void
  onDecided: (act: AuditAct, application: Application) => void
}

const nothing = { id: '', message: '' }
/** For so long a press is still meant for the application that was just decided, not for the one that took its place. */
const restMs = 1_000

/** The auditor's decision: what is asked before, what is sent, and what became of it. */
export function useAuditDecision({ application, draft, onStart, onDecided }: Options) {
  const decide = useDecideApplication()
  const [refused, setRefused] = useState(nothing)
  const [conflictOf, setConflictOf] = useState<string | null>(null)
  const [dialog, setDialog] = useState<'pass' | 'reject' | null>(null)
  const [sending, setSending] = useState<AuditAct | null>(null)
  const id = application?.id
  const decidedAt = useRef(-Infinity)

  async function send(act: AuditAct, reason = '') {
    if (!application) return
    const general = draft.general.trim()
    onStart(application)
    setSending(act)
    setRefused(nothing)
    const outcome = await decide.run({
      body: {
        id: application.id,
        result: act,
        remark: { pass: '', return: general, reject: reason }[act],
        remarks: act === 'return' ? remarksOf(draft) : [],
      },
    })
    setSending(null)
    if (outcome.ok) {
      setDialog(null)
      setConflictOf(null)
      decidedAt.current = performance.now()
      onDecided(act, application)
    } else if (outcome.error.code === 409) {
      setDialog(null)
      setConflictOf(application.id)
    } else {
      if (act !== 'reject') setDialog(null)
      setRefused({ id: application.id, message: outcome.error.message })
    }
  }

  function ask(act: AuditAct) {
    if (performance.now() - decidedAt.current < restMs) return
    const long = act === 'return' ? tooLong(draft) : null
    if (id !== undefined && long !== null) {
      const what = long === 'general' ? '总体意见' : `${personalFieldNames[long]}的意见`
      setRefused({ id, message: `${what}太长，请缩短后再退回` })
    } else if (act === 'reject' || (act === 'pass' && opinionCount(draft) > 0)) {
      setRefused(nothing)
      setDialog(act)
    } else void send(act)
  }

  return {
    dialog,
    sending,
    /** Why the last decision on this application did not go through. */
    refusal: refused.id === id ? refused.message : '',
    /** Somebody else was first. */
    conflict: id !== undefined && conflictOf === id,
    ask,
    send: (act: AuditAct, reason?: string) => void send(act, reason),
    close: () => setDialog(null),
  }
}
