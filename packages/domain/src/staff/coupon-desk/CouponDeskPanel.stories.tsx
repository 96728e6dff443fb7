import {
  listCouponBatches,
  exportCouponBatches,
  getCouponBatch,
  listCouponCodes,
  listCouponFees,
} from '@portal/api/contract/coupons.contract'
import { getCurrentStaff } from '@portal/api/contract/staff.contract'
import { aCouponBatch, aCouponCode, couponFees } from '@portal/api/fixtures/coupons'
import { aPage } from '@portal/api/fixtures/memberships'
import { aStaff } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { address, body, onADesk, retry, showsHeading } from '../staff-desk/story-desk.tsx'
import { CouponDeskPanel } from './CouponDeskPanel.tsx'

const list = mock(listCouponBatches)
const one = mock(getCouponBatch)
const who = (remark: 'super' | 'finance') => mock(getCurrentStaff).reply(aStaff({ remark }))

const batches = [
  aCouponBatch({ taken: 86, used: 80, saved_fen: 400_000 }),
  aCouponBatch({
    id: 'b2',
    name: '新入会单位礼遇',
    way: 'percent',
    off_fen: null,
    percent: 10,
    most_fen: 60_000,
    items: ['unit_dues'],
    code: 'XDW26',
    total: 100,
    taken: 41,
    used: 41,
  }),
  aCouponBatch({
    id: 'b3',
    name: '星级评价季',
    items: ['evaluation'],
    issuing: 'single',
    code: 'PJ26',
    status: 'scheduled',
    least_fen: 80_000,
  }),
  aCouponBatch({
    id: 'b4',
    name: '老会员回访',
    status: 'used_up',
    total: 1,
    taken: 1,
    used: 1,
    code: 'HF2026',
  }),
  aCouponBatch({ id: 'b5', name: '年会现场', status: 'ended', taken: 73, used: 73, code: 'NH25' }),
  aCouponBatch({ id: 'b6', name: '分支机构推荐', status: 'stopped', stopped: true, code: 'FZ25' }),
]
const counts = [
  { status: 'active' as const, count: 2 },
  { status: 'scheduled' as const, count: 1 },
  { status: 'used_up' as const, count: 1 },
  { status: 'ended' as const, count: 1 },
  { status: 'stopped' as const, count: 1 },
]
const loaded = { ...aPage(batches), page_size: 20, counts, saved_fen: 4_480_000 }

/** What a table was asked for. */
let asked: unknown

const meta = preview.meta({
  component: CouponDeskPanel,
  ...onADesk,
  beforeEach: ({ msw }) => {
    msw.use(
      who('super'),
      list.reply(loaded),
      one.answer(async ({ params }) => batches.find(({ id }) => id === params['id']) ?? aCouponBatch()),
      mock(listCouponFees).reply({ year: '2026', fees: couponFees }),
      mock(listCouponCodes).reply({
        ...aPage([
          aCouponCode(),
          aCouponCode({ code: 'PJ26ABCDEF', state: 'used', order_no: '2026051800137' }),
        ]),
        page_size: 10,
      }),
    )
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /早续费/ })
    await expect(row).toHaveTextContent('86 / 300')
    await expect(row).toHaveTextContent('生效中')
    await expect(canvas.getByText('¥44,800.00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^已结束\s*3$/ })).toBeVisible()
    // what the person may do can come after the list
    await expect(await canvas.findByRole('button', { name: '新建批次' })).toBeVisible()
  },
})
export const FiltersStandInTheAddress = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('row', { name: /早续费/ })
    await userEvent.click(canvas.getByRole('link', { name: /^生效中/ }))
    await userEvent.click(canvas.getByRole('button', { name: '适用项目' }))
    await userEvent.click(await canvas.findByRole('radio', { name: '单位会费' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索批次' }), 'DEMO50{Enter}')
    await waitFor(() => expect(address(canvasElement).toString()).toBe('tab=active&item=unit_dues&q=DEMO50'))
  },
})
/** What the list is narrowed to. */
export const IsTakenAway = meta.story({
  tags: ['no-picture'],
  parameters: { router: { initialEntries: ['/?tab=over&item=evaluation&q=年会&page=2'] } },
  beforeEach: ({ msw }) => {
    asked = null
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    msw.use(
      mock(exportCouponBatches).replyWith(filters => {
        asked = filters
        return { file_name: '优惠码批次-20260518-144600.xlsx', url: '/tables/coupons/x?s=y' }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }))
    await expect(await body().findByText('已开始下载 优惠码批次-20260518-144600.xlsx')).toBeVisible()
    await expect(asked).toEqual({ status: 'used_up,ended,stopped', item: 'evaluation', q: '年会' })
  },
})
export const OneOpen = meta.story({
  parameters: { router: { initialEntries: ['/?batch=b1'] } },
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: '早续费' }))
    await expect(await drawer.findByText('86 / 300，其中预留 6')).toBeVisible()
    // somebody has a code
    await expect(await drawer.findByLabelText('减多少')).toBeDisabled()
    await expect(drawer.getByLabelText('名称')).toBeEnabled()
    await expect(drawer.getByRole('button', { name: '停用' })).toBeVisible()
  },
})
export const CodesOfABatch = meta.story({
  parameters: { router: { initialEntries: ['/?batch=b3'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PJ26 K7M3 XN')).toBeVisible()
    await expect(canvas.getByText('已用，订单 20260518 00137')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '导出优惠码' })).toBeVisible()
  },
})
export const FinanceReads = meta.story({
  parameters: { router: { initialEntries: ['/?batch=b2'] } },
  beforeEach: ({ msw }) => msw.use(who('finance')),
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: '新入会单位礼遇' }))
    await expect(await drawer.findByText('减 10%，最多 ¥600.00')).toBeVisible()
    await expect(drawer.queryByRole('form')).toBeNull()
    await expect(canvas.queryByRole('button', { name: '新建批次' })).toBeNull()
  },
})
export const NoSuchBatch = meta.story({
  tags: ['no-picture'],
  parameters: { router: { initialEntries: ['/?batch=gone'] } },
  beforeEach: ({ msw }) => msw.use(one.notFound()),
  play: showsHeading('没有找到这个批次'),
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply({ ...aPage([]), page_size: 20, counts: [], saved_fen: 0 })),
  play: showsHeading('还没有优惠码'),
})
export const NothingFound = meta.story({
  parameters: { router: { initialEntries: ['/?q=nothing'] } },
  beforeEach: ({ msw }) => msw.use(list.reply({ ...aPage([]), page_size: 20, counts: [], saved_fen: 0 })),
  play: showsHeading('没有符合条件的批次'),
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    await retry({ canvas, msw, userEvent }, list.reply(loaded))
    await expect(await canvas.findByRole('row', { name: /早续费/ })).toBeVisible()
  },
})
export const Dark = meta.story({ globals: { theme: 'dark', viewport: { value: 'wide' } } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
