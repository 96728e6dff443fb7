import { subjectTypeNames } from '@portal/api/rules/order'
import { OneOrAll, type OneOrAllProps } from './OneOrAll.tsx'
import { subjectTypes, type OrderFilter } from './order-filter.ts'

export interface SubjectTypeChoicesProps extends Pick<OneOrAllProps<string>, 'direction'> {
  value: OrderFilter['subjectType']
  onChange: (part: Pick<OrderFilter, 'subjectType'>) => void
}

/** Whose orders: those of persons, of units, or all. */
export function SubjectTypeChoices({ onChange, ...group }: SubjectTypeChoicesProps) {
  return (
    <OneOrAll
      {...group}
      label="会员类型"
      values={subjectTypes}
      names={subjectTypeNames}
      onChange={subjectType => onChange({ subjectType })}
    />
  )
}
