import { useApplication, useDecideApplication } from '@portal/api/hooks/applications'
import { createUnsent } from '@portal/api/hooks/unsent'
import { parseTime } from '@portal/api/rules/dates'
import { elapsed } from '@portal/api/rules/elapsed'
import { birthday, isIdNumber } from '@portal/api/rules/id-number'
import { personalApplication } from '@portal/api/rules/personal-form'
import { staffPages } from '@portal/api/rules/staff-pages'
import type { DeskCheck } from '../staff-desk/index.ts'
import { isUnsent, type AuditDraft } from './audit-draft.ts'
import type { Audited, AuditKind } from './audit-kind.ts'

type Fields = typeof personalApplication.fields

const adult = 18

/** What the number itself says, once it is in sight: check character, age, sex. */
function idNumberChecks({ form }: Audited<Fields>, idNumber: string | null, today: string): DeskCheck[] {
  if (idNumber === null)
    return [{ id: 'id_number', verdict: 'open', text: '身份证号遮盖中，查看完整号码后核验' }]
  if (!isIdNumber(idNumber))
    return [{ id: 'id_number', verdict: 'attention', text: '身份证号校验位或出生日期不符' }]
  const born = birthday(idNumber)
  const age = elapsed(born, 'years', parseTime(today))
  const gender = Number(idNumber[16]) % 2 === 1 ? '0' : '1'
  return [
    { id: 'id_number', verdict: 'ok', text: '身份证号校验位正确' },
    {
      id: 'age',
      verdict: age < adult ? 'attention' : 'ok',
      text: `出生于 ${born}，${age} 岁${age < adult ? '，未满 18 岁' : ''}`,
    },
    gender === form.gender
      ? { id: 'gender', verdict: 'ok', text: '性别与身份证号一致' }
      : { id: 'gender', verdict: 'attention', text: '性别与身份证号不一致' },
  ]
}

/** Applications for personal membership on the audit desk. */
export const personalAudit: AuditKind<Fields> = {
  kind: 'personal',
  title: staffPages.personalAudit.title,
  form: personalApplication,
  subject: 'user_name',
  rejectPhrases: ['不符合个人会员入会条件', '材料不真实', '重复申请'],
  checks: idNumberChecks,
  useApplication,
  useDecide() {
    const decide = useDecideApplication()
    return body => decide.run({ body }, { silent: true })
  },
  useDrafts: createUnsent<AuditDraft<Fields>>(isUnsent),
}
