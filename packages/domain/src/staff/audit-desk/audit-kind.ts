import type { Application, ApplicationRow } from '@portal/api/contract/applications.schema'
import type { Outcome } from '@portal/api/hooks/use-action'
import type { Read } from '@portal/api/hooks/use-read'
import type { Unsent } from '@portal/api/hooks/unsent'
import { valueInWords } from '@portal/api/rules/field-words'
import type { FieldName, Fields, FormDescription, GroupedFields } from '@portal/api/rules/form-fields'
import type { DeskCheck } from '../staff-desk/index.ts'
import type { AuditDraft } from './audit-draft.ts'

/** A remark at a field of the form. */
export interface RemarkAt<F extends Fields> {
  field: FieldName<F>
  text: string
}

/** An application as the desk reads it, whatever form it was made with. */
export interface Audited<F extends Fields> extends Omit<
  Application,
  'form' | 'remarks' | 'former_remarks' | 'changes'
> {
  form: { readonly [N in FieldName<F>]?: unknown }
  remarks: readonly RemarkAt<F>[]
  former_remarks: readonly RemarkAt<F>[]
  changes: readonly { field: FieldName<F>; before: string }[]
}

/** What the queue knows of an application. */
export type AuditRow = Pick<ApplicationRow, 'id' | 'application_no' | 'name' | 'level' | 'status'>

export type AuditAct = 'pass' | 'return' | 'reject'

/** What is sent of a decision. */
export interface Decision<F extends Fields> {
  id: string
  result: AuditAct
  remark: string
  remarks: RemarkAt<F>[]
}

/** One kind of application on the audit desk: its form, and what only this kind has. */
export interface AuditKind<F extends GroupedFields> {
  kind: Application['kind']
  /** 个人审核 */
  title: string
  form: FormDescription<F>
  /** The field by which an application is called. */
  subject: FieldName<F>
  /** Whole sentences to start a rejection from. */
  rejectPhrases: readonly string[]
  /** What this kind's own fields tell; `idNumber` is null while it is masked. */
  checks: (application: Audited<F>, idNumber: string | null, today: string) => readonly DeskCheck[]
  useApplication: (id: string | undefined, row?: ApplicationRow) => Read<Audited<F>>
  useDecide: () => (decision: Decision<F>) => Promise<Outcome<unknown>>
  useDrafts: () => Unsent<AuditDraft<F>>
}

/** A value of the form in words. */
export const wordsOf = <F extends Fields>(
  fields: F,
  { form }: Pick<Audited<F>, 'form'>,
  name: FieldName<F>,
): string => {
  const field = fields[name]
  return field === undefined ? '' : valueInWords(field, form[name])
}

/** An application as the queue lists it. */
export const asRow = <F extends GroupedFields>(
  { form, subject }: Pick<AuditKind<F>, 'form' | 'subject'>,
  application: Audited<F>,
): AuditRow => ({
  ...application,
  name: wordsOf(form.fields, application, subject) || `未填写${form.fields[subject]?.label ?? ''}`,
})
