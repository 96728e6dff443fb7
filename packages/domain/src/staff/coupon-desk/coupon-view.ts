import type { CouponBatchList } from '@portal/api/contract/coupons.schema'
import type { CouponBatchQuery } from '@portal/api/hooks/coupon-batches'
import { couponItems, type CouponItem, type CouponStatus } from '@portal/api/rules/coupon'
import { oneOf, page, record, text, viewInAddress } from '../staff-desk/view-in-address.ts'

/** Tabs of the batches: what is in effect, what comes, and what is over. */
export const couponTabs = [
  { id: 'all', name: '全部批次', statuses: [] },
  { id: 'active', name: '生效中', statuses: ['active'] },
  { id: 'scheduled', name: '未开始', statuses: ['scheduled'] },
  { id: 'over', name: '已结束', statuses: ['used_up', 'ended', 'stopped'] },
] as const satisfies readonly { id: string; name: string; statuses: readonly CouponStatus[] }[]
type CouponTab = (typeof couponTabs)[number]

/** The record that is being made. */
export const newBatch = 'new'

/** What the desk of coupons shows. */
export interface CouponView {
  tab: CouponTab['id']
  item: CouponItem | null
  q: string
  page: number
  record: string | null
}

export const couponView = viewInAddress<CouponView>({
  tab: oneOf(
    'tab',
    couponTabs.map(({ id }) => id),
    'all',
  ),
  item: oneOf('item', Object.keys(couponItems) as CouponItem[], null),
  q: text('q', 50),
  page,
  record: record('batch', /^[\w-]{1,64}$/),
})

export const pageSize = 20

/** What the list is narrowed by. */
export function couponFilterOf({ tab, item, q }: CouponView) {
  const statuses = couponTabs.find(({ id }) => id === tab)?.statuses ?? []
  return {
    ...(statuses.length > 0 ? { status: statuses.join(',') } : {}),
    ...(item === null ? {} : { item }),
    ...(q === '' ? {} : { q }),
  }
}

/** The page that is asked for. */
export const couponQueryOf = (view: CouponView): CouponBatchQuery => ({
  ...couponFilterOf(view),
  page: view.page,
  page_size: pageSize,
})

/** How many are in a tab; undefined while unknown. */
export const countIn = (
  { statuses }: { statuses: readonly CouponStatus[] },
  counts: CouponBatchList['counts'] | undefined,
): number | undefined =>
  counts
    ?.filter(({ status }) => statuses.length === 0 || statuses.includes(status))
    .reduce((sum, { count }) => sum + count, 0)
