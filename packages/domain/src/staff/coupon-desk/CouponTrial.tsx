import { useId } from 'react'
import type { CouponFee } from '@portal/api/contract/coupons.schema'
import { couponItems } from '@portal/api/rules/coupon'
import { yuan } from '@portal/api/rules/money'
import type { BatchDraft } from './coupon-draft.ts'
import { mostOf, trialsOf } from './coupon-words.ts'
import * as S from './CouponForm.styles.ts'

export interface CouponTrialProps {
  batch: Pick<BatchDraft, 'way' | 'off_fen' | 'percent' | 'most_fen' | 'items' | 'least_fen' | 'total'>
  /** The fees of today; undefined while they are on their way. */
  fees: { year: string; fees: readonly CouponFee[] } | undefined
}

/** What the fees of today cost with a batch, and the most that it can take off in all. */
export function CouponTrial({ batch, fees }: CouponTrialProps) {
  const titleId = useId()
  const trials = trialsOf(batch, fees?.fees ?? [])
  const isPriced = (batch.way === 'amount' ? batch.off_fen : batch.percent) !== null
  const most = isPriced ? mostOf(batch, trials) : null
  return (
    <S.Section aria-labelledby={titleId}>
      <S.SectionHead>
        <h3 id={titleId}>试算</h3>
        {fees ? <span>按 {fees.year} 年收费标准</span> : null}
      </S.SectionHead>
      <S.Sums>
        {trials.map(({ item, name, amount_fen, payable_fen }) => (
          <div key={name}>
            <dt>
              {couponItems[item]} · {name}
            </dt>
            {!isPriced ? (
              <dd>{yuan(amount_fen)}</dd>
            ) : payable_fen === null ? (
              <dd>未满 {yuan(batch.least_fen ?? 0)}，不可用</dd>
            ) : (
              <dd>
                <s>{yuan(amount_fen)}</s> {yuan(payable_fen)}
              </dd>
            )}
          </div>
        ))}
        {batch.items.includes('evaluation') ? (
          <div>
            <dt>{couponItems.evaluation}</dt>
            <dd>按申请的等级计费</dd>
          </div>
        ) : null}
        <div>
          <dt>
            全部用完最多减
            {most === null ? null : `（${batch.total} × ${yuan(most.each)}）`}
          </dt>
          <dd>{most === null ? '填好优惠和总量后算出' : <b>{yuan(most.all)}</b>}</dd>
        </div>
      </S.Sums>
    </S.Section>
  )
}
