import { mendInvoice } from '@portal/api/contract/invoices.contract'
import { mock } from '@portal/api/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { body, recordCalls, onADesk } from '../staff-desk/story-desk.tsx'
import { InvoiceDeskPanel } from './InvoiceDeskPanel.tsx'
import {
  aloneAtPlatform,
  at,
  beforeInvoices,
  choose,
  failed,
  invoiceAt,
  issued,
  issuing,
  knownOtherwise,
  on,
  one,
  press,
} from './story-invoices.ts'

const mending = mock(mendInvoice)
const mended = recordCalls('*/invoices/mend')

const meta = preview.meta({
  component: InvoiceDeskPanel,
  ...onADesk,
  beforeEach: beforeInvoices,
})

const refused = aloneAtPlatform(failed())
const otherwise = aloneAtPlatform(knownOtherwise())
const nameBox = { name: '购方名称' }
const noteBox = { name: '给会员的说明' }

/** The form begins with the name that the platform gave, and words for the member. */
export const KnownByAnotherName = meta.story({
  ...on(otherwise),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^改抬头后重试/ })).toBeChecked()
    await expect(canvas.getByRole('textbox', nameBox)).toHaveValue('华岳重工装备集团有限公司')
    await expect(canvas.getByRole('textbox', { name: '税号' })).toHaveValue('91110108MA01X7Q24N')
    await expect(canvas.getByRole('textbox', noteBox)).toHaveValue(
      '开票平台登记的名称是“华岳重工装备集团有限公司”，已按登记的名称开具，请更新抬头。',
    )
    await expect(canvas.getByText(/没有生成发票号码，可以改抬头后重试/)).toBeVisible()
    await expect(canvas.getByText('装备', { selector: 'b' })).toBeVisible()
  },
})

/** What came of each try is told once, and the record tells what people did. */
export const TriedTwice = meta.story({
  ...on(otherwise),
  play: async ({ canvas }) => {
    const attempts = within(await canvas.findByRole('table', { name: '开具记录' }))
    const [second, first] = attempts.getAllByRole('row').slice(1)
    await expect(second).toHaveTextContent('2026-05-18 14:39第 2 次购方税号与名称不符，请核对后重新提交')
    await expect(first).toHaveTextContent('2026-05-18 14:31第 1 次平台繁忙')
    await expect(canvas.getByText('重新交开票平台开具')).toBeInTheDocument()
    await expect(canvas.queryByText(/开票平台没有开出：/)).toBeNull()
    canvas.getByText('开具记录', { selector: 'span' }).scrollIntoView()
  },
})

export const PhoneTriedTwice = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at(`tab=failed&invoice=${invoiceAt(0)}`),
  beforeEach: ({ msw }) => msw.use(...otherwise.handlers),
  play: async ({ canvas }) => {
    const attempts = await canvas.findByRole('table', { name: '开具记录' })
    await expect(attempts.scrollWidth).toBeLessThanOrEqual(attempts.parentElement?.clientWidth ?? 0)
    attempts.scrollIntoView()
  },
})

export const MendsTheTitle = meta.story({
  // about the act, not the look
  tags: ['no-picture'],
  ...on(
    otherwise,
    mended.listen,
    mending.reply(issuing({ buyer_name: '华岳重工装备集团有限公司', title_note: '请更新抬头' })),
  ),
  play: async context => {
    const { canvas, userEvent } = context
    await userEvent.clear(await canvas.findByRole('textbox', noteBox))
    await userEvent.type(canvas.getByRole('textbox', noteBox), '请更新抬头')
    await press(context, '改抬头并重试')
    await expect(
      await body().findByText('抬头已改为“华岳重工装备集团有限公司”，重新交平台开具，有结果会自动更新'),
    ).toBeVisible()
    await expect(mended.sent).toEqual([
      {
        invoice_no: invoiceAt(0),
        buyer_name: '华岳重工装备集团有限公司',
        tax_no: '91110108MA01X7Q24N',
        title_note: '请更新抬头',
      },
    ])
  },
})

/** What is missing is said at its field, and nothing is sent; what was typed outlives a look at another way. */
export const MendIsNotComplete = meta.story({
  ...on(refused, mended.listen),
  play: async context => {
    const { canvas, userEvent } = context
    await choose(context, /^改抬头后重试/)
    await press(context, '改抬头并重试')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', nameBox)).toHaveAccessibleDescription(/抬头没有改动/),
    )
    await waitFor(() => expect(canvas.getByRole('textbox', nameBox)).toHaveFocus())
    await expect(canvas.getByRole('textbox', noteBox)).toHaveAccessibleDescription(/请输入给会员的说明/)
    await userEvent.type(canvas.getByRole('textbox', noteBox), '税号有误')
    await choose(context, /^重试/)
    await choose(context, /^改抬头后重试/)
    await expect(canvas.getByRole('textbox', noteBox)).toHaveValue('税号有误')
    await expect(mended.sent).toEqual([])
  },
})

export const MendIsRefused = meta.story({
  // about the answer, not the look
  tags: ['no-picture'],
  ...on(otherwise, mending.refuse('tax_no_needed')),
  play: async context => {
    const { canvas } = context
    await press(context, '改抬头并重试')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: '税号' })).toHaveAccessibleDescription(/需要税号/),
    )
    await expect(canvas.getByRole('textbox', nameBox)).toHaveValue('华岳重工装备集团有限公司')
  },
})

/** The answer was lost; the record says that the title is mended and with the platform. */
export const LostMendIsLookedUp = meta.story({
  // about the answer, not the look
  tags: ['no-picture'],
  ...on(otherwise, mended.listen, mending.offline()),
  play: async context => {
    const { title } = failed()
    const given = '开票平台登记的名称是“华岳重工装备集团有限公司”，已按登记的名称开具，请更新抬头。'
    const there = issuing({
      buyer_name: '华岳重工装备集团有限公司',
      title: { ...title, buyer_name: '华岳重工装备集团有限公司' },
      title_note: given,
    })
    context.msw.use(one.answer(async () => (mended.sent.length > 0 ? there : knownOtherwise())))
    await press(context, '改抬头并重试')
    await expect(await body().findByText(/^抬头已改为“华岳重工装备集团有限公司”/)).toBeVisible()
  },
})

/** A person has a name alone. */
export const MendsAPerson = meta.story({
  // one field fewer than the one above
  tags: ['no-picture'],
  ...on(
    aloneAtPlatform(
      failed({
        buyer_name: '陈知行',
        title: {
          title_type: 'personal',
          buyer_name: '陈知行',
          tax_no: '',
          address_phone: '',
          bank_account: '',
        },
      }),
    ),
  ),
  play: async context => {
    await choose(context, /^改抬头后重试/)
    await expect(context.canvas.getByRole('textbox', nameBox)).toHaveValue('陈知行')
    await expect(context.canvas.queryByRole('textbox', { name: /税号/ })).toBeNull()
  },
})

/** What finance changed stands with the buyer, also when the document is issued. */
export const IssuedWithAMendedTitle = meta.story({
  ...on(
    aloneAtPlatform(
      issued({ by_platform: true, title_note: '平台登记的名称含“集团”，已按登记的名称开具，请更新抬头。' }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('抬头更正')).toBeVisible()
  },
})

export const KnownByAnotherNameDark = meta.story({
  ...KnownByAnotherName.input,
  globals: { theme: 'dark' },
})

export const PhoneKnownByAnotherName = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at(`tab=failed&invoice=${invoiceAt(0)}`),
  beforeEach: ({ msw }) => msw.use(...otherwise.handlers),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: '改抬头并重试' })).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})
