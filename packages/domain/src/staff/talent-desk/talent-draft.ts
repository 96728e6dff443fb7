import type { StarRemark } from '@portal/api/contract/stars.schema'
import { createUnsent } from '@portal/api/hooks/unsent'
import { length } from '@portal/api/rules/text'
import {
  starReasonLimit,
  starRemarkLimit,
  type ObjectionDecision,
  type StarLevel,
} from '@portal/api/rules/star'
import { criteria, criterionNames, type Criterion, type Scores } from '@portal/api/rules/star-figures'
import { placesOf, type SnapshotGroup } from './snapshot-rows.ts'

/** What is typed into the own score sheet. */
export interface SheetDraft {
  scores: Scores
  comments: Readonly<Record<Criterion, string>>
}

/** A sheet in words, by the labels of its fields. */
export const sheetInWords = ({ scores, comments }: SheetDraft): Record<string, string> =>
  Object.fromEntries(
    criterionNames.flatMap(name => [
      [`${criteria[name].label}评分`, String(scores[name] ?? '')],
      [`${criteria[name].label}评语`, comments[name].trim()],
    ]),
  )

/** Acts that want a reason in their dialog. */
export type ReasonedAct = 'reject' | 'refuse_cancel' | 'agree_cancel' | 'recuse' | 'revoke'

/** What a clerk has typed about one application and not sent. */
export interface TalentDraft {
  /** By the place in the profile; an empty text is a remark just begun, none one that was taken back. */
  remarks: Readonly<Record<string, string | undefined>>
  /** Places found in order; for the own eyes only. */
  checked: readonly string[]
  general: string
  /** Reasons typed into dialogs that were closed again. */
  reasons: Readonly<Partial<Record<ReasonedAct, string>>>
  conflict: 'none' | 'some' | null
  conflictNote: string
  /** What was typed into the score sheet; it stays as it was typed while the server keeps it trimmed. */
  sheet: SheetDraft | null
  /** All of it has arrived. */
  sheetSaved: boolean
  proposal: StarLevel | 'none' | null
  proposalReason: string
  objectionBy: string
  objectionText: string
  advice: ObjectionDecision | null
  adviceReason: string
  carrier: string
  trackingNo: string
}

export const blankDraft: TalentDraft = {
  remarks: {},
  checked: [],
  general: '',
  reasons: {},
  conflict: null,
  conflictNote: '',
  sheet: null,
  sheetSaved: false,
  proposal: null,
  proposalReason: '',
  objectionBy: '',
  objectionText: '',
  advice: null,
  adviceReason: '',
  carrier: '',
  trackingNo: '',
}

const written = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''

/** How many remarks an applicant would read. */
export const remarkCount = ({ remarks, general }: Pick<TalentDraft, 'remarks' | 'general'>): number =>
  Object.values(remarks).filter(written).length + (written(general) ? 1 : 0)

/** Something would be missed. */
const isUnsent = (draft: TalentDraft): boolean =>
  remarkCount(draft) > 0 ||
  (draft.sheet !== null && !draft.sheetSaved) ||
  [
    ...Object.values(draft.reasons),
    draft.conflictNote,
    draft.proposalReason,
    draft.objectionText,
    draft.adviceReason,
    draft.trackingNo,
  ].some(written)

/** What stands in the forms at the side, where no remark shows it. */
export const typedText = (draft: TalentDraft): string =>
  [
    draft.general,
    draft.proposalReason,
    draft.objectionText,
    draft.adviceReason,
    draft.conflictNote,
    ...Object.values(draft.reasons),
  ]
    .filter(written)
    .join('；')

export const useTalentDrafts = createUnsent<TalentDraft>(isUnsent)

/**
 * What is left of a draft once it was sent and answered: the fields that were typed into since, for what comes next on
 * the same record; the others are blank again.
 */
export const typedSince = (sent: TalentDraft, now: TalentDraft): TalentDraft => {
  const typed = Object.entries(now).filter(([field, value]) => value !== sent[field as keyof TalentDraft])
  return { ...blankDraft, ...Object.fromEntries(typed) }
}

/** Remarks as they are sent, in the order of the profile. */
export const remarksOf = (groups: readonly SnapshotGroup[], { remarks }: TalentDraft): StarRemark[] =>
  placesOf(groups).flatMap(({ key, part, entry_id, field }) => {
    const text = remarks[key]?.trim() ?? ''
    return text === '' ? [] : [{ part, entry_id, field, text }]
  })

/** What is too long to send, in words; null when all fits. */
export function tooLong(groups: readonly SnapshotGroup[], draft: TalentDraft): string | null {
  const row = placesOf(groups).find(({ key }) => length(draft.remarks[key]?.trim() ?? '') > starRemarkLimit)
  if (row) return `${row.about}的意见`
  return length(draft.general.trim()) > starReasonLimit ? '总体意见' : null
}

/** What is wrong with a reason that has to be given. */
export const reasonError = (text: string): string | undefined =>
  text.trim() === ''
    ? '请填写理由'
    : length(text.trim()) > starReasonLimit
      ? `最多 ${starReasonLimit} 个字`
      : undefined

/** The first criterion whose score is missing or no whole number of 0 to 100. */
export const unscored = ({ scores }: SheetDraft): Criterion | undefined =>
  criterionNames.find(name => !isScore(scores[name]))
export const isScore = (score: number | null): boolean =>
  score !== null && Number.isInteger(score) && score >= 0 && score <= 100
