import type { OrderStatus } from '@portal/api/rules/order'
import { groupOrderNo, orderStatusLook } from '@portal/api/rules/order'
import type { StatusLook } from '@portal/api/rules/status'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { StatusInline } from '@portal/ui/status'
import * as S from './BulkResult.styles.ts'

/** What became of one of the orders. */
export interface BulkOutcome<R extends string> {
  order_no: string
  result: R
  order_status: OrderStatus | null
  subject_name: string
}

export interface BulkResultProps<R extends string> {
  results: readonly BulkOutcome<R>[]
  /** The result that was wanted. */
  wanted: NoInfer<R>
  texts: Readonly<Record<R, string>>
  /** How many of them it is, and how many it is not: 已关闭 2 笔，1 笔没有关闭. */
  title: (done: number, others: number) => string
  onClose: () => void
}

const looks = {
  wanted: { family: 'success', icon: 'circle-check' },
  unfit: { family: 'warning', icon: 'triangle-alert' },
  missing: { family: 'neutral', icon: 'circle-x' },
} as const satisfies Record<string, Omit<StatusLook, 'label'>>

const isUnfit = (result: string): boolean => result === 'unfit'

/** What became of each order of a selection; those of which it is not what was wanted come first. */
export function BulkResult<R extends string>({ results, wanted, texts, title, onClose }: BulkResultProps<R>) {
  const done = results.filter(({ result }) => result === wanted)
  const others = results.filter(({ result }) => result !== wanted)
  const textOf = ({ result, order_status }: BulkOutcome<R>): string =>
    isUnfit(result) && order_status !== null
      ? `${orderStatusLook[order_status].label}，${texts[result]}`
      : texts[result]
  const lookOf = ({ result, order_status }: BulkOutcome<R>) =>
    looks[result === wanted ? 'wanted' : order_status === null ? 'missing' : 'unfit']
  return (
    <Dialog
      open
      title={title(done.length, others.length)}
      onClose={onClose}
      footer={
        <Button size="m" variant="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <S.Results aria-label="逐笔结果" tabIndex={0}>
        {[...others, ...done].map(one => (
          <li key={one.order_no}>
            <span>{groupOrderNo(one.order_no)}</span>
            <span>{one.subject_name}</span>
            <StatusInline {...lookOf(one)}>{textOf(one)}</StatusInline>
          </li>
        ))}
      </S.Results>
    </Dialog>
  )
}
