import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { Button } from '@portal/ui/button'
import { ArrowLeftIcon } from '@portal/ui/icon'
import * as S from './StaffDesk.styles.ts'

export interface StaffDeskProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Widths of the columns. */
  kind: 'payment' | 'audit' | 'invoice'
  /** Under 1024: the list, or the record somebody picked from it; `empty`: the middle says that nothing waits. */
  step: 'list' | 'work' | 'empty'
  /**
   * The queue is what somebody narrowed it to: the way to change that stays, though nothing is found.
   * @default false
   */
  narrowed?: boolean | undefined
  /** Accessible name of the queue. */
  queueName: string
  queue: ReactNode
  middle: ReactNode
  side: ReactNode
  onBack: () => void
  /** Somebody works on the record: the focus is on it. */
  onWork?: (() => void) | undefined
  /**
   * Another record was picked and is not drawn yet: a press at the side, but on the way through the queue, does
   * nothing: it is meant for that one.
   */
  isLeaving?: (() => boolean) | undefined
}

/** A work desk: what waits, what it is about, what to do with it. */
export function StaffDesk({
  kind,
  step,
  narrowed = false,
  queueName,
  queue,
  middle,
  side,
  onBack,
  onWork,
  isLeaving,
  ...rest
}: StaffDeskProps) {
  const queueId = useId()
  function stopWhileLeaving(press: MouseEvent) {
    // somebody may go on before the next record is drawn
    if (!isLeaving?.() || (press.target instanceof Element && press.target.closest('[data-walker]'))) return
    press.preventDefault()
    press.stopPropagation()
  }
  return (
    <S.Root {...rest} data-kind={kind} data-step={step} data-narrowed={narrowed || undefined}>
      <S.Queue aria-labelledby={queueId}>
        <S.QueueName id={queueId}>{queueName}</S.QueueName>
        {queue}
      </S.Queue>
      <S.Back>
        <Button size="m" variant="text" icon={ArrowLeftIcon} onClick={onBack}>
          返回列表
        </Button>
      </S.Back>
      <S.Middle onFocusCapture={onWork}>{middle}</S.Middle>
      <S.Side onFocusCapture={onWork} onMouseDownCapture={stopWhileLeaving} onClickCapture={stopWhileLeaving}>
        {side}
      </S.Side>
    </S.Root>
  )
}
