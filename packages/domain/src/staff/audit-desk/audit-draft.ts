import { countRemarks, generalRemarkLimit, remarkLimit } from '@portal/api/rules/application'
import { namesOf, type FieldName, type Fields } from '@portal/api/rules/form-fields'
import { length } from '@portal/api/rules/text'
import type { RemarkAt } from './audit-kind.ts'

/** What the auditor has noted about one application and not sent. */
export interface AuditDraft<F extends Fields = Fields> {
  /** By field; an empty text is a remark just begun, none one that was taken back. */
  remarks: { readonly [N in FieldName<F>]?: string | undefined }
  /** Fields found in order; for the auditor's eyes only. */
  checked: readonly FieldName<F>[]
  general: string
  /** A reason typed into the dialog that was closed again. */
  rejectReason: string
}

export const blankDraft = {
  remarks: {},
  checked: [],
  general: '',
  rejectReason: '',
} as const satisfies AuditDraft

/** Remarks as they are sent, in the order of the form. */
export const remarksOf = <F extends Fields>(fields: F, { remarks }: AuditDraft<F>): RemarkAt<F>[] =>
  namesOf(fields).flatMap(field => {
    const text = remarks[field]?.trim() ?? ''
    return text === '' ? [] : { field, text }
  })

/** How many things the applicant would read: remarks at fields and the general one. */
export const opinionCount = ({ remarks, general }: Pick<AuditDraft, 'remarks' | 'general'>): number =>
  countRemarks(
    Object.values(remarks).filter(text => text !== undefined && text.trim() !== ''),
    general.trim(),
  )

/** Something would be missed. */
export const isUnsent = <F extends Fields>(draft: AuditDraft<F>): boolean =>
  opinionCount(draft) > 0 || draft.rejectReason.trim() !== ''

/** What is too long to send, by the label of its field; null when all fit. */
export function tooLong<F extends Fields>(fields: F, draft: AuditDraft<F>): string | null {
  const remark = remarksOf(fields, draft).find(({ text }) => length(text) > remarkLimit)
  if (remark) return `${fields[remark.field]?.label ?? ''}的意见`
  return length(draft.general.trim()) > generalRemarkLimit ? '总体意见' : null
}
