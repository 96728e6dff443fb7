import { MoneyField } from '@portal/ui/money-field'
import { textsOf, type ControlProps } from '../control.ts'

/** An amount in yuan. */
export function MoneyControl(props: ControlProps<'money'>) {
  const { value, onChange, onBlur } = props
  return <MoneyField {...textsOf(props)} value={value} onChange={onChange} onBlur={onBlur} />
}
