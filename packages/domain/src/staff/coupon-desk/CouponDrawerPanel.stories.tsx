import {
  changeCouponBatch,
  createCouponBatch,
  exportCouponCodes,
  getCouponBatch,
  listCouponCodes,
  listCouponFees,
  stopCouponBatch,
} from '@portal/api/contract/coupons.contract'
import { aCouponBatch, aCouponCode, couponFees } from '@portal/api/fixtures/coupons'
import { aPage } from '@portal/api/fixtures/memberships'
import { mock } from '@portal/api/mocks'
import { ToastRegion } from '@portal/ui/toast'
import { delay } from 'msw'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CouponDrawerPanel } from './CouponDrawerPanel.tsx'

const create = mock(createCouponBatch)
const change = mock(changeCouponBatch)
const onMade = fn()
const sent = fn()
const single = aCouponBatch({ issuing: 'single', code: 'PJ26', total: 2 })
const codes = mock(listCouponCodes)

const meta = preview.meta({
  component: CouponDrawerPanel,
  args: { id: null, row: undefined, mayWrite: true, today: '2026-05-18', onClose: fn(), onMade },
  globals: { density: 'staff' },
  beforeEach: ({ msw }) => {
    sent.mockClear()
    onMade.mockClear()
    msw.use(
      mock(getCouponBatch).reply(aCouponBatch()),
      mock(listCouponFees).reply({ year: '2026', fees: couponFees }),
      codes.reply({ ...aPage([aCouponCode()]), page_size: 10 }),
      create.replyWith(async body => {
        sent(body)
        await delay(50)
        return aCouponBatch({ id: 'made' })
      }),
    )
  },
  decorators: [
    Story => (
      <main>
        <h1>优惠码</h1>
        <Story />
        <ToastRegion />
      </main>
    ),
  ],
})

export const New = meta.story({
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: '保存批次' })
    await userEvent.click(save)
    await waitFor(() => expect(canvas.getByText('请输入名称')).toBeVisible())
    await expect(canvas.getByText('请至少选择一个适用项目')).toBeVisible()
    await expect(canvas.getByText('请输入减多少')).toBeVisible()
    await expect(canvas.getByText('请输入总量')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('名称')).toHaveFocus())
    await userEvent.type(canvas.getByLabelText('名称'), '秋季优惠')
    await userEvent.type(canvas.getByLabelText('减多少'), '50')
    await userEvent.click(canvas.getByRole('checkbox', { name: '个人会费' }))
    await userEvent.type(canvas.getByLabelText('总量'), '300')
    await userEvent.type(canvas.getByLabelText('结束'), '2026-10-31')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('¥150.00')).toBeVisible())
    await expect(canvas.getByText('¥15,000.00')).toBeVisible()
    const least = canvas.getByLabelText(/^最低应付/)
    await userEvent.type(least, '100.005')
    await userEvent.click(save)
    await waitFor(() => expect(canvas.getByText('请输入金额，最多两位小数')).toBeVisible())
    await waitFor(() => expect(least).toHaveFocus())
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.type(least, '{Backspace}')
    await userEvent.dblClick(save)
    await waitFor(() => expect(onMade).toHaveBeenCalledWith('made'))
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      off_fen: 5_000,
      least_fen: 10_000,
      total: 300,
      items: ['personal_dues'],
    })
  },
})
export const ByShare = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '减比例' }))
    await userEvent.type(canvas.getByLabelText('减多少'), '10')
    await userEvent.type(canvas.getByLabelText(/^最低应付/), '400')
    await userEvent.click(canvas.getByRole('checkbox', { name: '个人会费' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '单位会费' }))
    await userEvent.tab()
    await expect(await canvas.findByText('未满 ¥400.00，不可用')).toBeVisible()
    await expect(canvas.getByText('¥1,800.00')).toBeVisible()
  },
})
export const CodeIsTaken = meta.story({
  args: { id: 'b1' },
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(change.refuse('coupon_code_taken')),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText(/^优惠码/)
    await userEvent.clear(code)
    await userEvent.type(code, 'TAKEN2026')
    await userEvent.click(canvas.getByRole('button', { name: '保存批次' }))
    await expect(await canvas.findByText('这个优惠码已经存在，请换一个')).toBeVisible()
    await expect(code).toHaveValue('TAKEN2026')
  },
})
export const ChangedByAnotherClerk = meta.story({
  args: { id: 'b1' },
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(change.conflict(aCouponBatch({ version: 2 }))),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('名称')
    await userEvent.clear(name)
    await userEvent.type(name, '早续费第二期')
    await userEvent.click(canvas.getByRole('button', { name: '保存批次' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('内容已被更新')
    await expect(name).toHaveValue('早续费第二期')
  },
})
export const RefusedAtItsField = meta.story({
  args: { id: 'b1' },
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(change.refuseFields({ total: '已有人使用，不能少于 300' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('总量'), '0')
    await userEvent.click(canvas.getByRole('button', { name: '保存批次' }))
    await expect(await canvas.findByText('已有人使用，不能少于 300')).toBeVisible()
  },
})
export const NothingChanged = meta.story({
  args: { id: 'b1' },
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(change.fault()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存批次' }))
    await expect(await canvas.findByText('没有改动')).toBeVisible()
  },
})
export const Stops = meta.story({
  args: { id: 'b1' },
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(stopCouponBatch).replyWith(body => {
        sent(body)
        return aCouponBatch({ stopped: true, status: 'stopped' })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '停用' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'b1', version: 1, stopped: true }))
  },
})
export const LooksForACode = meta.story({
  args: { id: 'b1', row: single },
  beforeEach: ({ msw }) => msw.use(mock(getCouponBatch).reply(single)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('PJ26 K7M3 XN')).toBeVisible()
    msw.use(codes.reply({ ...aPage([]), page_size: 10 }))
    await userEvent.type(canvas.getByRole('searchbox', { name: '查一个码' }), 'NOBODY{Enter}')
    await expect(await canvas.findByText('这一批里没有这个码。')).toBeVisible()
  },
})
/** All of them, as a table that the server writes. */
export const CodesAreTakenAway = meta.story({
  args: { id: 'b1', row: single },
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    msw.use(
      mock(getCouponBatch).reply(single),
      mock(exportCouponCodes).replyWith(body => {
        sent(body)
        return { file_name: '优惠码-20260518-144600.xlsx', url: '/tables/coupon_codes/b1?s=y' }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出优惠码' }))
    await expect(await canvas.findByText('已开始下载 优惠码-20260518-144600.xlsx')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ id: 'b1' })
  },
})
/** Who may not keep coupons looks codes up, and takes none away. */
export const CodesAreReadByFinance = meta.story({
  args: { id: 'b1', row: single, mayWrite: false },
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(getCouponBatch).reply(single)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PJ26 K7M3 XN')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '导出优惠码' })).toBeNull()
  },
})
/** The codes of before are no answer to a search that failed. */
export const SearchForACodeFails = meta.story({
  args: { id: 'b1', row: single },
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(getCouponBatch).reply(single)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('PJ26 K7M3 XN')).toBeVisible()
    msw.use(codes.fault())
    await userEvent.type(canvas.getByRole('searchbox', { name: '查一个码' }), 'NOBODY{Enter}')
    await expect(await canvas.findByText('优惠码没有加载出来。')).toBeVisible()
    await expect(canvas.queryByText('PJ26 K7M3 XN')).toBeNull()
  },
})
export const CodesFail = meta.story({
  args: { id: 'b1', row: single },
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(getCouponBatch).reply(single), codes.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('优惠码没有加载出来。')).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, density: 'staff' } })
