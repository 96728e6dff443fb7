import { unmatchedLines, unmatchedPage } from '@portal/api/fixtures/statements'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { address, afresh, fitsTheWindow, onADesk, retry, showsHeading } from '../staff-desk/story-desk.tsx'
import { PaymentDeskPanel } from './PaymentDeskPanel.tsx'
import { unmatched, usual } from './story-payments.ts'

const meta = preview.meta({
  component: PaymentDeskPanel,
  ...onADesk,
  parameters: { ...onADesk.parameters, router: { initialEntries: ['/?status=unmatched'] } },
  beforeEach: afresh(usual),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const named = within(await canvas.findByRole('row', { name: /远桥精密制造股份有限公司/ }))
    await expect(named.getByRole('link', { name: '20260518 00137' })).toHaveAttribute(
      'href',
      '/orderManagement?order=2026051800137',
    )
    await expect(named.getByRole('link', { name: '去确认到账' })).toHaveAttribute(
      'href',
      '/paymentAffirm?order=2026051800137',
    )
    const unknown = within(canvas.getByRole('row', { name: /宏远印务有限公司/ }))
    await expect(unknown.getByRole('link', { name: '找订单' })).toHaveAttribute(
      'href',
      `/orderManagement?${new URLSearchParams({ q: '宏远印务有限公司' })}`,
    )
    await expect(canvas.getByRole('row', { name: /周怀安/ })).toHaveTextContent('¥200.00来款 ¥1,000.00')
    await expect(canvas.getByText('像是微信支付的入账，次日对账时认领')).toBeVisible()
    await expect(canvas.getByText(/^最近导入流水 .*，86 笔$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '流水未匹配 4', current: 'page' })).toBeVisible()
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' }, play: showsHeading('未匹配的流水') })
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /宏远印务/ })).toBeVisible()
    await fitsTheWindow(canvasElement)
  },
})

/** Money with the code of an order whose member has not said yet that it was sent. */
export const NotReportedYet = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    const [line] = unmatchedLines
    const orders = line?.orders.map(order => ({ ...order, order_status: 0 as const })) ?? []
    msw.use(unmatched.reply(unmatchedPage({ list: line ? [{ ...line, orders }] : [] })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('会员填报以后可以确认')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '去确认到账' })).toBeNull()
  },
})

export const LongTexts = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    const [line] = unmatchedLines
    if (!line) return
    const payer_name = '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司财务共享服务中心'
    const orders = [...line.orders, ...line.orders.map(order => ({ ...order, order_no: '2026051800138' }))]
    const remark = 'H7K4M9QT与H7K4M9QV两笔会费合并付款，请分别入账，联系人陈知行'.repeat(2)
    const long = { ...line, payer_name, remark, orders, amount_fen: 1_234_567_800, left_fen: 1_234_567_800 }
    msw.use(unmatched.reply(unmatchedPage({ list: [long], total: 10_000, more: true })))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('¥12,345,678.00')).toBeVisible()
    await fitsTheWindow(canvasElement)
  },
})

export const Nothing = meta.story({
  beforeEach: ({ msw }) => msw.use(unmatched.reply(unmatchedPage({ list: [], total: 0, last_import: null }))),
  play: async context => {
    await showsHeading('没有未匹配的流水')(context)
    await expect(context.canvas.getByText('还没有导入过流水')).toBeVisible()
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(unmatched.never()) })

export const RecoversFromAFault = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(unmatched.fault()),
  play: async context => {
    await retry(context, unmatched.reply(unmatchedPage()))
    await expect(await context.canvas.findByRole('row', { name: /宏远印务/ })).toBeVisible()
  },
})

export const SecondPage = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      unmatched.answer(({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        return Promise.resolve(unmatchedPage({ list: unmatchedLines.slice(page - 1, page), total: 51, page }))
      }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /远桥精密/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /下一页/ }))
    await expect(await canvas.findByRole('row', { name: /宏远印务/ })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('page')).toBe('2'))
    await userEvent.click(canvas.getByRole('link', { name: /^待确认/ }))
    await waitFor(() => expect(address(canvasElement).has('page')).toBe(false))
  },
})

/** The tab is left and found again; the queue of orders is as it was. */
export const ThereAndBack = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^待确认/ }))
    await expect(await canvas.findByRole('region', { name: '待确认的订单' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /^流水未匹配/ }))
    await expect(await canvas.findByRole('table', { name: '未匹配的流水' })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('status')).toBe('unmatched'))
  },
})
