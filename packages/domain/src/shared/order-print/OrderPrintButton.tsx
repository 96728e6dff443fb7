import { Suspense, useState } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { formatTime } from '@portal/api/rules/dates'
import { Button, type ButtonProps } from '@portal/ui/button'
import { PrinterIcon } from '@portal/ui/icon'
import { preloadable } from '@portal/ui/preloadable'
import { printName } from './print-name.ts'

const OrderPrintPreview = preloadable(async () => ({
  default: (await import('./OrderPrintPreview.tsx')).OrderPrintPreview,
}))

export interface OrderPrintButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'onClick'> {
  order: OrderDetail
}

/** Opens the print preview of an order, or of its receipt once it is paid. */
export function OrderPrintButton({ order, ...rest }: OrderPrintButtonProps) {
  const [printedAt, setPrintedAt] = useState<string | null>(null)
  return (
    <>
      <Button
        variant="text"
        {...rest}
        icon={PrinterIcon}
        onPointerEnter={OrderPrintPreview.preload}
        onFocus={OrderPrintPreview.preload}
        onClick={() => setPrintedAt(formatTime(new Date()).slice(0, 16))}
      >
        打印{printName(order)}
      </Button>
      {printedAt === null ? null : (
        <Suspense fallback={null}>
          <OrderPrintPreview order={order} printedAt={printedAt} onClose={() => setPrintedAt(null)} />
        </Suspense>
      )}
    </>
  )
}
