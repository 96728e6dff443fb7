import type { StoryContext } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { uploadImage } from '@portal/api/contract/files.contract'
import {
  getOrder,
  payOrder,
  reportTransfer,
  saveTransferDraft,
  withdrawTransfer,
} from '@portal/api/contract/orders.contract'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { anOrderDetail, aReport } from '@portal/api/fixtures/orders'
import { mock } from '@portal/api/mocks'
import { fieldOf, typesWithin } from '../../../../../.storybook/drawn-again.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { ThereAndBack } from '../../../../../.storybook/ThereAndBack.tsx'
import { OfflinePaymentPanel } from './OfflinePaymentPanel.tsx'

const get = mock(getOrder)
const pay = mock(payOrder)
const report = mock(reportTransfer)
const withdraw = mock(withdrawTransfer)
const saveDraft = mock(saveTransferDraft)
const files = mock(uploadImage)

const unpaid = anOrderDetail({ channel: 'offline', allowed: ['pay_offline', 'report'] })
const notChosen = anOrderDetail({ bank: null, remark_code: null, allowed: ['pay_offline'] })
const reported = anOrderDetail({
  order_status: 10,
  channel: 'offline',
  deadline_at: null,
  reported_at: '2026-05-18 15:02:00',
  report: aReport(),
  allowed: ['take_back'],
})
const sentBack = anOrderDetail({
  order_status: 15,
  channel: 'offline',
  reported_at: '2026-05-18 15:02:00',
  report: aReport(),
  sent_back_reason: '凭证看不清金额，请重新上传网银电子回单。',
  allowed: ['report'],
})

/** An order on the server: what a write leaves is what the next read answers. */
const sent = fn()
let order: OrderDetail = unpaid
const holds = (start: OrderDetail) => {
  order = start
  return get.replyWith(() => order)
}

const meta = preview.meta({
  component: OfflinePaymentPanel,
  args: { type: 'membership' as const, orderNo: '2026051800137' },
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      holds(unpaid),
      pay.replyWith(() => (order = unpaid)),
      saveDraft.replyWith(() => order),
      report.replyWith(async body => {
        sent(body)
        await delay(50)
        return (order = reported)
      }),
      withdraw.replyWith(() => (order = { ...unpaid, report: aReport() })),
      files.reply({
        file_id: 'f9',
        name: '网银回单 0518.pdf',
        size: 218_000,
        mime: 'application/pdf',
        url: '/f9',
      }),
    )
  },
})

const voucher = () => new File(['pdf'], '网银回单 0518.pdf', { type: 'application/pdf' })

/** Waits until the file has arrived: the row that counts its upload gives way to another. */
async function attachVoucher({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.upload(canvas.getByLabelText(/^转账凭证/), voucher())
  await expect(await canvas.findByRole('button', { name: '移除 网银回单 0518.pdf' })).toBeVisible()
}

export const ChoosesTheTransfer = meta.story({
  beforeEach: ({ msw }) => msw.use(holds(notChosen)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '使用对公转账' }))
    await expect(await canvas.findByText('H7K4 M9QT')).toBeVisible()
  },
})
/** Why it stands here, what comes next and until when; the time itself stands with the transfer. */
export const ExplainsTheTransfer = meta.story({
  // about the words; the look is that of the others
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('订单已生成，等待支付 ¥200.00。')).toBeVisible()
    await expect(canvas.getByText('按转账信息汇款，再填报付款信息，由协会财务确认。')).toBeVisible()
    await expect(canvas.getByText('期限见转账信息；逾期再等在途款项 2 天，然后订单关闭。')).toBeVisible()
    await expect(canvas.getAllByText(/2026-05-27 23:59/)).toHaveLength(1)
  },
})
export const CopiesWithoutSpaces = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: '复制账号' }))
    await expect(write).toHaveBeenLastCalledWith('1100000000000001234')
    await userEvent.click(canvas.getByRole('button', { name: '复制汇款识别码' }))
    await expect(write).toHaveBeenLastCalledWith('H7K4M9QT')
  },
})
export const ReportsOnceOnADoubleClick = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: '付款户名' })).toHaveValue('陈知行')
    await expect(canvas.getByRole('textbox', { name: '付款金额' })).toHaveValue('200.00')
    await attachVoucher({ canvas, userEvent })
    await userEvent.dblClick(canvas.getByRole('button', { name: '提交填报' }))
    await expect(await canvas.findByText('填报已提交')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent.mock.calls[0]).toMatchObject([
      { order_no: '2026051800137', amount_fen: 20_000, voucher_ids: ['f9'] },
    ])
  },
})
export const KeepsWhatWasTypedElsewhere = meta.story({
  decorators: [
    Story => (
      <ThereAndBack>
        <Story />
      </ThereAndBack>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const bank = await canvas.findByRole('textbox', { name: '付款银行 选填' })
    await userEvent.type(bank, '示例银行')
    await attachVoucher({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('link', { name: '别处' }))
    await userEvent.click(await canvas.findByRole('button', { name: '后退' }))
    await expect(await canvas.findByRole('textbox', { name: '付款银行 选填' })).toHaveValue('示例银行')
    await expect(canvas.getByText('网银回单 0518.pdf')).toBeVisible()
  },
})
export const SavesWhatIsTyped = meta.story({
  // about the moment
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      saveDraft.replyWith(body => {
        sent(body)
        return order
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '付款银行 选填' }), '示例银行')
    await expect(await canvas.findByText(/草稿已自动保存/)).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ order_no: '2026051800137', payer_bank: '示例银行', voucher_ids: [] }),
    )
  },
})
export const SavesAgainAfterAFault = meta.story({
  // about the moment
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(saveDraft.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '付款银行 选填' }), '示例银行')
    await expect(await canvas.findByText(/未能保存/)).toBeVisible()
    msw.use(saveDraft.replyWith(() => order))
    await expect(await canvas.findByText(/草稿已自动保存/)).toBeVisible()
  },
})
export const MessagesAtTheFields = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: '付款户名' }))
    await userEvent.click(canvas.getByRole('button', { name: '提交填报' }))
    const summary = await canvas.findByRole('alert', { name: '有 2 处需要修改' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getByRole('link', { name: '请上传转账凭证' })).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
  },
})
export const WarnsOfAnotherPayer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      holds({ ...unpaid, report: aReport({ payer_name: '华岳重工集团有限公司', amount_fen: 19_000 }) }),
    ),
  play: async ({ canvas }) => {
    const payer = await canvas.findByRole('textbox', { name: '付款户名' })
    await expect(payer).toBeValid()
    await expect(payer).toHaveAccessibleDescription(/与会员姓名不同/)
    await expect(canvas.getByRole('textbox', { name: '付款金额' })).toHaveAccessibleDescription(
      /与应付金额不同/,
    )
  },
})
export const ServerMessagesLandAtTheirFields = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(holds({ ...unpaid, report: aReport() }), report.refuse('paid_on_in_future')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交填报' }))
    await expect(await canvas.findByRole('link', { name: '付款日期不能晚于今天' })).toBeVisible()
    await expect(canvas.getByLabelText('付款日期')).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: '账号后四位 选填' })).toHaveValue('6621')
  },
})
export const ClosedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(holds({ ...unpaid, report: aReport() }), report.refuse('order_closed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交填报' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('订单已关闭，不能再支付')
  },
})
export const WrongVoucher = meta.story({
  beforeEach: ({ msw }) => msw.use(files.refuse('file_damaged')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/^转账凭证/), voucher())
    await expect(await canvas.findByText('文件已损坏，无法打开，请重新选择')).toBeVisible()
  },
})
export const Reported = meta.story({
  beforeEach: ({ msw }) => msw.use(holds(reported)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /网银回单 0518\.png/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '撤回填报' }))
    const question = await shown(screen.findByRole('alertdialog', { name: '撤回这次填报？' }))
    await userEvent.click(within(question).getByRole('button', { name: '撤回填报' }))
    await expect(await canvas.findByRole('button', { name: '提交填报' })).toBeVisible()
    await expect(canvas.getByText('网银回单 0518.png')).toBeVisible()
  },
})
export const SentBack = meta.story({
  beforeEach: ({ msw }) => msw.use(holds(sentBack)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('凭证看不清金额，请重新上传网银电子回单。')).toBeVisible()
    // each thing once: the reason in the notice, the deadline where the transfer is described
    await expect(canvas.getAllByText(/凭证看不清金额/)).toHaveLength(1)
    await expect(canvas.getAllByText(/2026-05-27 23:59/)).toHaveLength(1)
    await expect(
      canvas.getByText('2026-05-18 15:02 的填报由协会财务核对后退回，原因见上方说明。'),
    ).toBeVisible()
    await expect(canvas.getByText('核对后修改填报，重新提交；上次填写的内容和凭证都在。')).toBeVisible()
    await expect(canvas.getByText('网银回单 0518.png')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '付款银行 选填' })).toHaveValue('示例银行')
  },
})
export const Short = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      holds(
        anOrderDetail({
          order_status: 20,
          channel: 'offline',
          received_fen: 15_000,
          deadline_at: null,
          report: aReport(),
          allowed: [],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已到账 ¥150.00，还差 ¥50.00。')).toBeVisible()
    await expect(canvas.getByText('H7K4 M9QT')).toBeVisible()
  },
})
export const Paid = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      holds(
        anOrderDetail({
          order_status: 30,
          channel: 'offline',
          received_fen: 20_000,
          paid_at: '2026-05-19 10:12:00',
          deadline_at: null,
          report: aReport(),
          allowed: [],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('会员期 2026-05-18 至 2027-05-17 已开通。')).toBeVisible()
  },
})
export const Closed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      holds(
        anOrderDetail({
          order_status: 90,
          deadline_at: null,
          history: [{ at: '2026-05-27 23:59:59', text: '订单关闭', by: '系统', note: '超时未支付' }],
          allowed: [],
        }),
      ),
    ),
})
export const Exception = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(holds(anOrderDetail({ order_status: 99, deadline_at: null, allowed: [] }))),
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(get.never()) })
export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(get.notFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这条记录')).toBeVisible()
  },
})
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(get.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(holds(unpaid))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('button', { name: '提交填报' })).toBeVisible()
  },
})
const top = (element: HTMLElement) => element.getBoundingClientRect().top
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: '第一步 按此信息转账' })
    await expect(top(canvas.getByText('2026-05-27 23:59'))).toBeLessThan(top(title))
  },
})
export const LongNamesPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      holds({
        ...sentBack,
        subject_name: '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司',
        report: aReport({
          payer_name: '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司乌鲁木齐分公司',
        }),
        bank: {
          account_name: '全国企业财务管理协会会员服务与人才评价专用账户',
          account_no: '1100000000000001234',
          bank_name: '示例银行股份有限公司北京市西城区月坛南街支行营业部',
        },
      }),
    ),
})

export const TypingDrawsOneField = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(holds(unpaid)),
  play: async ({ canvas, userEvent }) => {
    const bank = await canvas.findByRole('textbox', { name: '付款银行 选填' })
    await typesWithin(bank, '示例银行北京月坛支行', [fieldOf(bank)], userEvent)
  },
})
