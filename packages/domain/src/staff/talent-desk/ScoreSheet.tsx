import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { FileRef } from '@portal/api/contract/fields'
import type { DeskStar, DeskStarRow, OwnSheet } from '@portal/api/contract/stars.schema'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import type { Autosave } from '../../shared/form-kit/autosave.ts'
import { useNewerContent } from '../../shared/form-kit/use-newer-content.ts'
import * as A from '../audit-desk/AuditSheet.styles.ts'
import { ScoreCriteria } from './ScoreCriteria.tsx'
import type { SnapshotGroup } from './snapshot-rows.ts'
import { SheetConflict } from './SheetConflict.tsx'
import * as S from './Talent.styles.ts'
import type { SheetDraft, TalentDraft } from './talent-draft.ts'
import { TalentHead } from './TalentHead.tsx'

export interface ScoreSheetProps {
  row: DeskStarRow
  application: DeskStar
  groups: readonly SnapshotGroup[]
  draft: Draft<TalentDraft>
  /** The saving of the own sheet. */
  autosave: Autosave<SheetDraft> | undefined
  walker: ReactNode
  notice: ReactNode
  onFile: (file: FileRef) => void
}

const ofServer = ({ scores, comments }: OwnSheet): SheetDraft => ({ scores, comments })

/** What stands in the own sheet: as typed, else as it is kept. */
export const useOwnSheet = (own: OwnSheet | null, draft: Draft<TalentDraft>): SheetDraft | null => {
  const typed = useDraftPart(draft, now => now.sheet)
  return typed ?? (own && ofServer(own))
}

/** Keeps the sheet on its way: what was typed before goes on, what another tab has saved is taken over. */
function useKept(
  version: number | undefined,
  draft: Draft<TalentDraft>,
  autosave: Autosave<SheetDraft> | undefined,
) {
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  useEffect(() => {
    const { sheet, sheetSaved } = latest.current.read()
    if (!autosave || sheet === null) return
    if (sheetSaved) latest.current.change({ sheet: null, sheetSaved: false })
    else if (!autosave.read().unsaved) autosave.change(sheet)
  }, [autosave])
  useNewerContent(autosave, version ?? null, () => draft.change({ sheet: null, sheetSaved: false }))
}

/** Criterion by criterion: the evidence of the snapshot, and the own score; after the seal, every score that may be seen. */
export function ScoreSheet({
  row,
  application,
  groups,
  draft,
  autosave,
  walker,
  notice,
  onFile,
}: ScoreSheetProps) {
  const titleId = useId()
  const { weights, own_sheet: own, sheets, allowed } = application
  const sheet = useOwnSheet(own, draft)
  const scoring = allowed.includes('score') && autosave !== undefined
  useKept(own?.version, draft, scoring ? autosave : undefined)

  function change(next: SheetDraft) {
    draft.change({ sheet: next, sheetSaved: false })
    autosave?.change(next)
  }

  return (
    <A.Root aria-labelledby={titleId}>
      <TalentHead row={row} application={application} titleId={titleId} walker={walker} />
      <S.Notes>
        {notice}
        {scoring && own && sheet ? (
          <SheetConflict
            autosave={autosave}
            own={own}
            sheet={sheet}
            onLoad={() => {
              autosave.accept(own.version)
              draft.change({ sheet: null, sheetSaved: false })
            }}
            onKeep={() => autosave.keepMine(own.version)}
          />
        ) : null}
      </S.Notes>
      <A.Body tabIndex={0} aria-label="评分项与依据">
        <ScoreCriteria
          weights={weights}
          groups={groups}
          own={scoring && sheet ? { sheet, onChange: change } : null}
          sheets={scoring ? [] : sheets}
          onFile={onFile}
        />
      </A.Body>
    </A.Root>
  )
}
