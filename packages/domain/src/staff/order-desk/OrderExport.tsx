import { Suspense } from 'react'
import { DownloadIcon } from '@portal/ui/icon'
import { Popover } from '@portal/ui/popover'
import { preloadable } from '@portal/ui/preloadable'
import type { OrderExportPanelProps } from './OrderExportPanel.tsx'
import * as S from './OrderExport.styles.ts'

// fetched when it is first opened
const OrderExportPanel = preloadable(async () => ({
  default: (await import('./OrderExportPanel.tsx')).OrderExportPanel,
}))

/** 导出 N 条: what the list's filter finds, as a file. */
export function OrderExport(props: OrderExportPanelProps) {
  const { total } = props
  return (
    <Popover
      label="导出订单"
      align="end"
      renderTrigger={button => (
        <S.Export size="s" icon={DownloadIcon} {...button}>
          <span>导出 {total ? <S.Count>{total} 条</S.Count> : null}</span>
        </S.Export>
      )}
    >
      <Suspense fallback={null}>
        <OrderExportPanel {...props} />
      </Suspense>
    </Popover>
  )
}
