import { ongoing } from '@portal/api/rules/form-fields'
import { Checkbox } from '@portal/ui/checkbox'
import { MonthField } from '@portal/ui/month-field'
import { textsOf, type ControlProps } from '../control.ts'
import * as S from './MonthControl.styles.ts'

/** A month, typed or chosen; where it may be so, that there is no end yet. */
export function MonthControl(props: ControlProps<'month'>) {
  const { field, name, value, today, onChange, onBlur } = props
  const lasts = value === ongoing
  const month = (
    <MonthField
      {...textsOf(props)}
      name={name}
      max={field.until === 'today' ? today?.slice(0, 7) : undefined}
      value={lasts ? '' : value}
      disabled={lasts}
      placeholder={lasts ? field.ongoing : undefined}
      onChange={event => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
  if (field.ongoing === undefined) return month
  return (
    <S.Lasting>
      {month}
      <Checkbox checked={lasts} onChange={event => onChange(event.currentTarget.checked ? ongoing : '')}>
        {field.ongoing}
      </Checkbox>
    </S.Lasting>
  )
}
