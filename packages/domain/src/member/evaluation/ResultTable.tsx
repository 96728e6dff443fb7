import type { ComponentProps } from 'react'
import type { StarRow } from '@portal/api/contract/stars.schema'
import { shortDay } from '@portal/api/rules/dates'
import { starName } from '@portal/api/rules/star'
import { None } from '@portal/ui/description-list'
import { StatusInline } from '@portal/ui/status'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import * as S from './Evaluation.styles.ts'
import { applicationPath } from './evaluation-address.ts'
import { starLook } from './star-steps.ts'

export interface ResultTableProps extends Omit<ComponentProps<'table'>, 'children' | 'results'> {
  /** The latest first. */
  results: readonly StarRow[]
}

/** Applications that have ended; rows become cards under 640 px. */
export const ResultTable = ({ results, ...rest }: ResultTableProps) => (
  <S.Table {...rest}>
    <caption>历史申请，按办结日期从近到远</caption>
    <thead>
      <tr>
        <th scope="col">申请</th>
        <th scope="col">岗位</th>
        <th scope="col">结果</th>
        <th scope="col">办结日期</th>
        <th scope="col">有效期至</th>
        <th scope="col" data-part="move">
          操作
        </th>
      </tr>
    </thead>
    <tbody>
      {results.map(row => {
        const { label, family, icon } = starLook(row)
        const title = `${starName(row.star)}评价`
        return (
          <tr key={row.application_no}>
            <td data-part="title">{title}</td>
            <td data-part="position">{row.position === '' ? <None /> : row.position}</td>
            <td data-part="look">
              <StatusInline family={family} icon={icon}>
                {label}
                {row.awarded_star !== null && row.awarded_star < row.star
                  ? `（${starName(row.awarded_star)}）`
                  : ''}
              </StatusInline>
            </td>
            <td data-part="day">
              {row.ended_at === null ? <None /> : shortDay(row.ended_at)}
              <S.OnCards> 办结</S.OnCards>
            </td>
            <td data-part="until">
              <S.OnCards>有效期至 </S.OnCards>
              {row.expires_on ?? <None />}
            </td>
            <td data-part="move">
              <TextLink
                as={Link}
                to={applicationPath(row.application_no)}
                aria-label={`查看 ${title} ${row.application_no}`}
              >
                查看
              </TextLink>
            </td>
          </tr>
        )
      })}
    </tbody>
  </S.Table>
)
