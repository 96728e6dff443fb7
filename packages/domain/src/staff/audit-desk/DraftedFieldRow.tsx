import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import type { FieldName, Fields } from '@portal/api/rules/form-fields'
import type { AuditDraft } from './audit-draft.ts'
import { AuditFieldRow, type AuditFieldRowProps } from './AuditFieldRow.tsx'

export interface DraftedFieldRowProps<F extends Fields> extends Omit<AuditFieldRowProps, 'remark'> {
  draft: Draft<AuditDraft<F>>
  field: FieldName<F>
  /** The remark that was sent; one that is being written takes its place. */
  sent: string | undefined
}

/** A field row with the remark from the draft: writing draws this row again and no other. */
export function DraftedFieldRow<F extends Fields>({ draft, field, sent, ...row }: DraftedFieldRowProps<F>) {
  const written = useDraftPart(draft, ({ remarks }) => remarks[field])
  return <AuditFieldRow {...row} remark={written ?? sent} />
}
