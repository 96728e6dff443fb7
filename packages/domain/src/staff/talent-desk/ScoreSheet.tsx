import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { FileRef } from '@portal/api/contract/fields'
import type { DeskStar, DeskStarRow, OwnSheet } from '@portal/api/contract/stars.schema'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import {
  bandOf,
  criteria,
  criterionNames,
  pointsText,
  weightedScore,
  type Criterion,
} from '@portal/api/rules/star-figures'
import { starCommentLimit } from '@portal/api/rules/star'
import { Button } from '@portal/ui/button'
import { NumberField } from '@portal/ui/number-field'
import { TextareaField } from '@portal/ui/textarea-field'
import type { Autosave } from '../../shared/form-kit/autosave.ts'
import { ConflictNotice } from '../../shared/form-kit/ConflictNotice.tsx'
import { useSaving } from '../../shared/form-kit/use-autosave.ts'
import * as A from '../audit-desk/AuditSheet.styles.ts'
import { evidenceOf, type SnapshotGroup } from './snapshot-rows.ts'
import { SnapshotFiles } from './SnapshotFiles.tsx'
import * as S from './Talent.styles.ts'
import { isScore, type SheetDraft, type TalentDraft } from './talent-draft.ts'
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

function Evidence({
  criterion,
  groups,
  onFile,
}: Pick<ScoreSheetProps, 'groups' | 'onFile'> & { criterion: Criterion }) {
  const rows = evidenceOf(criterion, groups)
  return (
    <S.Evidence>
      {rows.length === 0 ? (
        <li>
          <span>—</span>
          <div>快照中没有{criterion === 'conduct' ? '这一项的资料' : criteria[criterion].label}</div>
        </li>
      ) : null}
      {rows.map(({ key, when, title, notes, files }) => (
        <li key={key}>
          <span>{when}</span>
          <div>
            <S.Entry>
              <b>{title}</b>
              {notes.map(note => (
                <p key={note}>{note}</p>
              ))}
            </S.Entry>
            <SnapshotFiles files={files} onOpen={onFile} />
          </div>
        </li>
      ))}
    </S.Evidence>
  )
}

interface OwnScoreProps {
  criterion: Criterion
  weights: DeskStar['weights']
  sheet: SheetDraft
  onChange: (sheet: SheetDraft) => void
}

/** Score, weighted points and band of one criterion. */
function OwnScore({ criterion, weights, sheet, onChange }: OwnScoreProps) {
  const score = sheet.scores[criterion]
  return (
    <>
      <NumberField
        label={`${criteria[criterion].label}评分`}
        max={100}
        unit="/ 100"
        value={score}
        onChange={typed => onChange({ ...sheet, scores: { ...sheet.scores, [criterion]: typed } })}
      />
      <S.Points>
        <span>折算 {weights[criterion]}%</span>
        <b>{score !== null && isScore(score) ? pointsText(weightedScore(weights, criterion, score)) : '—'}</b>
      </S.Points>
      <S.Band>{score !== null && isScore(score) ? bandOf(score) : '还没有打分'}</S.Band>
    </>
  )
}

function OwnComment({ criterion, sheet, onChange }: Omit<OwnScoreProps, 'weights'>) {
  const text = sheet.comments[criterion]
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (open) area.current?.focus()
  }, [open])
  if (!open && text === '')
    return (
      <Button
        size="s"
        variant="text"
        aria-label={`写评语：${criteria[criterion].label}`}
        onClick={() => setOpen(true)}
      >
        写评语
      </Button>
    )
  return (
    <S.Comment>
      <TextareaField
        ref={area}
        label={`${criteria[criterion].label}评语`}
        hint="申请人可见，不署名。"
        rows={2}
        limit={starCommentLimit}
        value={text}
        onChange={event =>
          onChange({ ...sheet, comments: { ...sheet.comments, [criterion]: event.currentTarget.value } })
        }
      />
    </S.Comment>
  )
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
  useEffect(() => {
    if (!autosave || version === undefined) return
    const { state, unsaved, version: known } = autosave.read()
    if (version <= known || unsaved || state === 'saving' || state === 'conflict') return
    autosave.accept(version)
    latest.current.change({ sheet: null, sheetSaved: false })
  }, [autosave, version])
}

function Conflict({
  own,
  draft,
  autosave,
}: {
  own: OwnSheet
  draft: Draft<TalentDraft>
  autosave: Autosave<SheetDraft>
}) {
  const { state } = useSaving(autosave)
  if (state !== 'conflict') return null
  return (
    <ConflictNotice
      savedAt={own.saved_at}
      onLoad={() => {
        autosave.accept(own.version)
        draft.change({ sheet: null, sheetSaved: false })
      }}
      onKeep={() => autosave.keepMine(own.version)}
    />
  )
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
        {scoring && own ? <Conflict own={own} draft={draft} autosave={autosave} /> : null}
      </S.Notes>
      <A.Body tabIndex={0} aria-label="评分项与依据">
        {criterionNames.map(criterion => (
          <S.Criterion key={criterion} aria-label={criteria[criterion].label}>
            <div>
              <S.CriterionName>
                {criteria[criterion].label} <span>权重 {weights[criterion]}%</span>
              </S.CriterionName>
              <S.Text>{criteria[criterion].ask}</S.Text>
              <Evidence criterion={criterion} groups={groups} onFile={onFile} />
              {scoring && sheet ? <OwnComment criterion={criterion} sheet={sheet} onChange={change} /> : null}
              {scoring
                ? null
                : sheets.map(({ scorer, own: mine, comments }) =>
                    comments[criterion] === '' ? null : (
                      <S.Quote key={scorer}>
                        {scorer}
                        {mine ? '（本人）' : ''}：{comments[criterion]}
                      </S.Quote>
                    ),
                  )}
            </div>
            <S.Score>
              {scoring && sheet ? (
                <OwnScore criterion={criterion} weights={weights} sheet={sheet} onChange={change} />
              ) : (
                sheets.map(({ scorer, own: mine, scores }) => (
                  <S.Points key={scorer}>
                    <span>
                      {scorer}
                      {mine ? '（本人）' : ''}
                    </span>
                    <b>{scores[criterion]}</b>
                  </S.Points>
                ))
              )}
            </S.Score>
          </S.Criterion>
        ))}
      </A.Body>
    </A.Root>
  )
}
