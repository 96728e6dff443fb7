import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CouponRow } from './CouponRow.tsx'

const onUse = fn()
const onRemove = fn()
const kept = { code: 'PJ26K7M3XN', name: '星级评价季', reserved_until: '2026-05-18 15:01:00' }

const meta = preview.meta({
  component: CouponRow,
  args: {
    coupon: kept,
    discountFen: 20_000,
    open: true,
    typed: '',
    error: undefined,
    busy: false,
    onType: fn(),
    onUse,
    onRemove,
  },
  decorators: [
    Story => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
})

export const Empty = meta.story({
  args: { coupon: null, discountFen: 0, typed: 'PJ26' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: '优惠码' })).toHaveValue('PJ26')
    await userEvent.click(canvas.getByRole('button', { name: '使用' }))
    await expect(onUse).toHaveBeenCalledOnce()
  },
})
export const Unfit = meta.story({
  args: { coupon: null, discountFen: 0, typed: 'PJ26 0000 00', error: '优惠码不存在，请核对后重新输入' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '优惠码' })).toBeInvalid()
  },
})
export const Checking = meta.story({ args: { coupon: null, discountFen: 0, typed: 'PJ26', busy: true } })
export const Kept = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('PJ26 K7M3 XN')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('为您保留至 15:01')
    await expect(canvas.getByText('−¥200.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '移除' }))
    await expect(onRemove).toHaveBeenCalledOnce()
  },
})
export const HeldByTheOrder = meta.story({
  args: { coupon: { ...kept, reserved_until: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('为您保留至订单付款或关闭')
  },
})
export const Used = meta.story({
  args: { coupon: { ...kept, reserved_until: null }, open: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已使用，退款时不退回优惠码')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const LongTexts = meta.story({
  args: {
    coupon: {
      ...kept,
      code: 'ABCDEFGHJKMNPQRSTUVW',
      name: '全国企业财务管理协会成立三十周年会员优惠季第二期',
    },
  },
  globals: { viewport: { value: 'phone' } },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
