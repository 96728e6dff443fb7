import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { CouponDeskPanel } from '@portal/domain/staff/coupon-desk'

/** Batches of coupons. */
export default function CouponsPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <CouponDeskPanel />
    </>
  )
}
