import { expect, within } from 'storybook/test'
import { listInvoices, listInvoiceTitles } from '@portal/api/contract/invoices.contract'
import { getOrder, listOrders } from '@portal/api/contract/orders.contract'
import { aPage } from '@portal/api/fixtures/memberships'
import { anInvoiceTitle, anInvoice } from '@portal/api/fixtures/invoices'
import { anEvaluation, anOrder, anOrderDetail } from '@portal/api/fixtures/orders'
import { mock } from '@portal/api/mocks'
import preview from '../../../../../.storybook/preview.tsx'
import { InvoiceOrderPanel } from './InvoiceOrderPanel.tsx'

const meta = preview.meta({
  component: InvoiceOrderPanel,
  beforeEach: ({ msw }) => {
    msw.use(
      mock(listOrders).answer(({ params: { prefix } }) =>
        Promise.resolve({
          ...aPage([prefix === 'nrckapi' ? anEvaluation() : anOrder()]),
          counts: [],
          total_fen: 0,
        }),
      ),
      mock(listInvoices).reply({ ...aPage([anInvoice()]), counts: [], platform: null }),
      mock(listInvoiceTitles).reply({ list: [anInvoiceTitle()] }),
    )
  },
})

export const Orders = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '订单' })).toHaveAttribute('aria-current', 'page')
  },
})
export const GoesThroughTheTabs = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '发票与票据' }))
    await expect(await canvas.findByRole('list', { name: '发票与票据' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '发票抬头' }))
    await expect(await canvas.findByRole('list', { name: '发票抬头' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '订单' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
})
/** A press that comes before the one before it is drawn goes on from it. */
export const TwoPressesQuickly = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    const tab = (name: string) => canvas.getByRole('link', { name })
    const radio = (name: RegExp | string) => canvas.getByRole('radio', { name })
    radio('评价费').click()
    radio('待支付').click()
    await expect(await canvas.findByRole('button', { name: /^去支付 评价费/ })).toBeVisible()
    await expect(radio('待支付')).toBeChecked()
    tab('发票与票据').click()
    radio('会费').click()
    await expect(await canvas.findByRole('list', { name: '发票与票据' })).toBeVisible()
    await expect(radio('会费')).toBeChecked()
    radio('评价费').click()
    tab('订单').click()
    await expect(await canvas.findByRole('button', { name: /^去支付 评价费/ })).toBeVisible()
  },
})

/** An order opens as one of the list it was pressed in. */
export const AnOrderAfterAPressOnTheOtherType = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getOrder).answer(({ params: { prefix } }) =>
        Promise.resolve(prefix === 'nrckapi' ? undefined : anOrderDetail()),
      ),
    ),
  play: async ({ canvas }) => {
    const move = await canvas.findByRole('button', { name: /^去支付 个人会费/ })
    canvas.getByRole('radio', { name: '评价费' }).click()
    move.click()
    await expect(await canvas.findByText('H7K4 M9QT')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '会费' })).toBeChecked()
  },
})

export const Invoices = meta.story({
  parameters: { router: { initialEntries: ['/home/invoiceOrder?tab=invoices'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '发票与票据' })).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
/** Every tab that knows both types follows; the titles are for both. */
export const OfEvaluations = meta.story({
  parameters: { router: { initialEntries: ['/home/invoiceOrder?type=evaluation'] } },
  play: async ({ canvas, userEvent }) => {
    const type = within(canvas.getByRole('radiogroup', { name: '订单类型' }))
    await expect(type.getByRole('radio', { name: '评价费' })).toBeChecked()
    await expect(await canvas.findByRole('button', { name: /^去支付 评价费/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '发票与票据' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?tab=invoices&type=evaluation$/),
    )
    await userEvent.click(type.getByText('会费'))
    await expect(await canvas.findByRole('button', { name: /^去支付 个人会费/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /评价费/ })).toBeNull()
    await userEvent.click(type.getByText('评价费'))
    await expect(await canvas.findByRole('button', { name: /^去支付 评价费/ })).toBeVisible()
  },
})
