import { codes } from '@portal/api/contract/endpoint'
import { useCashier, usePlayCashier } from '@portal/api/hooks/payments'
import { LoadState } from '@portal/ui/load-state'
import { PanelPending } from '../../shared/panel-failure/index.ts'
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
      <LoadState state="empty" title="没有找到这笔付款">
        链接可能不完整，请回到订单页重新打开。
      </LoadState>
    )
  if (!cashier.data)
    return (
      <PanelPending error={cashier.error} onRetry={cashier.reload}>
        付款信息没有加载出来。
      </PanelPending>
    )
  return (
    <SandboxCashierView
      cashier={cashier.data}
      busy={playing.busy}
      onPlay={act => void playing.run({ params: { number }, body: { act } })}
    />
  )
}
