import type { ByField } from '@portal/api/rules/form-fields'
import { FormReview } from '../../shared/form-kit/index.ts'
import { fields, steps, type PersonalValues } from './personal-form.ts'

export interface ApplicationReviewProps {
  values: PersonalValues
  /** Messages that stand in the way of submitting, by field. */
  errors?: ByField<typeof fields> | undefined
  /** Masked phone of the account. */
  phone: string
  /** Opens the step of a section; without it nothing can be changed. */
  onEdit?: ((step: number) => void) | undefined
}

/** Everything that was filled in, as it will be read; what is missing says so in its place. */
export function ApplicationReview({ phone, ...rest }: ApplicationReviewProps) {
  return (
    <FormReview {...rest} fields={fields} steps={steps} more={{ 2: [{ term: '手机号码', value: phone }] }} />
  )
}
