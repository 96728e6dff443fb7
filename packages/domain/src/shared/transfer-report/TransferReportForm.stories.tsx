import { expect, fn, waitFor, within } from 'storybook/test'
import { anOrderDetail, aReport } from '@portal/api/fixtures/orders'
import preview from '../../../../../.storybook/preview.tsx'
import { TransferReportForm, type ReportResult } from './TransferReportForm.tsx'
import type { SaveReportDraft } from './use-report-draft.ts'

const order = anOrderDetail({ channel: 'offline' })
const onSubmit = fn<(report: unknown) => Promise<ReportResult>>()
const onSave = fn<SaveReportDraft>()
const voucher = {
  id: 'f1',
  name: '网银回单 0518.png',
  size: 218_000,
  mime: 'image/png',
  url: '/voucher.png',
}
const upload = fn(async () => voucher)

const meta = preview.meta({
  component: TransferReportForm,
  args: {
    order,
    today: '2026-05-18',
    upload,
    note: '提交后由协会财务确认，确认前可撤回。',
    onSubmit,
  },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue({ ok: true })
    onSave.mockReset().mockResolvedValue({ ok: true, version: 1, savedAt: '14:02' })
    upload.mockReset().mockResolvedValue(voucher)
  },
  decorators: [
    Story => (
      <>
        <h1>转账后填报</h1>
        <Story />
      </>
    ),
  ],
})

const filledIn = anOrderDetail({ report: aReport() })

const refused = (
  message: string,
  errors: Extract<ReportResult, { ok: false }>['errors'] = {},
): ReportResult => ({
  ok: false,
  conflict: false,
  message,
  errors,
})

const file = () => new File(['png'], voucher.name, { type: voucher.mime })

/** The member pays what is due, today: the rest is to be typed. */
export const Fresh = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^付款金额/)).toHaveValue('200.00')
    await userEvent.upload(canvas.getByLabelText(/^转账凭证/), file())
    await expect(await canvas.findByRole('button', { name: `移除 ${voucher.name}` })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交填报' }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ amount_fen: 20_000, paid_on: '2026-05-18', voucher_ids: ['f1'] }),
      ),
    )
  },
})

export const Missing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText(/^付款户名/))
    await userEvent.clear(canvas.getByLabelText(/^付款金额/))
    await userEvent.click(canvas.getByRole('button', { name: '提交填报' }))
    await expect(canvas.getByLabelText(/^付款户名/)).toBeInvalid()
    await expect(canvas.getByLabelText(/^付款金额/)).toBeInvalid()
    await expect(onSubmit).not.toHaveBeenCalled()
  },
})

/** Neither is in the way. */
export const AnotherPayerAndAmount = meta.story({
  args: { order: anOrderDetail({ report: aReport({ payer_name: '华岳重工', amount_fen: 15_000 }) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^与会员姓名不同。/)).toBeVisible()
    await expect(canvas.getByText(/^与应付金额不同。/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交填报' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  },
})

/** What was sent back is there to be mended. */
export const SentBack = meta.story({
  args: { order: anOrderDetail({ order_status: 15, report: aReport({ note: '分公司代付' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^账号后四位/)).toHaveValue('6621')
    await expect(canvas.getByLabelText(/^备注/)).toHaveValue('分公司代付')
    await expect(canvas.getByRole('button', { name: `移除 ${voucher.name}` })).toBeVisible()
  },
})

export const WaitsForItsVoucher = meta.story({
  beforeEach: () => {
    upload.mockReturnValue(new Promise(() => undefined))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^转账凭证/), file())
    await userEvent.click(canvas.getByRole('button', { name: '提交填报' }))
    await expect(await canvas.findByText('还有凭证正在上传，传完后再提交。')).toBeVisible()
    await expect(onSubmit).not.toHaveBeenCalled()
  },
})

export const Submitting = meta.story({
  args: { order: filledIn },
  beforeEach: () => {
    onSubmit.mockReturnValue(new Promise(() => undefined))
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '提交填报' })
    await userEvent.dblClick(button)
    await expect(await canvas.findByRole('button', { name: '正在提交' })).toBeVisible()
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
})

/** A refusal stands at its field, and nothing typed is lost. */
export const RefusedAtAField = meta.story({
  args: { order: filledIn },
  beforeEach: () => {
    onSubmit.mockResolvedValue(refused('付款日期不能晚于今天', { paid_on: '付款日期不能晚于今天' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交填报' }))
    await waitFor(() => expect(canvas.getAllByText('付款日期不能晚于今天')).toHaveLength(2))
    await expect(canvas.getByLabelText(/^账号后四位/)).toHaveValue('6621')
  },
})

export const NotTaken = meta.story({
  args: { order: filledIn },
  beforeEach: () => {
    onSubmit.mockResolvedValue(refused('网络不通，请稍后再试'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交填报' }))
    await expect(await canvas.findByText('网络不通，请稍后再试')).toBeVisible()
    await expect(canvas.getByLabelText(/^账号后四位/)).toHaveValue('6621')
  },
})

/** Where the server keeps drafts. */
export const KeepsWhatIsTyped = meta.story({
  args: { onSave },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^付款银行/), '工商银行')
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ payer_bank: '工商银行' })),
    )
    await expect(await canvas.findByText('草稿已自动保存')).toBeVisible()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('button', { name: '提交填报' })).getByText('提交填报')).toBeVisible()
  },
})
