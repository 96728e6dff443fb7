import { useState, type ReactNode } from 'react'
import type { OnlinePayment } from '@portal/api/contract/orders.schema'
import { channelNames, paymentWays } from '@portal/api/rules/payment'
import { Button, ButtonLink } from '@portal/ui/button'
import { ArrowUpRightIcon, DownloadIcon } from '@portal/ui/icon'
import { QrCode } from '@portal/ui/qr-code'
import * as S from './OnlinePayment.styles.ts'
import { paymentWords } from './payment-words.ts'
import { saveCode } from './save-code.ts'
import { timeLeft } from './time-left.ts'

export interface PaymentSideProps {
  payment: OnlinePayment
  secondsLeft: number
  /** Whoever pays holds the phone that would scan. */
  phone: boolean
  /** Opens another one. */
  renew: ReactNode
}

/** What is paid by: a code to be scanned, a page to be opened, or a code to be kept where the phone shows it itself. */
export function PaymentSide({ payment, secondsLeft, phone, renew }: PaymentSideProps) {
  const { channel, pay_url } = payment
  const way = paymentWays[channel]
  const isOver = secondsLeft === 0
  const thing = way === 'page' ? '付款页' : '付款码'
  const left = (
    <S.Left>
      <p>
        {isOver ? (
          `${thing}已失效`
        ) : (
          <>
            <b>{timeLeft(secondsLeft)}</b>后失效
          </>
        )}
      </p>
      {isOver ? null : renew}
    </S.Left>
  )
  if (way === 'page')
    return (
      <S.Open>
        {isOver ? null : (
          <>
            <ButtonLink
              href={pay_url}
              variant="primary"
              block
              {...(phone ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {paymentWords[channel].open}
              {phone ? null : <ArrowUpRightIcon size={16} label="在新窗口打开" />}
            </ButtonLink>
            <p>{phone ? '付款后自动回到这笔订单。' : '付款页在新窗口打开，本页继续等待结果。'}</p>
          </>
        )}
        {left}
      </S.Open>
    )

  const code = (
    <S.Code data-over={isOver ? '' : undefined}>
      <QrCode
        value={pay_url}
        label={isOver ? '已失效的付款码' : `${channelNames[channel]}付款码`}
        size={212}
      />
    </S.Code>
  )
  if (!phone || way === 'either')
    return (
      <S.Scan>
        {code}
        {left}
      </S.Scan>
    )
  return (
    <S.Scan data-phone="">
      {code}
      <S.Beside>
        <S.GuideTitle>在这部手机上付款</S.GuideTitle>
        {isOver ? null : <p>{paymentWords[channel].onAPhone}</p>}
        {left}
      </S.Beside>
      {isOver ? null : <SaveCode value={pay_url} name={`${channelNames[channel]}付款码.png`} />}
    </S.Scan>
  )
}

function SaveCode({ value, name }: { value: string; name: string }) {
  const [failed, setFailed] = useState(false)
  return (
    <>
      <Button
        icon={DownloadIcon}
        block
        onClick={() => void saveCode(value, name).catch(() => setFailed(true))}
      >
        保存二维码
      </Button>
      {failed ? <p role="alert">这个浏览器不能保存，请截屏后从相册选取。</p> : null}
    </>
  )
}
