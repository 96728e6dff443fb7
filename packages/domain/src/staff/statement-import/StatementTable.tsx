import { Fragment } from 'react'
import type { StatementImport, StatementLine } from '@portal/api/contract/statements.schema'
import { yuan } from '@portal/api/rules/money'
import { Checkbox } from '@portal/ui/checkbox'
import { groupSum } from './statement-sums.ts'
import { groupLooks } from './statement-words.ts'
import { StatementRow } from './StatementRow.tsx'
import * as S from './StatementTable.styles.ts'

export interface StatementTableProps {
  /** One page, in the order of the groups. */
  lines: readonly StatementLine[]
  trial: NonNullable<StatementImport['trial']>
  busy: boolean
  onTick: (matches: readonly number[], ticked: boolean) => void
}

const heads = [
  '行号',
  '时间',
  '付款户名',
  '附言',
  '流水金额',
  '订单号',
  '应付',
  '项目 · 会员',
  '依据',
] as const
const ends = new Set<string>(['流水金额', '应付'])

/** Lines of a dry run under the headings of their groups. */
export function StatementTable({ lines, trial, busy, onTick }: StatementTableProps) {
  const matches = [...new Set(lines.filter(line => line.tickable).map(line => line.match_no))]
  const ticked = new Set(lines.filter(line => line.ticked).map(line => line.match_no))
  const all = matches.length > 0 && matches.every(match => ticked.has(match))
  return (
    <S.Table>
      <S.Caption>流水和对应的订单</S.Caption>
      <S.Head>
        <S.Row>
          <S.HeadCell>
            <Checkbox
              checked={all}
              indeterminate={!all && ticked.size > 0}
              disabled={busy || matches.length === 0}
              onChange={() => onTick(matches, !all)}
            >
              <S.OnCards>勾选本页全部可确认的流水</S.OnCards>
            </Checkbox>
          </S.HeadCell>
          {heads.map(head => (
            <S.HeadCell key={head} data-align={ends.has(head) ? 'end' : undefined}>
              {head}
            </S.HeadCell>
          ))}
        </S.Row>
      </S.Head>
      <S.Body>
        {lines.map((line, index) => {
          const before = lines[index - 1]
          return (
            <Fragment key={line.line_no}>
              {before?.group === line.group ? null : <GroupRow line={line} trial={trial} />}
              <StatementRow
                line={line}
                follows={before?.match_no === line.match_no && before.group === line.group}
                busy={busy}
                onTick={on => onTick([line.match_no], on)}
              />
            </Fragment>
          )
        })}
      </S.Body>
    </S.Table>
  )
}

function GroupRow({ line: { group }, trial }: Pick<StatementTableProps, 'trial'> & { line: StatementLine }) {
  const { lines, orders, amount_fen } = groupSum(trial, group)
  const { title, note } = groupLooks[group]
  return (
    <S.Row data-group>
      <S.Cell colSpan={heads.length + 1}>
        <b>{title}</b> {lines} 行 {yuan(amount_fen)}
        {orders > 0 ? `，${orders} 单` : ''}，{note}
      </S.Cell>
    </S.Row>
  )
}
