import {
  Fragment,
  useDeferredValue,
  useImperativeHandle,
  useOptimistic,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Button } from '@portal/ui/button'
import { RefreshCwIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { Notice } from '@portal/ui/notice'
import { Pagination } from '@portal/ui/pagination'
import { SkeletonLines } from '@portal/ui/skeleton'
import { Rehearsal } from '../../shared/ahead/index.ts'
import { PanelFailure } from '../../shared/panel-failure/index.ts'
import { StaffPage, type StaffPageProps } from '../staff-layout/StaffPage.tsx'
import * as S from './TableDesk.styles.ts'
import type { Desk, OpenRecord, QueueAnswer } from './use-desk.ts'
import { usePlace } from './use-place.ts'

export interface TableDeskProps<Answer extends QueueAnswer> extends Pick<StaffPageProps, 'title' | 'parent'> {
  desk: Desk<Answer>
  /** Time of the rows, `HH:mm`; empty before the first came. */
  loadedAt: string
  /** Before the button that asks again: the column settings. */
  tools?: ReactNode
  /** After it: the list as a file. */
  exports?: ReactNode
  tabs: ReactNode
  filters: ReactNode
  /** Accessible name of the list. */
  listName: string
  /** What did not load, a full sentence. */
  failed: string
  pageSize: number
  /** Sizes to choose from, the smallest first. */
  pageSizes: readonly number[]
  onPageSize: (size: number) => void
  /** The rows, each marked by `rowOf`. */
  table: ReactNode
  /** What may be done to the rows that are selected: a `BulkBar` in the foot, before the pages. */
  bulk?: ReactNode
  /** The open record: a `DeskDrawer`, or nothing. */
  renderDrawer: (open: OpenRecord<Answer['list'][number]>) => ReactNode
  /**
   * Kind of a row's record. The drawer shows what it is given, also of a record that does not lie open: a desk at rest
   * draws one of each kind, unseen. @default none is drawn
   */
  kindOf?: ((row: Answer['list'][number]) => string) | undefined
}

interface DrawerPlaceProps<Answer extends QueueAnswer> {
  desk: Pick<Desk<Answer>, 'record' | 'recordAt' | 'seen'>
  render: TableDeskProps<Answer>['renderDrawer']
}

/**
 * The drawer opens, turns and closes at once. It lies over the table until that is drawn again and has made room for it.
 */
function DrawerPlace<Answer extends QueueAnswer>({ desk, render }: DrawerPlaceProps<Answer>) {
  const [record, see] = useOptimistic(desk.record)
  useImperativeHandle(desk.seen, () => see)
  return (
    <S.DrawerPlace data-over={(desk.record === undefined && record !== undefined) || undefined}>
      {render(desk.recordAt(record))}
    </S.DrawerPlace>
  )
}

/** Records that are drawn unseen; a page with more kinds has some rare ones. */
const mostRehearsed = 4

interface UnseenRecordsProps<Answer extends QueueAnswer> {
  desk: Pick<Desk<Answer>, 'rows' | 'keyOf' | 'record' | 'recordAt' | 'arrived' | 'ahead'>
  kindOf: NonNullable<TableDeskProps<Answer>['kindOf']>
  render: TableDeskProps<Answer>['renderDrawer']
}

/** The drawers of the first row of each kind, unseen, while none lies open. */
function UnseenRecords<Answer extends QueueAnswer>({ desk, kindOf, render }: UnseenRecordsProps<Answer>) {
  const firsts = new Map<string, Answer['list'][number]>()
  for (const row of desk.rows) if (!firsts.has(kindOf(row))) firsts.set(kindOf(row), row)
  const records = [...firsts.values()].slice(0, mostRehearsed).map(row => desk.keyOf(row))
  return (
    <Rehearsal
      subject={(records.length > 0 && desk.arrived && desk.record === undefined) || null}
      ask={() => {
        for (const record of records) desk.ahead.record(record)
      }}
      render={() => (
        <>
          {records.map(record => (
            <Fragment key={record}>{render(desk.recordAt(record))}</Fragment>
          ))}
          {/* what stands there while a record is on its way */}
          <SkeletonLines />
        </>
      )}
    />
  )
}

/** A desk of one table: states, filters, pages, and one record in a drawer beside it. All of it stands in the address. */
export function TableDesk<Answer extends QueueAnswer>({
  title,
  parent,
  desk,
  loadedAt,
  tools,
  exports,
  tabs,
  filters,
  listName,
  failed,
  pageSize,
  pageSizes,
  onPageSize,
  table,
  bulk,
  renderDrawer,
  kindOf,
}: TableDeskProps<Answer>) {
  const { data, error, reload, place, page, turnTo, ahead, record, close } = desk
  // what is around the table is there sooner without it
  const drawsTable = useDeferredValue(true, false)
  const list = usePlace({ ...place, arrived: place.arrived && drawsTable })
  // the drawer does it by itself where the focus is in it
  function closeByEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented && record !== undefined) close()
  }

  return (
    <S.Root>
      <StaffPage
        title={title}
        parent={parent}
        actions={
          <>
            <S.LoadedAt>数据截至 {loadedAt === '' ? '--:--' : loadedAt}</S.LoadedAt>
            {tools}
            <IconButton size="s" icon={RefreshCwIcon} label="刷新" onClick={reload} />
            {exports}
          </>
        }
      >
        {tabs}
        {filters}
        {error && data ? (
          <S.Stale>
            <Notice
              tone="error"
              role="alert"
              action={
                <Button size="s" onClick={reload}>
                  重新加载
                </Button>
              }
            >
              {error.message}，下面是之前的结果。
            </Notice>
          </S.Stale>
        ) : null}
        <S.Rows {...ahead.rows} ref={list} onKeyDown={closeByEscape}>
          <S.Heading>{listName}</S.Heading>
          {error && !data ? (
            <PanelFailure error={error} onRetry={reload}>
              {failed}
            </PanelFailure>
          ) : drawsTable ? (
            table
          ) : null}
        </S.Rows>
        {data && data.total > 0 && drawsTable ? (
          <S.Foot data-bulk={bulk ? true : undefined}>
            {bulk}
            <Pagination
              {...ahead.pager}
              page={page}
              pageSize={pageSize}
              total={data.total}
              more={data.more}
              pageSizes={pageSizes}
              onChange={turnTo}
              onPageSizeChange={onPageSize}
            />
          </S.Foot>
        ) : null}
      </StaffPage>
      <DrawerPlace desk={desk} render={renderDrawer} />
      {kindOf && drawsTable ? <UnseenRecords desk={desk} kindOf={kindOf} render={renderDrawer} /> : null}
    </S.Root>
  )
}
