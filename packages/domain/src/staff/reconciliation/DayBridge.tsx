import type { ReconciliationDay } from '@portal/api/contract/reconciliation.schema'
import { yuan } from '@portal/api/rules/money'
import { bridgeSteps } from '@portal/api/rules/reconciliation'
import { signedYuan } from './reconciliation-words.ts'
import * as S from './DayBridge.styles.ts'

export interface DayBridgeProps {
  bridge: ReconciliationDay['bridge']
  /** Orders that were paid on the day. */
  orderCount: number
}

/** The way from what the orders brought to what the bank has; the steps between add up to it. */
export function DayBridge({ bridge, orderCount }: DayBridgeProps) {
  return (
    <S.List aria-label="从订单到银行">
      {bridge.map(({ step, amount_fen }) => (
        <S.Step key={step} data-end={step === 'orders' || step === 'bank' || undefined}>
          <dt>
            {bridgeSteps[step]}
            {step === 'orders' ? ` ${orderCount} 笔` : ''}
          </dt>
          <dd>
            {step === 'bank' ? (
              <S.Result>{yuan(amount_fen)}</S.Result>
            ) : step === 'orders' ? (
              yuan(amount_fen)
            ) : (
              signedYuan(amount_fen)
            )}
          </dd>
        </S.Step>
      ))}
    </S.List>
  )
}
