import { couponBatchesRead } from '@portal/api/hooks/coupon-batches'
import { couponQueryOf, couponView } from './coupon-view.ts'

/** What the desk of coupons asks for first. */
export const couponDeskReads = (search: URLSearchParams) => [
  couponBatchesRead(couponQueryOf(couponView.read(search))),
]
