import type { StarApplication } from '@portal/api/contract/stars.schema'
import { starName } from '@portal/api/rules/star'
import { criteria, criterionNames, pointsText } from '@portal/api/rules/star-figures'
import { Dialog } from '@portal/ui/dialog'
import * as S from './Evaluation.styles.ts'

export interface ResultDialogProps {
  star: StarApplication['star']
  result: NonNullable<StarApplication['result']>
  onClose: () => void
}

/** Mean scores by criterion, the sum and what the level asks for, and the comments, unsigned. Render it only while open. */
export function ResultDialog({ star, result, onClose }: ResultDialogProps) {
  const { total, required, weights, scores, comments } = result
  return (
    <Dialog open dismissable title={`${starName(star)}评价的评分与评语`} onClose={onClose}>
      <S.Fields>
        <p>
          综合评分 <b>{pointsText(total)}</b>，{starName(star)}要求 {pointsText(required)}。
        </p>
        <S.Scores>
          <caption>分项评分</caption>
          <thead>
            <tr>
              <th scope="col">评分项</th>
              <th scope="col">权重</th>
              <th scope="col">平均分</th>
              <th scope="col">加权得分</th>
            </tr>
          </thead>
          <tbody>
            {criterionNames.map(name => (
              <tr key={name}>
                <th scope="row">{criteria[name].label}</th>
                <td>{weights[name]}%</td>
                <td>{pointsText(scores[name])}</td>
                <td>{pointsText(Math.round((scores[name] * weights[name]) / 100))}</td>
              </tr>
            ))}
          </tbody>
        </S.Scores>
        {comments.length === 0 ? (
          <p>评委没有写评语。</p>
        ) : (
          <S.Comments aria-label="评语">
            {comments.map(({ criterion, text }) => (
              <li key={`${criterion} ${text}`}>
                <b>{criteria[criterion].label}</b>
                <p>{text}</p>
              </li>
            ))}
          </S.Comments>
        )}
      </S.Fields>
    </Dialog>
  )
}
