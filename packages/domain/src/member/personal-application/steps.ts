import type { FieldRemark, PersonalField } from '@portal/api/contract/applications.schema'
import { personalGroups } from '@portal/api/rules/personal-form'
import type { Step } from '@portal/ui/steps'

export const stepNumbers = [1, 2, 3] as const
export type StepNumber = (typeof stepNumbers)[number]

export const stepTitles = {
  1: personalGroups.basic.name,
  2: personalGroups.work.name,
  3: '核对并提交',
} as const satisfies Record<StepNumber, string>

export const stepFields = {
  1: personalGroups.basic.fields,
  2: [...personalGroups.work.fields, ...personalGroups.documents.fields],
  3: [],
} as const satisfies Record<StepNumber, readonly PersonalField[]>

export const stepOf = (field: PersonalField): StepNumber =>
  stepFields[1].some(name => name === field) ? 1 : 2

/** Step of the address; where it names none, the first that was remarked on, else 1. */
export const readStep = (query: string | null, remarks: readonly FieldRemark[] = []): StepNumber =>
  stepNumbers.find(step => String(step) === query) ??
  stepNumbers.find(step => remarks.some(({ field }) => stepOf(field) === step)) ??
  1

/** Id of the control of a field; error lists and remarks jump there. */
export const fieldId = (field: PersonalField): string => `apply-${field}`

/** Steps as the rail shows them: what is complete, what is missing, how much has to be mended. */
export function railSteps(
  current: StepNumber,
  missing: Partial<Record<PersonalField, string>>,
  errors: Partial<Record<PersonalField, unknown>>,
): Step[] {
  return stepNumbers.map(number => {
    const fields: readonly PersonalField[] = stepFields[number]
    const problems = fields.filter(field => errors[field] !== undefined).length
    const complete = fields.length > 0 && fields.every(field => missing[field] === undefined)
    return {
      id: String(number),
      label: stepTitles[number],
      note:
        problems > 0
          ? `${problems} 处需要修改`
          : fields.length === 0
            ? undefined
            : complete
              ? '已填写'
              : '未填完',
      problem: problems > 0,
      state: number === current ? 'current' : complete ? 'done' : 'todo',
      href: `?step=${number}`,
    }
  })
}
