import type { ClosedOrders } from '@portal/api/contract/orders.schema'
import { groupOrderNo, orderStatusLook } from '@portal/api/rules/order'
import { closeResults } from '@portal/api/rules/order-close'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { StatusInline } from '@portal/ui/status'
import * as S from './CloseOrdersResult.styles.ts'

type Result = ClosedOrders['results'][number]

export interface CloseOrdersResultProps {
  results: readonly Result[]
  onClose: () => void
}

const look = {
  closed: { family: 'success', icon: 'circle-check' },
  unfit: { family: 'warning', icon: 'triangle-alert' },
  paying: { family: 'warning', icon: 'triangle-alert' },
  missing: { family: 'neutral', icon: 'circle-x' },
} as const satisfies Record<Result['result'], object>

const textOf = ({ result, order_status }: Result): string =>
  result === 'unfit' && order_status !== null
    ? `${orderStatusLook[order_status].label}，${closeResults.unfit}`
    : closeResults[result]

/** What became of each order; those that were not closed come first. */
export function CloseOrdersResult({ results, onClose }: CloseOrdersResultProps) {
  const closed = results.filter(({ result }) => result === 'closed')
  const others = results.filter(({ result }) => result !== 'closed')
  return (
    <Dialog
      open
      title={
        others.length === 0
          ? `已关闭 ${closed.length} 笔订单`
          : `已关闭 ${closed.length} 笔，${others.length} 笔没有关闭`
      }
      onClose={onClose}
      footer={
        <Button size="m" variant="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <S.Results aria-label="逐笔结果" tabIndex={0}>
        {[...others, ...closed].map(one => (
          <li key={one.order_no}>
            <span>{groupOrderNo(one.order_no)}</span>
            <span>{one.subject_name}</span>
            <StatusInline {...look[one.result]}>{textOf(one)}</StatusInline>
          </li>
        ))}
      </S.Results>
    </Dialog>
  )
}
