import type { ComponentProps } from 'react'
import type { OnlinePayment } from '@portal/api/contract/orders.schema'
import { association } from '@portal/api/rules/association'
import { yuan } from '@portal/api/rules/money'
import { channelNames, paymentWays, type OnlineChannel } from '@portal/api/rules/payment'
import { Button } from '@portal/ui/button'
import { RefreshCwIcon } from '@portal/ui/icon'
import { useMedia } from '@portal/ui/media-query'
import { Spinner } from '@portal/ui/spinner'
import { TextLink } from '@portal/ui/text-link'
import { breakpoints } from '@portal/ui/theme'
import * as S from './OnlinePayment.styles.ts'
import { PaymentSide } from './PaymentSide.tsx'
import { paymentWords } from './payment-words.ts'

/** What the last question for the result found. */
export type PaymentAnswer = 'waiting' | 'asking' | 'unpaid' | 'failed'

export interface OnlinePaymentViewProps extends Omit<ComponentProps<'section'>, 'children'> {
  payment: OnlinePayment
  /** Until it cannot be paid by any more. */
  secondsLeft: number
  answer: PaymentAnswer
  /** Another payment is being opened. */
  renewing: boolean
  onAsk: () => void
  onRenew: () => void
}

const afterwards = {
  scan: '付款后请留在本页，收到结果会自动进入下一步',
  page: '付款后回到本页，收到结果会自动进入下一步',
  either: '付款后请留在本页，收到结果会自动进入下一步',
} as const satisfies Record<(typeof paymentWays)[OnlineChannel], string>

const answers = {
  waiting: '正在等待支付结果',
  asking: '正在查询支付结果',
  unpaid: '还没有收到支付结果；付款后通常几秒内到账',
  failed: '暂时查不到支付结果，会继续查询',
} as const satisfies Record<PaymentAnswer, string>

/** An open payment: what to scan or open, until when, and whether the money has come. */
export function OnlinePaymentView({
  payment,
  secondsLeft,
  answer,
  renewing,
  onAsk,
  onRenew,
  ...rest
}: OnlinePaymentViewProps) {
  const { channel, amount_fen, pay_url } = payment
  const money = yuan(amount_fen)
  const way = paymentWays[channel]
  const words = paymentWords[channel]
  const phone = useMedia(`(max-width: ${breakpoints.m - 0.02}px)`)
  const isOver = secondsLeft === 0
  const renew = (
    <Button
      size="m"
      variant={isOver ? 'primary' : 'text'}
      icon={RefreshCwIcon}
      busy={renewing}
      busyLabel="正在刷新"
      onClick={onRenew}
    >
      {isOver ? '重新生成' : '刷新'}
    </Button>
  )

  return (
    <S.Panel aria-label={`${channelNames[channel]} ${money}`} {...rest}>
      <PaymentSide payment={payment} secondsLeft={secondsLeft} phone={phone} renew={renew} />
      <S.Guide>
        {phone && way === 'scan' ? (
          <p>
            收款方为<b>{association.name}</b>，金额 <b>{money}</b>，请核对后付款。
          </p>
        ) : (
          <>
            <S.GuideTitle>
              {words.title} {money}
            </S.GuideTitle>
            <ol>
              <li>
                {phone ? words.onAPhone : words.step}
                {way !== 'either' || isOver ? null : (
                  <TextLink href={pay_url} external>
                    {words.open}
                  </TextLink>
                )}
              </li>
              <li>
                <span>
                  核对收款方为<b>{association.name}</b>，金额为 <b>{money}</b>
                </span>
              </li>
              <li>
                <span>{afterwards[way]}</span>
              </li>
            </ol>
          </>
        )}
        {isOver ? (
          <S.Acts>
            {renew}
            <output>失效前已经付款的，会自动入账，不用再付。</output>
          </S.Acts>
        ) : (
          <S.Acts>
            <Button
              // the way to the page is what is wanted first
              variant={way === 'page' ? 'secondary' : 'primary'}
              busy={answer === 'asking'}
              busyLabel="正在查询"
              onClick={onAsk}
            >
              已付款，查询结果
            </Button>
            <output>
              {answer === 'waiting' ? <Spinner size={16} /> : null}
              {answers[answer]}
            </output>
          </S.Acts>
        )}
      </S.Guide>
    </S.Panel>
  )
}
