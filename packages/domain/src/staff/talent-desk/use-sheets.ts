import { useEffect, useState } from 'react'
import { useSaveSheet } from '@portal/api/hooks/star-desk'
import type { Unsent } from '@portal/api/hooks/unsent'
import { eachCriterion } from '@portal/api/rules/star-figures'
import { notSaved } from '../../shared/form-kit/answers.ts'
import { createAutosave, type Autosave, type SaveResult } from '../../shared/form-kit/autosave.ts'
import { blankDraft, isScore, type SheetDraft, type TalentDraft } from './talent-draft.ts'

type Send = (applicationNo: string, sheet: SheetDraft, version: number) => Promise<SaveResult>

/** The sheet as it is sent: what is no score stays here until it is one. */
export const sheetBody = ({ scores, comments }: SheetDraft) => ({
  scores: eachCriterion(name => (isScore(scores[name]) ? scores[name] : null)),
  comments,
})

const nobody: Send = () => Promise.resolve({ ok: false, reason: 'retry' })

function createSheets() {
  const known = new Map<string, Autosave<SheetDraft>>()
  let send = nobody
  return {
    sendBy(next: Send) {
      send = next
    },
    /** The saving of one application's sheet; it outlives the view of it. */
    autosaveOf(applicationNo: string, version: number): Autosave<SheetDraft> {
      const autosave = known.get(applicationNo) ?? createAutosave<SheetDraft>({ version })
      if (!known.has(applicationNo)) {
        autosave.sendBy((sheet, at) => send(applicationNo, sheet, at))
        known.set(applicationNo, autosave)
      }
      return autosave
    },
    leave() {
      for (const autosave of known.values()) autosave.leave()
    },
  }
}

export type Sheets = ReturnType<typeof createSheets>

/**
 * Saves the score sheets of a desk as one types. A save goes on while another application is opened, so that coming back
 * finds its version.
 */
export function useSheets(drafts: Pick<Unsent<TalentDraft>, 'read' | 'keep'>): Sheets {
  const saving = useSaveSheet()
  const [sheets] = useState(createSheets)

  useEffect(() => {
    sheets.sendBy(async (application_no, sheet, version): Promise<SaveResult> => {
      const outcome = await saving.run(
        { params: { application_no }, body: { version, ...sheetBody(sheet) } },
        { silent: true },
      )
      if (!outcome.ok) {
        return notSaved({}, outcome.error)
      }
      const own = outcome.data.own_sheet
      const draft = drafts.read(application_no) ?? blankDraft
      if (draft.sheet === sheet) drafts.keep(application_no, { ...draft, sheetSaved: true })
      return { ok: true, version: own?.version ?? version, savedAt: own?.saved_at ?? '' }
    })
  })
  useEffect(
    () => () => {
      sheets.leave()
    },
    [sheets],
  )
  return sheets
}
