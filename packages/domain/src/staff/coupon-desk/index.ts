export { CouponDeskPanel } from './CouponDeskPanel.tsx'
export { couponDeskReads } from './coupon-reads.ts'
