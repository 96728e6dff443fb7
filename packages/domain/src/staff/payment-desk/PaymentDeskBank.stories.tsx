import { aBankLine, aReport } from '@portal/api/fixtures/orders'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { afresh, onADesk, onALaptop } from '../staff-desk/story-desk.tsx'
import { PaymentDeskPanel } from './PaymentDeskPanel.tsx'
import { detail, list, one, page, rows, usual, vouchers } from './story-payments.ts'

const meta = preview.meta({
  component: PaymentDeskPanel,
  ...onADesk,
  beforeEach: afresh(usual),
})

const branch = '华岳重工集团有限公司北京分公司'
const subject = { subject_name: '华岳重工集团有限公司', subject_type: 'enterprise' } as const
const report = aReport({ payer_name: branch, note: '分公司代付', vouchers })
const used = aBankLine({
  bank_ref: '2026051716031700412',
  booked_at: '2026-05-17 16:03:40',
  payer_name: '华岳重工集团有限公司',
  payer_account_tail: '0912',
  remark: '会费',
  left_fen: 0,
  signs: ['amount'],
  paid_orders: ['2026051700151'],
})
const sure = detail({
  ...subject,
  report,
  bank_lines: [aBankLine({ payer_name: branch, signs: ['code', 'amount', 'account'] }), used],
})
const likely = [
  aBankLine({ bank_ref: 'B1', remark: '会费', signs: ['amount', 'name'] }),
  aBankLine({
    bank_ref: 'B2',
    booked_at: '2026-05-18 09:30:00',
    remark: '',
    payer_account_tail: '',
    amount_fen: 30_000,
    left_fen: 30_000,
    signs: ['name'],
  }),
]
const unsure = detail({ bank_lines: likely })

export const TheLineIsSure = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(sure), list.reply(page({ list: [{ ...rows[0], ...sure }] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /05-18 10:42/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /05-17 16:03/ })).toBeDisabled()
    await expect(canvas.getByText('识别码、金额、尾号一致')).toBeVisible()
    await expect(canvas.getByText('仅金额一致，已匹配 20260517 00151')).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: '银行流水' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /识别码 .*H7K4 M9QT 一致/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /账号尾号 .*6621.*6621 一致/ })).toBeVisible()
    const payer = canvas.getByRole('row', { name: /户名 .* 不一致/ })
    await expect(within(payer).getAllByText('北京分公司')).toHaveLength(2)
    await expect(canvas.getByRole('textbox', { name: '银行流水号' })).toHaveValue('2026051810421700883')
    await expect(canvas.getByRole('textbox', { name: '到账金额' })).toHaveValue('200.00')
    await expect(await canvas.findByRole('button', { name: /户名不同$/ })).toBeVisible()
  },
})

export const ClerkChooses = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(unsure)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^陈知行 .* 2 条候选$/ })).toBeVisible()
    const reference = canvas.getByRole('textbox', { name: '银行流水号' })
    await expect(reference).toHaveValue('')
    await expect(canvas.queryByRole('columnheader', { name: '银行流水' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /05-18 09:30/ }))
    // no more of it than is due
    await expect(canvas.getByRole('textbox', { name: '到账金额' })).toHaveValue('200.00')
    await expect(canvas.getByText(/流水金额比应收多 ¥100.00/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /05-18 10:42/ }))
    await expect(reference).toHaveValue('B1')
    await expect(canvas.getByText(/流水附言里没有这笔订单的识别码/)).toBeVisible()
    // a reference that is typed names a line as well as the choice does
    await userEvent.clear(reference)
    await expect(canvas.getByRole('radio', { name: /05-18 10:42/ })).not.toBeChecked()
    await userEvent.type(reference, 'b2')
    await expect(canvas.getByRole('radio', { name: /05-18 09:30/ })).toBeChecked()
  },
})

export const NoLineFound = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(detail({ bank_lines: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^陈知行 .* 未找到流水$/ })).toBeVisible()
    await expect(canvas.getByText(/已导入的流水里没有找到这笔款项/)).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})

export const Laptop = meta.story({
  ...onALaptop,
  ...TheLineIsSure.input,
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { router: { initialEntries: ['/?status=10&order=2026051800137'] } },
  beforeEach: ({ msw }) => msw.use(one.reply(sure)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /05-18 10:42/ })).toBeChecked()
  },
})
