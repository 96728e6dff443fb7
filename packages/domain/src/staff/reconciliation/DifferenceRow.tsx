import type { Difference } from '@portal/api/contract/reconciliation.schema'
import { differenceKinds, differenceLife } from '@portal/api/rules/reconciliation'
import { StatusInline } from '@portal/ui/status'
import { DayLink, type DayLinkProps } from './DayLink.tsx'
import { Amount, Gap } from './Amount.tsx'
import { DifferenceActs } from './DifferenceActs.tsx'
import { DifferenceSubject } from './DifferenceSubject.tsx'
import { differenceNote, oddSide } from './reconciliation-words.ts'
import type { DifferenceActing } from './use-difference-acts.ts'
import * as R from './DifferenceRow.styles.ts'
import * as S from '../staff-desk/FigureTable.styles.ts'

export interface DifferenceRowProps {
  difference: Difference
  acts: DifferenceActing
  /** The day is done: nothing can be changed any more. */
  closed: boolean
  /** Address of a day, where the table holds several. */
  hrefOf?: DayLinkProps['hrefOf'] | undefined
}

/** One difference: the three amounts, and the act that mends it. */
export function DifferenceRow({ difference, acts, closed, hrefOf }: DifferenceRowProps) {
  const { day, kind, state, order_fen, channel_fen, bank_fen, difference_fen } = difference
  const { family, icon } = differenceLife.states[state]
  const odd = state === 'open' ? oddSide[kind] : null
  return (
    <S.Row data-quiet={state === 'open' ? undefined : true}>
      {hrefOf ? (
        <S.Cell data-card="title">
          <DayLink day={day} hrefOf={hrefOf} />
        </S.Cell>
      ) : null}
      <S.Cell data-card={hrefOf ? undefined : 'title'}>
        <R.Kind>
          <StatusInline family={family} icon={icon}>
            {differenceKinds[kind]}
          </StatusInline>
          <small>{differenceNote(difference)}</small>
        </R.Kind>
      </S.Cell>
      <S.Cell>
        <DifferenceSubject difference={difference} />
      </S.Cell>
      <S.Cell data-figure data-name="订单">
        <Amount fen={order_fen} />
      </S.Cell>
      <S.Cell data-figure data-name="渠道">
        <Amount fen={channel_fen} odd={odd === 'channel'} />
      </S.Cell>
      <S.Cell data-figure data-name="银行">
        <Amount fen={bank_fen} odd={odd === 'bank'} />
      </S.Cell>
      <S.Cell data-figure data-name="差额" data-card="end">
        {state === 'open' ? (
          <b>
            <Gap fen={difference_fen} />
          </b>
        ) : (
          <Gap fen={difference_fen} />
        )}
      </S.Cell>
      <S.Cell>
        <DifferenceActs difference={difference} acts={acts} closed={closed} />
      </S.Cell>
    </S.Row>
  )
}
