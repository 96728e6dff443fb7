import type { ComponentProps } from 'react'
import { addDays } from '@portal/api/rules/dates'
import { figureDayNames, figureDays, figureLimits, type FigurePath } from '@portal/api/rules/star-figure-sets'
import { criteria, criterionNames } from '@portal/api/rules/star-figures'
import { starLevels, starName } from '@portal/api/rules/star'
import { DateField } from '@portal/ui/date-field'
import { FigureControl } from './FigureControl.tsx'
import type { DraftErrors, FiguresDraft } from './figures-draft.ts'
import { levelRows } from './FigureTables.tsx'
import * as S from './TalentFigures.styles.ts'

export interface FiguresFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onChange'> {
  draft: FiguresDraft
  errors: DraftErrors
  today: string
  onStart: (day: string) => void
  onFigure: (path: FigurePath, value: number | null) => void
}

/** The fields of a set of figures: the day from which it holds, and every figure. Never fetches. */
export function FiguresForm({ draft, errors, today, onStart, onFigure, ...rest }: FiguresFormProps) {
  const { values, effectiveFrom } = draft
  const field = (path: FigurePath) => ({
    path,
    value: values.get(path) ?? null,
    error: errors[path],
    onChange: (value: number | null) => onFigure(path, value),
  })
  return (
    <S.Form noValidate {...rest}>
      <S.Start>
        <DateField
          label="从哪天起执行"
          hint="最早明天；当天 00:00 起提交的申请按新标准。"
          min={addDays(today, 1)}
          max={addDays(today, figureLimits.ahead)}
          value={effectiveFrom}
          error={errors.effective_from}
          onChange={event => onStart(event.target.value)}
        />
      </S.Start>
      {levelRows.map(({ label, note, pathOf }) => (
        <S.Row key={label}>
          <legend>
            {label}
            <small>{note}</small>
          </legend>
          {starLevels.map(star => (
            <FigureControl key={star} label={starName(star)} {...field(pathOf(star))} />
          ))}
        </S.Row>
      ))}
      <S.Row>
        <legend>
          权重<small>五项合计 100%</small>
        </legend>
        {criterionNames.map(name => (
          <FigureControl key={name} label={criteria[name].label} {...field(`weights.${name}`)} />
        ))}
      </S.Row>
      <S.Row>
        <legend>分差和时限</legend>
        <FigureControl label="分差上限" {...field('spread')} />
        {figureDayNames.map(name => (
          <FigureControl
            key={name}
            label={figureDays[name].label}
            unit={figureDays[name].unit}
            {...field(name)}
          />
        ))}
      </S.Row>
    </S.Form>
  )
}
