import { useId, type ComponentProps, type ReactNode } from 'react'
import { LoadState } from '@portal/ui/load-state'
import { Pagination, type PaginationProps } from '@portal/ui/pagination'
import { SkeletonLines } from '@portal/ui/skeleton'
import { Spinner } from '@portal/ui/spinner'
import { rowOf } from '../../shared/ahead/index.ts'
import * as S from './DeskQueue.styles.ts'
import { walkByArrows, type Ways } from './walk-keys.ts'

/** A heading of a queue. */
export interface DeskGroup extends Pick<DeskQueueGroupProps, 'name' | 'count'> {
  id: string
}

export interface DeskQueueProps<Row> {
  /** Order of the list, with the way to turn it; none where groups tell it. */
  head?: ReactNode
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
  /** Where rows of one kind follow one another under a heading: the kind of a row. @default one list */
  groupOf?: ((row: Row) => DeskGroup) | undefined
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
  groupOf,
  children,
}: DeskQueueProps<Row>) {
  return (
    <>
      {head === undefined ? null : <S.Head>{head}</S.Head>}
      <S.List onKeyDown={walkByArrows(ways)}>
        {data ? null : (
          <S.State>
            <SkeletonLines count={5} />
          </S.State>
        )}
        {data && empty && rows.length === 0 ? (
          <LoadState state="empty" title={empty.title}>
            {empty.text}
          </LoadState>
        ) : null}
        {rows.length === 0 ? null : groupOf ? (
          groupsOf(rows, groupOf).map(({ group, rows: ofGroup }) => (
            <DeskQueueGroup key={group.id} name={group.name} count={group.count}>
              {ofGroup.map(row => children(row))}
            </DeskQueueGroup>
          ))
        ) : (
          <ul>{rows.map(row => children(row))}</ul>
        )}
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

/** The rows under their headings. */
function groupsOf<Row>(rows: readonly Row[], groupOf: (row: Row) => DeskGroup) {
  const groups = new Map<string, { group: DeskGroup; rows: Row[] }>()
  for (const row of rows) {
    const group = groupOf(row)
    const known = groups.get(group.id)
    if (known) known.rows.push(row)
    else groups.set(group.id, { group, rows: [row] })
  }
  return [...groups.values()]
}

export interface DeskQueueGroupProps {
  name: string
  /** How many there are, on other pages too; undefined while unknown. */
  count: number | undefined
  /** A `DeskQueueItem` for each row. */
  children: ReactNode
}

/** Rows of one kind under a heading that stays in sight. */
export function DeskQueueGroup({ name, count, children }: DeskQueueGroupProps) {
  const id = useId()
  return (
    <>
      <S.Group id={id}>
        {name} <span>{count}</span>
      </S.Group>
      <S.Rows aria-labelledby={id}>{children}</S.Rows>
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
