import type { ReactNode } from 'react'
import { DeskFailure } from './DeskFailure.tsx'
import { DeskQueue, DeskQueueItem, type DeskGroup, type DeskQueueItemProps } from './DeskQueue.tsx'
import { StaffDesk, type StaffDeskProps } from './StaffDesk.tsx'
import type { Desk, QueueAnswer } from './use-desk.ts'
import { usePlace } from './use-place.ts'

export interface QueueDeskProps<Answer extends QueueAnswer> extends Pick<
  StaffDeskProps,
  'kind' | 'narrowed' | 'queueName' | 'middle' | 'side'
> {
  desk: Desk<Answer>
  /** Order of the queue, with the way to turn it; none where groups tell it. */
  head?: ReactNode
  /** The heading that a row stands under. @default none */
  groupOf?: ((row: Answer['list'][number]) => DeskGroup) | undefined
  /** What a row shows. */
  item: (
    row: Answer['list'][number],
  ) => Pick<DeskQueueItemProps, 'title' | 'figure' | 'note' | 'mark' | 'underWay'>
  /** What is told where no row is, beside a record that lies open; without one the middle tells it. */
  empty: { title: string; text: string }
  /** What stands in place of a queue that did not come: its name, and a full sentence. */
  failed: { name: string; text: string }
}

/** A desk of three columns: the queue, one record, what to do with it. The open record stands in the address. */
export function QueueDesk<Answer extends QueueAnswer>({
  desk,
  head,
  groupOf,
  item,
  empty,
  failed,
  ...columns
}: QueueDeskProps<Answer>) {
  const {
    data,
    rows,
    arrived,
    error,
    reload,
    record,
    step,
    walk,
    page,
    turnTo,
    open,
    close,
    hold,
    isLeaving,
    keyOf,
    ahead,
  } = desk
  const list = usePlace(desk.place)
  if (error && !data) {
    return (
      <DeskFailure queueName={failed.name} error={error} onRetry={reload}>
        {failed.text}
      </DeskFailure>
    )
  }
  const nothing = desk.empty && rows.length === 0
  return (
    <StaffDesk
      {...ahead.rows}
      ref={list}
      step={nothing ? 'empty' : step}
      onBack={close}
      onWork={() => {
        if (record !== undefined) hold(record)
      }}
      isLeaving={isLeaving}
      queue={
        <DeskQueue
          head={head}
          data={arrived ? data : undefined}
          rows={rows}
          empty={nothing ? null : empty}
          page={page}
          onPage={turnTo}
          pager={ahead.pager}
          ways={walk}
          groupOf={groupOf}
        >
          {row => {
            const key = keyOf(row)
            return (
              <DeskQueueItem
                {...item(row)}
                key={key}
                record={key}
                current={key === record}
                onClick={() => open(key)}
              />
            )
          }}
        </DeskQueue>
      }
      {...columns}
    />
  )
}
