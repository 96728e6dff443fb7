import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import * as S from './DeskQueue.styles.ts'

export interface DeskQueueProps {
  /** Order of the list, with the way to turn it. */
  head: ReactNode
  /** `DeskQueueItem`s. */
  children: ReactNode
  /** Pages, when there is more than one. */
  foot?: ReactNode
}

/** The first column of a work desk. */
export function DeskQueue({ head, children, foot }: DeskQueueProps) {
  return (
    <>
      <S.Head>{head}</S.Head>
      <S.List>{children}</S.List>
      {foot ? <S.Foot>{foot}</S.Foot> : null}
    </>
  )
}

export interface DeskQueueItemProps extends Omit<ComponentProps<'button'>, 'title' | 'children' | 'ref'> {
  /** Whom it is about. */
  title: string
  /** At the end of the first line. */
  figure?: ReactNode
  /** Second line. */
  note: ReactNode
  /** At the end of the second line. */
  mark?: ReactNode
  /** It is the one on the desk. */
  current: boolean
}

/** One record that waits; the current one stays in sight. */
export function DeskQueueItem({ title, figure, note, mark, current, ...rest }: DeskQueueItemProps) {
  const item = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (current) item.current?.scrollIntoView({ block: 'nearest' })
  }, [current])

  return (
    <li>
      <S.Item ref={item} type="button" {...rest} aria-current={current || undefined}>
        <S.Line>
          <span title={title}>{title}</span>
          {figure ? <span>{figure}</span> : null}
        </S.Line>
        <S.Line>
          <span>{note}</span>
          {mark}
        </S.Line>
      </S.Item>
    </li>
  )
}
