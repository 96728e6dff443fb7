import { Suspense, useState } from 'react'
import {
  useCouponBatches,
  useCouponBatchesAhead,
  useExportCouponBatches,
} from '@portal/api/hooks/coupon-batches'
import { useKnownStaff } from '@portal/api/hooks/staff'
import { useToday } from '@portal/api/hooks/use-today'
import { formatTime } from '@portal/api/rules/dates'
import { reach, toSubRole } from '@portal/api/rules/rights'
import { staffPages } from '@portal/api/rules/staff-pages'
import { Button } from '@portal/ui/button'
import { LoadState } from '@portal/ui/load-state'
import { useMedia } from '@portal/ui/media-query'
import { preloadable } from '@portal/ui/preloadable'
import { media } from '@portal/ui/theme'
import { useWhenIdle } from '../../shared/ahead/index.ts'
import { DeskTabs } from '../staff-desk/DeskTabs.tsx'
import { TableDesk } from '../staff-desk/TableDesk.tsx'
import { useDesk } from '../staff-desk/use-desk.ts'
import { useDeskAddress } from '../staff-desk/use-desk-address.ts'
import { ParentLink } from '../staff-layout/ParentLink.tsx'
import { TableExportButton } from '../table-export/index.ts'
import {
  countIn,
  couponFilterOf,
  couponQueryOf,
  couponTabs,
  couponView,
  newBatch,
  pageSize,
} from './coupon-view.ts'
import { CouponFilters } from './CouponFilters.tsx'
import { CouponTable } from './CouponTable.tsx'

const CouponDrawerPanel = preloadable(async () => ({
  default: (await import('./CouponDrawerPanel.tsx')).CouponDrawerPanel,
}))

/** Batches of coupons: super makes, changes and stops them, finance reads (D3). */
export function CouponDeskPanel() {
  const today = useToday()
  const { data: staff } = useKnownStaff()
  const mayWrite = staff !== undefined && reach(toSubRole(staff.remark), 'coupons.write') !== null
  const [loadedAt, setLoadedAt] = useState('')
  const address = useDeskAddress(couponView)
  const { view, searchOf, show, showQueue, queueLink } = address
  const ahead = useCouponBatchesAhead()
  const exporting = useExportCouponBatches()
  const queue = useCouponBatches(couponQueryOf(view), () => setLoadedAt(formatTime(new Date()).slice(11, 16)))
  const desk = useDesk({
    address,
    queue,
    keyOf: batch => batch.id,
    opens: 'none',
    ahead: {
      record(id) {
        CouponDrawerPanel.preload()
        ahead.one(id)
      },
      page: next => ahead.list(couponQueryOf({ ...view, page: next })),
    },
  })
  // a new batch is made where no row is yet, too
  useWhenIdle(desk.arrived || null, CouponDrawerPanel.preload)
  const { data, record } = desk
  const roomBeside = useMedia(media.wide.replace('@media ', ''))
  const beside = record !== undefined && roomBeside
  const filtered = view.tab !== 'all' || view.item !== null || view.q !== ''

  return (
    <TableDesk
      title={staffPages.coupons.title}
      parent={<ParentLink page={staffPages.orderManagement} />}
      desk={desk}
      loadedAt={loadedAt}
      tools={
        <>
          <TableExportButton
            variant="secondary"
            busy={exporting.busy}
            ask={() => exporting.run({ body: couponFilterOf(view) }, { silent: true })}
          >
            导出
          </TableExportButton>
          {mayWrite ? (
            <Button size="s" variant="primary" onClick={() => desk.open(newBatch)}>
              新建批次
            </Button>
          ) : null}
        </>
      }
      tabs={
        <DeskTabs
          ruled
          label="批次状态"
          tabs={couponTabs.map(tab => ({
            id: tab.id,
            name: tab.name,
            link: queueLink({ tab: tab.id }),
            current: view.tab === tab.id,
            count: countIn(tab, data?.counts),
          }))}
        />
      }
      filters={<CouponFilters view={view} savedFen={data?.saved_fen} beside={beside} onChange={showQueue} />}
      listName="优惠码批次"
      failed="优惠码批次没有加载出来。"
      pageSize={pageSize}
      pageSizes={[pageSize]}
      onPageSize={() => undefined}
      table={
        <CouponTable
          rows={desk.rows}
          loading={!data}
          columns={beside ? 'few' : 'all'}
          current={record}
          rowHref={batch => `?${searchOf({ record: batch.id })}`}
          onOpen={batch => desk.open(batch.id)}
          empty={
            filtered ? (
              <LoadState
                state="empty"
                title="没有符合条件的批次"
                action={
                  <Button size="m" onClick={() => show(couponView.usual)}>
                    清除筛选
                  </Button>
                }
              >
                换一个状态、项目或关键词看看。
              </LoadState>
            ) : (
              <LoadState state="empty" title="还没有优惠码">
                综合管理新建批次后会列在这里。
              </LoadState>
            )
          }
        />
      }
      kindOf={batch => batch.status}
      renderDrawer={open =>
        open.record === undefined || staff === undefined ? null : (
          <Suspense fallback={null}>
            <CouponDrawerPanel
              key={open.record}
              id={open.record === newBatch ? null : open.record}
              row={open.row}
              mayWrite={mayWrite}
              today={today}
              onClose={desk.close}
              onMade={id => show({ record: id }, { replace: true })}
            />
          </Suspense>
        )
      }
    />
  )
}
