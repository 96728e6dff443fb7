import type { FieldRemark, PersonalField } from '@portal/api/contract/applications.schema'
import { personalFieldNames } from '@portal/api/rules/personal-form'
import { Notice } from '@portal/ui/notice'
import { fieldId } from './steps.ts'
import * as S from './PersonalApplication.styles.ts'

export interface ReturnedRemarksProps {
  /** General remark of the return; may be empty. */
  remark: string
  remarks: readonly FieldRemark[]
  /** Leads to the field, on whatever step it is. */
  onJump: (field: PersonalField) => void
}

/** What the association asks to have mended: the whole list above the form, each item a way to its field. */
export function ReturnedRemarks({ remark, remarks, onJump }: ReturnedRemarksProps) {
  return (
    <Notice
      tone="warning"
      title={remarks.length > 0 ? `协会退回了申请，请补正 ${remarks.length} 处` : '协会退回了申请，请补正'}
    >
      {remark === '' ? null : <p>{remark}</p>}
      <S.RemarkList>
        {remarks.map(({ field, text }) => (
          <li key={`${field}-${text}`}>
            <a
              href={`#${fieldId(field)}`}
              onClick={event => {
                event.preventDefault()
                onJump(field)
              }}
            >
              {personalFieldNames[field]}
            </a>
            ：{text}
          </li>
        ))}
      </S.RemarkList>
    </Notice>
  )
}
