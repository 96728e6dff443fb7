import { IconButton } from '../icon-button/index.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts'
import * as S from './Calendar.styles.ts'

interface CalendarHeadProps {
  year: number
  /** 1 to 12; without it the calendar shows months and turns by years. */
  month?: number | undefined
  /** First and last year of the list. */
  years: readonly [number, number]
  onTurn: (year: number, month: number) => void
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Arrows to the neighbours, lists for a farther way. */
export function CalendarHead({ year, month, years, onTurn }: CalendarHeadProps) {
  const unit = month === undefined ? '年' : '月'
  const turn = (step: -1 | 1) => {
    if (month === undefined) return onTurn(year + step, 1)
    const index = year * 12 + month - 1 + step
    return onTurn(Math.floor(index / 12), (index % 12) + 1)
  }
  const [first, last] = [Math.min(years[0], year), Math.max(years[1], year)]

  return (
    <S.Head>
      <IconButton icon={ChevronLeftIcon} label={`上一${unit}`} onClick={() => turn(-1)} />
      <S.Picks>
        <S.Pick
          aria-label="年"
          value={year}
          onChange={event => onTurn(Number(event.currentTarget.value), month ?? 1)}
        >
          {range(first, last).map(choice => (
            <option key={choice} value={choice}>
              {choice} 年
            </option>
          ))}
        </S.Pick>
        {month === undefined ? null : (
          <S.Pick
            aria-label="月"
            value={month}
            onChange={event => onTurn(year, Number(event.currentTarget.value))}
          >
            {range(1, 12).map(choice => (
              <option key={choice} value={choice}>
                {choice} 月
              </option>
            ))}
          </S.Pick>
        )}
      </S.Picks>
      <IconButton icon={ChevronRightIcon} label={`下一${unit}`} onClick={() => turn(1)} />
    </S.Head>
  )
}
