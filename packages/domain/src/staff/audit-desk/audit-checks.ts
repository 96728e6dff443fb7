import type { Application } from '@portal/api/contract/applications.schema'
import { parseTime } from '@portal/api/rules/dates'
import { elapsed } from '@portal/api/rules/elapsed'
import { birthday, isIdNumber } from '@portal/api/rules/id-number'

export interface AuditCheck {
  id: string
  verdict: 'ok' | 'attention' | 'open'
  text: string
}

const adult = 18

/** What the number itself says, once it is in sight: check character, age, sex. */
function idNumberChecks(application: Application, idNumber: string, today: string): AuditCheck[] {
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
    gender === application.form.gender
      ? { id: 'gender', verdict: 'ok', text: '性别与身份证号一致' }
      : { id: 'gender', verdict: 'attention', text: '性别与身份证号不一致' },
  ]
}

/** Checks that a machine can really do; `idNumber` is null while it is masked. */
export function auditChecks(application: Application, idNumber: string | null, today: string): AuditCheck[] {
  const { changes, round, attachments } = application
  return [
    ...(idNumber === null
      ? [{ id: 'id_number', verdict: 'open', text: '身份证号遮盖中，查看完整号码后核验' } as const]
      : idNumberChecks(application, idNumber, today)),
    round > 1
      ? changes.length > 0
        ? { id: 'changes', verdict: 'ok', text: `第 ${round} 次提交，改动 ${changes.length} 项` }
        : { id: 'changes', verdict: 'attention', text: `第 ${round} 次提交，没有改动` }
      : { id: 'changes', verdict: 'ok', text: '首次提交' },
    attachments.length > 0
      ? { id: 'attachments', verdict: 'ok', text: `证明材料 ${attachments.length} 份` }
      : { id: 'attachments', verdict: 'open', text: '没有上传证明材料' },
  ]
}
