import type { ReactNode } from 'react'
import { useFormState, type UseFormReturn } from 'react-hook-form'
import type { PersonalField } from '@portal/api/contract/applications.schema'
import { personalFieldNames } from '@portal/api/rules/personal-form'
import { MessageSquareTextIcon } from '@portal/ui/icon'
import type { FormValues } from './form-values.ts'
import { fieldId } from './steps.ts'
import * as S from './PersonalApplication.styles.ts'

/** What every step of the form gets. */
export interface StepProps {
  form: UseFormReturn<FormValues>
  /** Staff remarks of the last return, by field. */
  remarks: Partial<Record<PersonalField, string>>
}

type TextName = Exclude<PersonalField, 'attachment_ids'>

/** Props of the fields of one step: label, id, message, remark; and the binding of those that are plain inputs. */
export function useStepFields({ form, remarks }: StepProps) {
  const { errors } = useFormState({ control: form.control })

  function texts(name: PersonalField, hint?: ReactNode) {
    const remark = remarks[name]
    return {
      id: fieldId(name),
      label: personalFieldNames[name],
      error: errors[name]?.message,
      hint:
        remark === undefined ? (
          hint
        ) : (
          <>
            {hint}
            <S.Remark>
              <MessageSquareTextIcon size={16} label="协会意见" />
              <span>{remark}</span>
            </S.Remark>
          </>
        ),
    }
  }

  /** A box left with something in it is judged at once; an empty one only when the step is left. */
  function judgeFilled(name: PersonalField) {
    if (form.getValues(name).length > 0) void form.trigger(name)
  }

  return {
    texts,
    judgeFilled,
    input: (name: TextName, hint?: ReactNode) => ({
      ...texts(name, hint),
      ...form.register(name, {
        onBlur: () => {
          judgeFilled(name)
        },
      }),
    }),
  }
}
