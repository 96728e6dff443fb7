import type { FieldRemark, PersonalField } from '@portal/api/contract/applications.schema'
import { createUnsent } from '@portal/api/hooks/unsent'
import { countOpinions, generalRemarkLimit, remarkLimit } from '@portal/api/rules/application'
import { namesOf } from '@portal/api/rules/form-fields'
import { personalApplication } from '@portal/api/rules/personal-form'
import { length } from '@portal/api/rules/text'

/** What the auditor has noted about one application and not sent. */
export interface AuditDraft {
  /** By field; an empty text is a remark just begun. */
  remarks: { [F in PersonalField]?: string }
  /** Fields found in order; for the auditor's eyes only. */
  checked: readonly PersonalField[]
  general: string
  /** A reason typed into the dialog that was closed again. */
  rejectReason: string
}

export const blankDraft: AuditDraft = { remarks: {}, checked: [], general: '', rejectReason: '' }

/** Remarks as they are sent, in the order of the form. */
export const remarksOf = ({ remarks }: AuditDraft): FieldRemark[] =>
  namesOf(personalApplication.fields).flatMap(field => {
    const text = remarks[field]?.trim() ?? ''
    return text === '' ? [] : { field, text }
  })

/** How many things the applicant would read: remarks at fields and the general one. */
export const opinionCount = (draft: AuditDraft): number =>
  countOpinions(remarksOf(draft), draft.general.trim())

/** Something would be missed. */
export const isUnsent = (draft: AuditDraft): boolean =>
  opinionCount(draft) > 0 || draft.rejectReason.trim() !== ''

/** What the auditor has noted and not sent, by the application's id. */
export const useAuditDrafts = createUnsent(isUnsent)

/** A text that is too long to send: the field, or `general`; null when all fit. */
export function tooLong(draft: AuditDraft): PersonalField | 'general' | null {
  const remark = remarksOf(draft).find(({ text }) => length(text) > remarkLimit)
  if (remark) return remark.field
  return length(draft.general.trim()) > generalRemarkLimit ? 'general' : null
}
