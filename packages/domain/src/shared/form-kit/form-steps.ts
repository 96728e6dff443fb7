import {
  messagesAt,
  namesOf,
  type ByField,
  type FieldName,
  type Fields,
  type FormDescription,
  type GroupedFields,
} from '@portal/api/rules/form-fields'
import type { Step } from '@portal/ui/steps'

/** One step of a form; steps are numbered from 1, and the last one shows everything again. */
export interface FormStep<F extends Fields> {
  title: string
  names: readonly FieldName<F>[]
}

/** The steps of a form, called by their first group, and the review at their end. */
export const stepsOf = <F extends GroupedFields>({
  groups,
  steps = [],
  fields,
}: FormDescription<F>): FormStep<F>[] => [
  ...steps.map(step => ({
    title: groups[step[0] ?? ''] ?? '',
    names: namesOf(fields).filter(name => step.includes(fields[name]?.group ?? '')),
  })),
  { title: '核对并提交', names: [] },
]

/** Number of the step in which a field is filled in. */
export const stepOf = <F extends Fields>(steps: readonly FormStep<F>[], field: FieldName<F>): number =>
  steps.findIndex(({ names }) => names.includes(field)) + 1

/** Step of the address; where it names none, the first with one of these fields, else 1. */
export function readStep<F extends Fields>(
  steps: readonly FormStep<F>[],
  query: string | null,
  wanted: readonly FieldName<F>[] = [],
): number {
  const named = Number(query)
  if (Number.isInteger(named) && named >= 1 && named <= steps.length) return named
  const first = steps.findIndex(({ names }) => names.some(name => wanted.includes(name)))
  return Math.max(first, 0) + 1
}

/** Steps as the rail shows them: what is complete, what is missing, how much has to be mended. */
export const railSteps = <F extends Fields>(
  steps: readonly FormStep<F>[],
  current: number,
  missing: ByField<F>,
  errors: ByField<F>,
): Step[] =>
  steps.map(({ title, names }, index) => {
    const number = index + 1
    const problems = names.flatMap(name => messagesAt(errors, name)).length
    const complete = names.length > 0 && names.every(name => messagesAt(missing, name).length === 0)
    return {
      id: String(number),
      label: title,
      note:
        problems > 0
          ? `${problems} 处需要修改`
          : names.length === 0
            ? undefined
            : complete
              ? '已填写'
              : '未填完',
      problem: problems > 0,
      state: number === current ? 'current' : complete ? 'done' : 'todo',
      href: `?step=${number}`,
    }
  })
