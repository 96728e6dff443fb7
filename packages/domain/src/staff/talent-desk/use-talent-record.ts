import { useState } from 'react'
import type { FileRef } from '@portal/api/contract/fields'
import type { DeskStarRow } from '@portal/api/contract/stars.schema'
import { useDeskStar } from '@portal/api/hooks/star-desk'
import { draftOf } from '@portal/api/hooks/unsent'
import type { Desk } from '../staff-desk/index.ts'
import { filesOf, snapshotGroups } from './snapshot-rows.ts'
import { blankDraft, typedSince, useTalentDrafts } from './talent-draft.ts'
import { useSheets } from './use-sheets.ts'
import { goesOn, useTalentDecision } from './use-talent-decision.ts'

/** The application that lies open on a talent desk: all of it, what was typed about it, and what may be decided. */
export function useTalentRecord(
  desk: Pick<Desk, 'record' | 'hold' | 'leave'> & { row: Pick<DeskStarRow, 'status'> | undefined },
) {
  const detail = useDeskStar(desk.record, desk.row)
  const application = detail.data
  const drafts = useTalentDrafts()
  const draft = draftOf(drafts, desk.record ?? '', blankDraft)
  const sheets = useSheets(drafts)
  const groups = application?.snapshot ? snapshotGroups(application.snapshot, application.words) : []
  const files = filesOf(groups)
  const [looked, setLooked] = useState<{ record: string; id: string } | null>(null)
  const autosave =
    application?.own_sheet?.state === 'scoring'
      ? sheets.autosaveOf(application.application_no, application.own_sheet.version)
      : undefined
  const decision = useTalentDecision({
    desk,
    application,
    groups,
    draft,
    autosave,
    onDone(applicationNo, act, sent) {
      const typed = drafts.read(applicationNo)
      if (!typed || !goesOn.includes(act) || act === 'hand_in') drafts.drop(applicationNo)
      // the discussion goes on with what was noted for it
      else if (act === 'refuse_cancel') drafts.keep(applicationNo, { ...typed, reasons: {} })
      else drafts.keep(applicationNo, typedSince(sent, typed))
    },
  })
  const file = looked !== null && looked.record === desk.record ? looked.id : undefined

  return {
    detail,
    application,
    draft,
    groups,
    files,
    autosave,
    decision,
    /** The attachment that was picked to look at. */
    file,
    look: ({ file_id }: Pick<FileRef, 'file_id'>) => {
      if (desk.record !== undefined) setLooked({ record: desk.record, id: file_id })
    },
    lookAway: () => setLooked(null),
  }
}

export type TalentRecord = ReturnType<typeof useTalentRecord>
