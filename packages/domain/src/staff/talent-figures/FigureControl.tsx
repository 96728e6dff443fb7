import { figureLimits, measureOf, workYearSteps, type FigurePath } from '@portal/api/rules/star-figure-sets'
import { MoneyField } from '@portal/ui/money-field'
import { NumberField } from '@portal/ui/number-field'
import { SelectField } from '@portal/ui/select-field'

export interface FigureControlProps {
  path: FigurePath
  label: string
  unit?: string | undefined
  value: number | null
  error: string | undefined
  onChange: (value: number | null) => void
}

const years = workYearSteps.map(step => ({ value: String(step), label: step === 0 ? '不限' : `${step} 年` }))

/** The field of one figure, by how it is measured. */
export function FigureControl({ path, label, unit, value, error, onChange }: FigureControlProps) {
  switch (measureOf(path)) {
    case 'percent':
      return (
        <NumberField
          label={label}
          unit="%"
          {...figureLimits.weight}
          value={value}
          error={error}
          onChange={onChange}
        />
      )
    case 'points':
      return (
        <NumberField
          label={label}
          unit="分"
          decimals={2}
          min={figureLimits.points.min / 100}
          max={figureLimits.points.max / 100}
          value={value === null ? null : value / 100}
          error={error}
          onChange={points => onChange(points === null ? null : Math.round(points * 100))}
        />
      )
    case 'fen':
      return <MoneyField label={label} value={value} error={error} onChange={onChange} />
    case 'years':
      return (
        <SelectField
          label={label}
          options={years}
          value={String(value ?? 0)}
          error={error}
          onChange={event => onChange(Number(event.currentTarget.value))}
        />
      )
    case 'entries':
      return (
        <NumberField
          label={label}
          unit="条"
          {...figureLimits.entries}
          value={value}
          error={error}
          onChange={onChange}
        />
      )
    case 'days':
      return (
        <NumberField
          label={label}
          unit={unit}
          {...figureLimits.days}
          value={value}
          error={error}
          onChange={onChange}
        />
      )
  }
}
