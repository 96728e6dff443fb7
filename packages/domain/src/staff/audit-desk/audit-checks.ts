import type { Fields, GroupedFields } from '@portal/api/rules/form-fields'
import type { DeskCheck } from '../staff-desk/index.ts'
import type { Audited, AuditKind } from './audit-kind.ts'

/** What can be said of any application: how often it was submitted, what came along. */
const submissionChecks = ({
  changes,
  round,
  attachments,
}: Pick<Audited<Fields>, 'round' | 'attachments'> & { changes: readonly unknown[] }): DeskCheck[] => [
  round > 1
    ? changes.length > 0
      ? { id: 'changes', verdict: 'ok', text: `第 ${round} 次提交，改动 ${changes.length} 项` }
      : { id: 'changes', verdict: 'attention', text: `第 ${round} 次提交，没有改动` }
    : { id: 'changes', verdict: 'ok', text: '首次提交' },
  attachments.length > 0
    ? { id: 'attachments', verdict: 'ok', text: `证明材料 ${attachments.length} 份` }
    : { id: 'attachments', verdict: 'open', text: '没有上传证明材料' },
]

/** Checks that a machine can really do; `idNumber` is null while it is masked. */
export const auditChecks = <F extends GroupedFields>(
  { checks }: Pick<AuditKind<F>, 'checks'>,
  application: Audited<F>,
  idNumber: string | null,
  today: string,
): DeskCheck[] => [...checks(application, idNumber, today), ...submissionChecks(application)]
