import type { InvoiceList } from '@portal/api/contract/invoices.schema'
import { TriangleAlertIcon } from '@portal/ui/icon'
import * as S from './PlatformLine.styles.ts'

export interface PlatformLineProps {
  platform: NonNullable<InvoiceList['platform']>
}

/** How the platform that issues documents stands, at the right of the desk's title. */
export function PlatformLine({ platform: { silent, issued_today } }: PlatformLineProps) {
  return (
    <S.Root data-silent={silent || undefined}>
      {silent ? <TriangleAlertIcon size={16} /> : null}
      平台自动开具：{silent ? '没有应答，每分钟重试' : '已连接'}，今天已开 {issued_today} 张
    </S.Root>
  )
}
