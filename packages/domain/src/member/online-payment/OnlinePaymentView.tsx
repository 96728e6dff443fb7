import type { ComponentProps } from 'react'
import type { OnlinePayment } from '@portal/api/contract/orders.schema'
import { association } from '@portal/api/rules/association'
import { yuan } from '@portal/api/rules/money'
import { channelNames, type OnlineChannel } from '@portal/api/rules/payment'
import { Button } from '@portal/ui/button'
import { RefreshCwIcon } from '@portal/ui/icon'
import { QrCode } from '@portal/ui/qr-code'
import { Spinner } from '@portal/ui/spinner'
import { TextLink } from '@portal/ui/text-link'
import * as S from './OnlinePayment.styles.ts'
import { timeLeft } from './time-left.ts'

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

const first = {
  wechat: { title: '用微信扫一扫支付', step: '打开微信，扫左侧二维码' },
  alipay: { title: '到支付宝支付', step: '打开支付宝付款页，登录后核对' },
  sandbox: { title: '到模拟收银台支付', step: '打开模拟收银台，或用手机扫码' },
} as const satisfies Record<OnlineChannel, { title: string; step: string }>

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
  const { title, step } = first[channel]
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
      <S.Scan>
        <S.Code data-over={isOver ? '' : undefined}>
          <QrCode
            value={pay_url}
            label={isOver ? '已失效的付款码' : `${channelNames[channel]}付款码`}
            size={212}
          />
        </S.Code>
        <S.Left>
          <p>
            {isOver ? (
              '付款码已失效'
            ) : (
              <>
                <b>{timeLeft(secondsLeft)}</b>后失效
              </>
            )}
          </p>
          {isOver ? null : renew}
        </S.Left>
      </S.Scan>
      <S.Guide>
        <S.GuideTitle>
          {title} {money}
        </S.GuideTitle>
        <ol>
          <li>
            {step}
            {channel === 'wechat' || isOver ? null : (
              <TextLink href={pay_url} external>
                {channel === 'sandbox' ? '打开模拟收银台' : '打开付款页'}
              </TextLink>
            )}
          </li>
          <li>
            <span>
              核对收款方为<b>{association.name}</b>，金额为 <b>{money}</b>
            </span>
          </li>
          <li>付款后请留在本页，收到结果会自动进入下一步</li>
        </ol>
        {isOver ? (
          <S.Acts>
            {renew}
            <output>失效前已经付款的，会自动入账，不用再付。</output>
          </S.Acts>
        ) : (
          <S.Acts>
            <Button variant="primary" busy={answer === 'asking'} busyLabel="正在查询" onClick={onAsk}>
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
