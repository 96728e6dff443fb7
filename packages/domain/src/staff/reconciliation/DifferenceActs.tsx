import type { Difference } from '@portal/api/contract/reconciliation.schema'
import { useToday } from '@portal/api/hooks/use-today'
import { settlementWays, waysOf } from '@portal/api/rules/reconciliation'
import { Button, ButtonLink } from '@portal/ui/button'
import { Link } from '../../shared/router-link/index.ts'
import { ordersOf } from '../staff-desk/bank-line-links.ts'
import { orderLink, paymentLink } from '../staff-desk/record-links.ts'
import { shortTime } from '../staff-time/index.ts'
import { selfNote } from './reconciliation-words.ts'
import type { DifferenceActing } from './use-difference-acts.ts'
import * as S from './DifferenceRow.styles.ts'

export interface DifferenceActsProps {
  difference: Difference
  acts: DifferenceActing
  /** The day is done: nothing can be changed any more. */
  closed: boolean
}

/** What can be done about a difference, or what was done. */
export function DifferenceActs({ difference, acts, closed }: DifferenceActsProps) {
  switch (difference.state) {
    case 'self':
      return (
        <S.Acts>
          不用处理
          <small>{selfNote(difference)}</small>
        </S.Acts>
      )
    case 'settled':
      return <Settled difference={difference} acts={acts} closed={closed} />
    case 'open':
      return closed ? <S.Acts>待处理</S.Acts> : <Open difference={difference} acts={acts} />
  }
}

function Open({ difference, acts }: Omit<DifferenceActsProps, 'closed'>) {
  const { kind, order, line, bank_fen, order_waits, refund_waits, settles } = difference
  if (refund_waits)
    return (
      <S.Acts>
        {order === null ? null : (
          <ButtonLink as={Link} size="s" to={orderLink(order)}>
            去批退款申请
          </ButtonLink>
        )}
        <small>系统已生成，原路退回</small>
      </S.Acts>
    )
  if (order_waits && order !== null)
    return (
      <S.Acts>
        <ButtonLink as={Link} size="s" to={paymentLink(order)}>
          去确认到账
        </ButtonLink>
        <small>确认以后自动对上</small>
      </S.Acts>
    )
  const [first, ...others] = waysOf[kind]
  return (
    <S.Acts>
      {first === undefined ? null : (
        <Button size="s" onClick={() => acts.ask(difference, first)}>
          {settlementWays[first]}
        </Button>
      )}
      <S.Links>
        {kind === 'settled_amount' && bank_fen !== null && bank_fen !== 0 ? (
          <Button
            size="s"
            variant="text"
            busy={acts.takingBack === difference.difference_id}
            busyLabel="正在撤回"
            onClick={() => void acts.free(difference)}
          >
            撤回入账登记
          </Button>
        ) : null}
        {settles.length > 0 ? (
          <Button size="s" variant="text" onClick={() => acts.ask(difference, 'assign')}>
            认作渠道入账
          </Button>
        ) : null}
        {order === null && line !== null ? (
          <ButtonLink as={Link} size="s" variant="text" to={ordersOf(line.payer_name)}>
            找订单
          </ButtonLink>
        ) : null}
        {others.map(way => (
          <Button key={way} size="s" variant="text" onClick={() => acts.ask(difference, way)}>
            {settlementWays[way]}
          </Button>
        ))}
      </S.Links>
    </S.Acts>
  )
}

function Settled({ difference, acts, closed }: DifferenceActsProps) {
  const today = useToday()
  const { settled } = difference
  return (
    <S.Acts>
      {settled === null ? (
        '已处理'
      ) : (
        <>
          {settlementWays[settled.way]}
          <small>
            {settled.note === '' ? null : `${settled.note}，`}
            {settled.by}，{shortTime(settled.at, today)}
          </small>
        </>
      )}
      {closed ? null : (
        <S.Links>
          <Button
            size="s"
            variant="text"
            busy={acts.takingBack === difference.difference_id}
            busyLabel="正在撤回"
            onClick={() => void acts.takeBack(difference)}
          >
            撤回
          </Button>
        </S.Links>
      )}
    </S.Acts>
  )
}
