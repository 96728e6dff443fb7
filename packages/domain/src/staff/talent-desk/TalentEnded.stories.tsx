import { movePaper, revokeStar } from '@portal/api/contract/star-desk.contract'
import type { DeskStar } from '@portal/api/contract/stars.schema'
import {
  aDeskStar,
  aDeskStarRow,
  aHandedInSheet,
  aPaperCertificate,
  aStarCertificate,
} from '@portal/api/fixtures/star-desk'
import { mock } from '@portal/api/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { afresh, body, recordCalls, onADesk } from '../staff-desk/story-desk.tsx'
import { at, list, one, page } from './story-talent.ts'
import { TalentDeskPanel } from './TalentDeskPanel.tsx'

const revoke = mock(revokeStar)
const paper = mock(movePaper)
const moves = recordCalls('*/companyapi/stars/:application_no/paper')
const revocations = recordCalls('*/companyapi/stars/:application_no/revoke')

const row = aDeskStarRow({ status: 50, working_days_left: null, certificate_no: 'X2026-000417' })
const awarded = (part: Partial<DeskStar> = {}): DeskStar =>
  aDeskStar({
    ...row,
    certificate: aStarCertificate(),
    paper: aPaperCertificate(),
    sheets: [aHandedInSheet({ own: false }), aHandedInSheet({ own: false, scorer: '评委乙', total: 77_05 })],
    mean: 78_18,
    allowed: ['revoke', 'paper'],
    ...part,
  })
const printing = aPaperCertificate({ status: 'printing', version: 2, allowed: ['ship'] })
const shipped = aPaperCertificate({
  status: 'shipped',
  version: 3,
  carrier: '中国邮政',
  tracking_no: 'EY123456789CN',
  allowed: ['receive', 'come_back', 'reissue'],
})

const meta = preview.meta({
  component: TalentDeskPanel,
  ...onADesk,
  parameters: { ...onADesk.parameters, ...at(50) },
  beforeEach: afresh(() => [one.reply(awarded()), list.reply(page([row]))]),
})

export const Awarded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026-06-29 至 2029-06-28')).toBeVisible()
    await expect(canvas.getByText('平均 78.18 分')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '开始制证' })).toBeVisible()
  },
})

export const NoPaperIsAskedFor = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(awarded({ paper: null, allowed: ['revoke'] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('会员没有申请纸质证书。')).toBeVisible()
  },
})

export const Ships = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(one.reply(awarded({ paper: printing })), moves.listen, paper.reply(awarded({ paper: shipped }))),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '登记寄出' })
    await userEvent.click(button)
    await expect(await canvas.findByText('请填写快递单号')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '快递公司' })).toHaveFocus())
    await userEvent.type(canvas.getByRole('textbox', { name: '快递公司' }), '中国邮政')
    await userEvent.type(canvas.getByRole('textbox', { name: '快递单号' }), 'EY123456789CN')
    msw.use(one.reply(awarded({ paper: shipped })))
    await userEvent.dblClick(button)
    await expect(await body().findByText('纸质证书：已寄出')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '登记签收' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '登记退件' })).toBeVisible()
    await expect(moves.sent).toEqual([
      { paper_id: 'pc1', version: 2, act: 'ship', carrier: '中国邮政', tracking_no: 'EY123456789CN' },
    ])
  },
})

/** On a slow line the next form is there, and typed into, before the list has been read again. */
export const WhatIsTypedForTheNextStepStays = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, msw, userEvent }) => {
    const queue = Promise.withResolvers<void>()
    const start = await canvas.findByRole('button', { name: '开始制证' })
    msw.use(
      one.reply(awarded({ paper: printing })),
      paper.reply(awarded({ paper: printing })),
      list.answer(async () => {
        await queue.promise
        return page([row])
      }),
    )
    await userEvent.click(start)
    await userEvent.type(await canvas.findByRole('textbox', { name: '快递公司' }), '中国邮政')
    await expect(body().queryByText('纸质证书：制证中')).toBeNull()
    queue.resolve()
    await expect(await body().findByText('纸质证书：制证中')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '快递公司' })).toHaveValue('中国邮政')
  },
})

export const CameBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(
        awarded({
          paper: aPaperCertificate({ ...shipped, status: 'returned', allowed: ['ship', 'reissue'] }),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '补发' })).toBeVisible()
  },
})

export const ShippingIsRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(awarded({ paper: printing })), paper.refuse('tracking_needed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '快递公司' }), '中国邮政')
    await userEvent.type(canvas.getByRole('textbox', { name: '快递单号' }), '1')
    await userEvent.click(canvas.getByRole('button', { name: '登记寄出' }))
    await expect(await canvas.findByText('请填写快递公司和快递单号')).toBeVisible()
  },
})

export const Revokes = meta.story({
  beforeEach: ({ msw }) => msw.use(revocations.listen, revoke.reply(awarded({ status: 90, allowed: [] }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤回证书' }))
    const dialog = within(await shown(body().findByRole('alertdialog', { name: '撤回“顾清晏”的证书' })))
    await userEvent.type(dialog.getByRole('textbox', { name: '理由' }), '材料经查不实')
    await expect(dialog.getByRole('button', { name: '撤回证书' })).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox', { name: '输入证书编号后四位确认' }), '0417')
    await userEvent.dblClick(dialog.getByRole('button', { name: '撤回证书' }))
    await expect(await body().findByText('“顾清晏”的证书已撤回')).toBeVisible()
    await expect(revocations.sent).toEqual([{ version: 3, reason: '材料经查不实' }])
  },
})

export const Revoked = meta.story({
  parameters: at(90),
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply(page([{ ...row, status: 90 }])),
      one.reply(
        awarded({
          status: 90,
          certificate: aStarCertificate({ revoked_on: '2026-09-01', revoked_reason: '材料经查不实' }),
          paper: null,
          allowed: [],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026-09-01，材料经查不实')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: at(60),
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply(page([{ ...row, status: 60, failed_at: 'scoring', certificate_no: null }])),
      one.reply(
        awarded({
          status: 60,
          failed_at: 'scoring',
          remark: '业绩不可核对',
          certificate: null,
          certificate_no: null,
          paper: null,
          allowed: [],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('评审未通过')).toBeVisible()
    await expect(canvas.getByText('业绩不可核对')).toBeVisible()
  },
})

/** Neither certificate nor score: nothing but the reason. */
const without = {
  certificate: null,
  certificate_no: null,
  paper: null,
  sheets: [],
  mean: null,
  allowed: [],
} satisfies Partial<DeskStar>

export const FailedTheCheck = meta.story({
  parameters: at(60),
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply(page([{ ...row, status: 60, failed_at: 'check', certificate_no: null }])),
      one.reply(awarded({ ...without, status: 60, failed_at: 'check', remark: '财务工龄不足四星要求' })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('财务工龄不足四星要求')).toBeVisible()
    await expect(canvas.getByText('初审未通过')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: '证书' })).toBeNull()
  },
})

export const FailedAfterAnObjection = meta.story({
  parameters: at(60),
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply(page([{ ...row, status: 60, failed_at: 'objection', certificate_no: null }])),
      one.reply(
        awarded({
          status: 60,
          failed_at: 'objection',
          remark: '任职年限与原单位记载不一致',
          certificate: null,
          certificate_no: null,
          paper: null,
          allowed: [],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('异议成立，未授予')).toBeVisible()
    await expect(canvas.getByText('任职年限与原单位记载不一致')).toBeVisible()
    await expect(canvas.getByText('平均 78.18 分')).toBeVisible()
  },
})

export const Cancelled = meta.story({
  parameters: at(70),
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply(page([{ ...row, status: 70, certificate_no: null }])),
      one.reply(
        awarded({
          ...without,
          status: 70,
          history: [
            { at: '2026-05-20 09:00:00', text: '提交申请，资料快照已留存', by: '顾清晏', note: '' },
            { at: '2026-05-21 10:30:00', text: '撤销申请', by: '顾清晏', note: '暂不参评' },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/暂不参评/)).toBeVisible()
    await expect(canvas.getAllByText('已撤销')[0]).toBeVisible()
    for (const name of ['撤回证书', '开始制证'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
})

export const Expired = meta.story({
  parameters: at(80),
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply(page([{ ...row, status: 80 }])),
      one.reply(
        awarded({
          status: 80,
          certificate: aStarCertificate({ awarded_on: '2023-05-11', expires_on: '2026-05-10' }),
          allowed: [],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2023-05-11 至 2026-05-10')).toBeVisible()
    await expect(canvas.getAllByText('已到期')[0]).toBeVisible()
    // what is over can neither be taken back nor sent
    for (const name of ['撤回证书', '开始制证'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at(50, `&no=${row.application_no}`),
})
