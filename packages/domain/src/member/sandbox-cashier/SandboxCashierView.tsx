import { useState, type ComponentProps } from 'react'
import type { SandboxCashier } from '@portal/api/contract/sandbox.schema'
import { memberPages } from '@portal/api/rules/member-pages'
import { yuan } from '@portal/api/rules/money'
import type { SandboxAct } from '@portal/api/rules/payment'
import { Button } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import { PageHeader } from '@portal/ui/page-header'
import { RadioGroup } from '@portal/ui/radio-group'
import * as S from './SandboxCashier.styles.ts'

export interface SandboxCashierViewProps extends Omit<ComponentProps<'section'>, 'children' | 'onPlay'> {
  cashier: SandboxCashier
  busy: boolean
  onPlay: (act: SandboxAct) => void
}

const acts = {
  pay: ['付款成功', '渠道立即通知'],
  fail: ['付款失败', '没有扣款，可以重新付款'],
  pay_unheard: ['付款成功，通知丢失', '由订单页查询得知'],
  pay_late: ['付款成功，3 分钟后才通知', '其间可以换支付方式或关闭订单'],
  pay_twice: ['付款成功，通知两次', '只入账一次'],
  pay_shuffled: ['付款成功，通知次序颠倒', '成功之后又收到失败和关闭'],
  pay_unreturnable: ['付款成功，不能原路退款', '退款时渠道拒绝，改为对公退回'],
  pay_less: ['少扣 1 元', '转为异常，由财务退回'],
} as const satisfies Record<SandboxAct, readonly [string, string]>

const isAct = (value: string): value is SandboxAct => value in acts

const results = {
  succeeded: { tone: 'success', title: '已付款', text: '可以关闭本页，回到订单页查看结果。' },
  failed: { tone: 'error', title: '付款失败', text: '没有扣款。请回到订单页重新付款。' },
  closed: { tone: 'warning', title: '付款码已失效', text: '订单已经换了支付方式、关闭或超时，不能再付款。' },
} as const

/** Where play money is paid, and where everything can be tried that a real channel has ever done to somebody. */
export function SandboxCashierView({ cashier, busy, onPlay, ...rest }: SandboxCashierViewProps) {
  const { title, amount_fen, state, expires_at } = cashier
  const [act, setAct] = useState<SandboxAct>('pay')
  const result = state === 'open' ? null : results[state]
  return (
    <S.Root {...rest}>
      <PageHeader title={memberPages.sandboxCashier.title} lead="用来演示和测试，不会真的扣款。" />
      <S.Sum>
        <p>{title}</p>
        <b>{yuan(amount_fen)}</b>
      </S.Sum>
      {result ? (
        <Notice tone={result.tone} title={result.title}>
          {result.text}
        </Notice>
      ) : (
        <S.Form
          onSubmit={event => {
            event.preventDefault()
            onPlay(act)
          }}
        >
          <RadioGroup
            label="付款结果"
            options={Object.entries(acts).map(([value, [label, help]]) => ({ value, label, help }))}
            value={act}
            onChange={value => {
              if (isAct(value)) setAct(value)
            }}
          />
          <S.Foot>
            <Button variant="primary" type="submit" busy={busy} busyLabel="正在付款">
              付款 {yuan(amount_fen)}
            </Button>
            <p>{expires_at.slice(11, 16)} 前有效</p>
          </S.Foot>
        </S.Form>
      )}
    </S.Root>
  )
}
