export { CouponPanel, type CouponPanelProps } from './CouponPanel.tsx'
export { CouponRow, type CouponRowProps } from './CouponRow.tsx'
