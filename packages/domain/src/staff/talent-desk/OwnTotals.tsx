import {
  criteria,
  criterionNames,
  pointsText,
  totalOf,
  weightedScore,
  type Weights,
} from '@portal/api/rules/star-figures'
import { starName, type StarLevel } from '@portal/api/rules/star'
import * as S from './Talent.styles.ts'
import { isScore, type SheetDraft } from './talent-draft.ts'

export interface OwnTotalsProps {
  weights: Weights
  /** Hundredths of a point. */
  required: number
  star: StarLevel
  sheet: SheetDraft
}

/** A sum beside the one that a level asks for, in words. */
export const besideRequired = (total: number, required: number, star: StarLevel) =>
  `${total < required ? '低于' : '达到'}${starName(star)}要求 ${pointsText(required)} 分，${
    total < required ? `差 ${pointsText(required - total)}` : `多 ${pointsText(total - required)}`
  } 分。`

/** The own scores, weighted, and what they come to beside the level that was applied for. */
export function OwnTotals({ weights, required, star, sheet }: OwnTotalsProps) {
  const valid = criterionNames.every(name => isScore(sheet.scores[name]))
  const total = valid ? totalOf(weights, sheet.scores) : null
  return (
    <>
      <S.Totals aria-label="本人评分表">
        <thead>
          <tr>
            <th scope="col">评分项</th>
            <th scope="col">权重</th>
            <th scope="col">评分</th>
            <th scope="col">折算</th>
          </tr>
        </thead>
        <tbody>
          {criterionNames.map(name => {
            const score = sheet.scores[name]
            const counts = score !== null && isScore(score)
            return (
              <tr key={name}>
                <th scope="row">{criteria[name].label}</th>
                <td>{weights[name]}%</td>
                <td>{counts ? score : '—'}</td>
                <td>{counts ? pointsText(weightedScore(weights, name, score)) : '—'}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            <td>100%</td>
            <td colSpan={2}>{total === null ? '—' : pointsText(total)}</td>
          </tr>
        </tfoot>
      </S.Totals>
      <S.Text>
        {total === null ? '五项都打分后算出合计。' : besideRequired(total, required, star)}
        等级由合议拟定，不由单份评分表决定。
      </S.Text>
    </>
  )
}
