import { countRemarks } from '@portal/api/rules/application'
import type { FieldName, Fields } from '@portal/api/rules/form-fields'
import { Notice } from '@portal/ui/notice'
import * as S from './RemarkNotice.styles.ts'
import type { LongForm } from './use-long-form.ts'

export interface RemarkNoticeProps<F extends Fields> {
  form: Pick<LongForm<F>, 'fields' | 'idOf'>
  /** General remark of the return; may be empty. */
  remark: string
  remarks: readonly { field: FieldName<F>; text: string }[]
  /** Leads to the field, on whatever step it is. */
  onJump: (field: FieldName<F>) => void
}

/** What the association asks to have mended: the whole list above the form, each item a way to its field. */
export function RemarkNotice<F extends Fields>({ form, remark, remarks, onJump }: RemarkNoticeProps<F>) {
  return (
    <Notice tone="warning" title={`协会退回了申请，请按 ${countRemarks(remarks, remark)} 条意见补正`}>
      <S.RemarkList>
        {remark === '' ? null : <li>总体意见：{remark}</li>}
        {remarks.map(({ field, text }) => (
          <li key={`${field}-${text}`}>
            <a
              href={`#${form.idOf(field)}`}
              onClick={event => {
                event.preventDefault()
                onJump(field)
              }}
            >
              {form.fields[field]?.label}
            </a>
            ：{text}
          </li>
        ))}
      </S.RemarkList>
    </Notice>
  )
}
