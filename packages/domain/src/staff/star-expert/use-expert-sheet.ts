import { useState } from 'react'
import type { OwnSheet } from '@portal/api/contract/stars.schema'
import {
  useDeclareAsExpert,
  useHandInExpertSheet,
  useSaveExpertSheet,
  type ExpertLink,
} from '@portal/api/hooks/star-experts'
import { criteria } from '@portal/api/rules/star-figures'
import { notSaved } from '../../shared/form-kit/answers.ts'
import type { SaveResult } from '../../shared/form-kit/autosave.ts'
import { useAutosave } from '../../shared/form-kit/use-autosave.ts'
import { useNewerContent } from '../../shared/form-kit/use-newer-content.ts'
import { unscored, type SheetDraft } from '../talent-desk/talent-draft.ts'
import { sheetBody } from '../talent-desk/use-sheets.ts'

const silent = { silent: true }

/** The sheet of an expert: saved as one types, handed in once. */
export function useExpertSheet(link: ExpertLink, own: OwnSheet, onRecused: () => void) {
  const saving = useSaveExpertSheet()
  const handingIn = useHandInExpertSheet()
  const declaring = useDeclareAsExpert()
  const [typed, setTyped] = useState<SheetDraft | null>(null)
  const [asked, setAsked] = useState<'hand_in' | 'recuse' | null>(null)
  const [message, setMessage] = useState('')
  const sheet: SheetDraft = typed ?? { scores: own.scores, comments: own.comments }

  const autosave = useAutosave<SheetDraft>(own.version, async (draft, version): Promise<SaveResult> => {
    const outcome = await saving.run({ body: { ...link, version, ...sheetBody(draft) } }, silent)
    if (!outcome.ok) return notSaved({}, outcome.error)
    return { ok: true, version: outcome.data.version, savedAt: outcome.data.saved_at }
  })

  useNewerContent(autosave, own.version, () => setTyped(null))

  function change(next: SheetDraft) {
    setMessage('')
    setTyped(next)
    autosave.change(next)
  }

  function ask(act: 'hand_in' | 'recuse') {
    const missing = act === 'hand_in' ? unscored(sheet) : undefined
    setMessage(
      missing === undefined ? '' : `还没有打分：${criteria[missing].label}。评分是 0 至 100 的整数。`,
    )
    if (missing === undefined) setAsked(act)
  }

  async function handIn() {
    await autosave.hold()
    const body = { ...link, version: autosave.read().version, ...sheetBody(sheet) }
    const outcome = await handingIn.run({ body }, silent)
    if (outcome.ok) autosave.accept(outcome.data.version)
    else if (outcome.error.code === 409) {
      autosave.clash(sheet)
      // what was handed in stays beside what another tab has saved
      setTyped(sheet)
      setAsked(null)
    } else autosave.release()
  }

  /** A conflict that is found while scoring. */
  async function recuse(note: string) {
    await autosave.hold()
    const outcome = await declaring.run({ body: { ...link, conflict: true, note } }, silent)
    if (outcome.ok) onRecused()
    else autosave.release()
  }

  return {
    sheet,
    change,
    autosave,
    asked,
    ask,
    close: () => setAsked(null),
    /** Why the sheet cannot be handed in yet. */
    message,
    handIn,
    recuse,
    busy: handingIn.busy || declaring.busy,
    failed: (asked === 'recuse' ? declaring.error : handingIn.error)?.message ?? '',
    /** Takes what another tab has saved, instead of what is typed here. */
    load: () => {
      autosave.accept(own.version)
      setTyped(null)
    },
    keep: () => autosave.keepMine(own.version),
  }
}

export type ExpertSheet = ReturnType<typeof useExpertSheet>
