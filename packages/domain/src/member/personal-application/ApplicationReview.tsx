import type { PersonalField } from '@portal/api/contract/applications.schema'
import { genders, workAges } from '@portal/api/rules/options'
import { personalFieldNames } from '@portal/api/rules/personal-form'
import { Button } from '@portal/ui/button'
import { DescriptionList } from '@portal/ui/description-list'
import { TextLink } from '@portal/ui/text-link'
import type { FieldErrors, FormValues } from './form-values.ts'
import { stepFields, stepTitles, type StepNumber } from './steps.ts'
import * as S from './PersonalApplication.styles.ts'

export interface ApplicationReviewProps {
  values: FormValues
  /** Messages that stand in the way of submitting, by field. */
  errors?: FieldErrors | undefined
  /** Masked phone of the account. */
  phone: string
  /** Opens the step of a section; without it nothing can be changed. */
  onEdit?: ((step: StepNumber) => void) | undefined
}

const optionTexts: Partial<Record<PersonalField, Record<string, string>>> = {
  gender: genders,
  work_age: workAges,
}

function shown(field: PersonalField, values: FormValues) {
  if (field === 'attachment_ids') {
    const files = values.attachment_ids
    return files.length === 0 ? null : (
      <S.Files>
        {files.map(file => (
          <li key={file.id}>
            <TextLink href={file.url} external>
              {file.name}
            </TextLink>
          </li>
        ))}
      </S.Files>
    )
  }
  const value = values[field]
  return optionTexts[field]?.[value] ?? value
}

const sections = [1, 2] as const
const none: FieldErrors = {}

/** Everything that was filled in, as it will be read; what is missing says so in its place. */
export function ApplicationReview({ values, errors = none, phone, onEdit }: ApplicationReviewProps) {
  return sections.map(step => (
    <S.Review key={step} aria-label={stepTitles[step]}>
      <div>
        <h2>{stepTitles[step]}</h2>
        {onEdit ? (
          <Button
            size="s"
            variant="text"
            aria-label={`修改${stepTitles[step]}`}
            onClick={() => {
              onEdit(step)
            }}
          >
            修改
          </Button>
        ) : null}
      </div>
      <DescriptionList
        items={[
          ...stepFields[step].map(field => ({
            term: personalFieldNames[field],
            value: errors[field] ? (
              <>
                {shown(field, values)} <S.Missing>{errors[field]}</S.Missing>
              </>
            ) : (
              shown(field, values)
            ),
          })),
          ...(step === 2 ? [{ term: '手机号码', value: phone }] : []),
        ]}
      />
    </S.Review>
  ))
}
