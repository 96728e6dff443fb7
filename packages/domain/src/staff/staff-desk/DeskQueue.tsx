import type { ComponentProps, ReactNode } from 'react'
import { LoadState } from '@portal/ui/load-state'
import { Pagination, type PaginationProps } from '@portal/ui/pagination'
import { SkeletonLines } from '@portal/ui/skeleton'
import { Spinner } from '@portal/ui/spinner'
import { rowOf } from '../../shared/ahead/index.ts'
import * as S from './DeskQueue.styles.ts'
import { walkByArrows, type Ways } from './walk-keys.ts'

export interface DeskQueueProps<Row> {
  /** Order of the list, with the way to turn it. */
  head: ReactNode
  /** How many there are and on how long pages; undefined while loading. */
  data: { page_size: number; total: number; more?: true | undefined } | undefined
  rows: readonly Row[]
  /** What is told where no row is; null where the desk tells it. */
  empty: { title: string; text: string } | null
  page: number
  onPage: (page: number) => void
  /** Hears that the way to the other pages is pointed at. */
  pager?: Pick<PaginationProps, 'onPointerEnter' | 'onFocus'> | undefined
  /** The arrow keys go there from a row. */
  ways: Ways
  /** A `DeskQueueItem` for each row. */
  children: (row: Row) => ReactNode
}

/** The first column of a work desk: what waits, page by page. */
export function DeskQueue<Row>({
  head,
  data,
  rows,
  empty,
  page,
  onPage,
  pager,
  ways,
  children,
}: DeskQueueProps<Row>) {
  return (
    <>
      <S.Head>{head}</S.Head>
      <S.List onKeyDown={walkByArrows(ways)}>
        {data ? null : (
          <S.State>
            <SkeletonLines count={5} />
          </S.State>
        )}
        {data && empty && rows.length === 0 ? (
          <li>
            <LoadState state="empty" title={empty.title}>
              {empty.text}
            </LoadState>
          </li>
        ) : null}
        {rows.map(row => children(row))}
      </S.List>
      {data && data.total > data.page_size ? (
        <S.Foot>
          <Pagination
            {...pager}
            page={page}
            pageSize={data.page_size}
            total={data.total}
            more={data.more}
            onChange={onPage}
          />
        </S.Foot>
      ) : null}
    </>
  )
}

export interface DeskQueueItemProps extends Omit<ComponentProps<'button'>, 'title' | 'children' | 'ref'> {
  /** Key of the record. */
  record: string
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
  /** What is being done about it, in place of the mark: 正在通过. */
  underWay?: string | undefined
}

/** One record that waits. */
export function DeskQueueItem({
  record,
  title,
  figure,
  note,
  mark,
  current,
  underWay,
  ...rest
}: DeskQueueItemProps) {
  return (
    <li>
      <S.Item
        type="button"
        {...rest}
        {...rowOf(record)}
        aria-current={current || undefined}
        aria-busy={underWay !== undefined || undefined}
      >
        <S.Line>
          <span title={title}>{title}</span>
          {figure ? <span>{figure}</span> : null}
        </S.Line>
        <S.Line>
          <span>{note}</span>
          {underWay === undefined ? (
            mark
          ) : (
            <S.UnderWay>
              <Spinner size={16} />
              {underWay}
            </S.UnderWay>
          )}
        </S.Line>
      </S.Item>
    </li>
  )
}
