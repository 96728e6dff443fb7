import { useEffect, useRef, useState } from 'react'
import type { FileRef } from '@portal/api/contract/fields'
import type { HandedInSheet } from '@portal/api/contract/stars.schema'
import {
  bandOf,
  criteria,
  criterionNames,
  pointsText,
  weightedScore,
  type Criterion,
  type Weights,
} from '@portal/api/rules/star-figures'
import { starCommentLimit } from '@portal/api/rules/star'
import { Button } from '@portal/ui/button'
import { NumberField } from '@portal/ui/number-field'
import { TextareaField } from '@portal/ui/textarea-field'
import { evidenceOf, type SnapshotGroup } from './snapshot-rows.ts'
import { SnapshotFiles } from './SnapshotFiles.tsx'
import * as S from './Talent.styles.ts'
import { isScore, type SheetDraft } from './talent-draft.ts'

export interface ScoreCriteriaProps {
  weights: Weights
  /** Of the frozen profile. */
  groups: readonly SnapshotGroup[]
  /** The own sheet while it is written. */
  own: { sheet: SheetDraft; onChange: (sheet: SheetDraft) => void } | null
  /** Sheets that are handed in and may be seen. */
  sheets: readonly HandedInSheet[]
  onFile: (file: FileRef) => void
}

function Evidence({
  criterion,
  groups,
  onFile,
}: Pick<ScoreCriteriaProps, 'groups' | 'onFile'> & { criterion: Criterion }) {
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
  weights: Weights
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

/** Criterion by criterion: the evidence of the snapshot beside the score. */
export function ScoreCriteria({ weights, groups, own, sheets, onFile }: ScoreCriteriaProps) {
  return criterionNames.map(criterion => (
    <S.Criterion key={criterion} aria-label={criteria[criterion].label}>
      <div>
        <S.CriterionName>
          {criteria[criterion].label} <span>权重 {weights[criterion]}%</span>
        </S.CriterionName>
        <S.Text>{criteria[criterion].ask}</S.Text>
        <Evidence criterion={criterion} groups={groups} onFile={onFile} />
        {own ? <OwnComment criterion={criterion} {...own} /> : null}
        {sheets.map(({ scorer, own: mine, comments }) =>
          comments[criterion] === '' ? null : (
            <S.Quote key={scorer}>
              {scorer}
              {mine ? '（本人）' : ''}：{comments[criterion]}
            </S.Quote>
          ),
        )}
      </div>
      <S.Score>
        {own ? (
          <OwnScore criterion={criterion} weights={weights} {...own} />
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
  ))
}
