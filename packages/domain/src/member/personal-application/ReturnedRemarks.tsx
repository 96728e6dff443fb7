import type { FieldRemark, PersonalField } from '@portal/api/contract/applications.schema'
import { countOpinions } from '@portal/api/rules/application'
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
    <Notice tone="warning" title={`协会退回了申请，请按 ${countOpinions(remarks, remark)} 条意见补正`}>
      <S.RemarkList>
        {remark === '' ? null : <li>总体意见：{remark}</li>}
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
