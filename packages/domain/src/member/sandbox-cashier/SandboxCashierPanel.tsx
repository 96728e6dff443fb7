import { codes } from '@portal/api/contract/endpoint'
import { useCashier, usePlayCashier } from '@portal/api/hooks/payments'
import { memberPages } from '@portal/api/rules/member-pages'
import { PageHeader } from '@portal/ui/page-header'
import { MessagePage } from '../../shared/message-page/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import * as S from './SandboxCashier.styles.ts'
import { SandboxCashierView } from './SandboxCashierView.tsx'

export interface SandboxCashierPanelProps {
  /** What the sandbox knows the payment by. */
  number: string
}

/** One payment of the sandbox, at its cashier. */
export function SandboxCashierPanel({ number }: SandboxCashierPanelProps) {
  const cashier = useCashier(number)
  const playing = usePlayCashier()
  if (cashier.error?.code === codes.notFound)
    return (
      <MessagePage
        title="没有找到这笔付款"
        text="链接可能不完整，请回到订单页重新打开。"
        ways={[{ name: '返回首页', to: '/' }]}
      />
    )
  if (!cashier.data)
    return (
      <S.Root>
        <PageHeader title={memberPages.sandboxCashier.title} />
        <PanelPending error={cashier.error} onRetry={cashier.reload}>
          付款信息没有加载出来。
        </PanelPending>
      </S.Root>
    )
  return (
    <SandboxCashierView
      cashier={cashier.data}
      busy={playing.busy}
      onPlay={act => void playing.run({ params: { number }, body: { act } })}
    />
  )
}
