import { expect, screen, waitFor, within } from 'storybook/test'
import { removeInvoiceTitle, saveInvoiceTitle } from '@portal/api/contract/invoices.contract'
import { anInvoiceTitle } from '@portal/api/fixtures/invoices'
import { mock } from '@portal/api/mocks'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { InvoiceTitlesPanel } from './InvoiceTitlesPanel.tsx'
import { book, onPage, titles } from './story-invoices.tsx'

const save = mock(saveInvoiceTitle)
const remove = mock(removeInvoiceTitle)

const meta = preview.meta({
  component: InvoiceTitlesPanel,
  decorators: [onPage],
  beforeEach: ({ msw }) => {
    msw.use(titles.reply({ list: book }))
  },
})

const dialogNamed = async (name: string) => within(await shown(screen.findByRole('dialog', { name })))

export const Book = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '华岳重工集团有限公司' })).toBeVisible()
    await expect(canvas.getByText('税号 9111 0108 MA01 X7Q2 4N')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '设为默认 华岳重工集团有限公司' })).toBeNull()
  },
})
export const Adds = meta.story({
  beforeEach: ({ msw }) => msw.use(save.refuse('title_exists')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增抬头' }))
    const dialog = await dialogNamed('新增发票抬头')
    await userEvent.click(dialog.getByRole('button', { name: '保存抬头' }))
    await expect(await dialog.findByText('请输入抬头名称')).toBeVisible()
    const name = dialog.getByLabelText('抬头名称')
    await userEvent.click(name)
    await userEvent.paste('汉'.repeat(51))
    await userEvent.click(dialog.getByRole('button', { name: '保存抬头' }))
    await expect(await dialog.findByText('抬头名称最多 100 字节，一个汉字占 2 字节')).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(name, '华岳重工')
    await userEvent.type(dialog.getByLabelText(/税号/), '9111 0108 MA01 X7Q2 4X')
    await expect(dialog.getByText('校验位与统一社会信用代码的规则不符，请再核对一遍')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '保存抬头' }))
    await expect(await dialog.findByText('抬头簿里已有同名同税号的抬头')).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await userEvent.click(canvas.getByRole('button', { name: '新增抬头' }))
    await expect((await dialogNamed('新增发票抬头')).getByLabelText('抬头名称')).toHaveValue('华岳重工')
  },
})
export const APersonHasANameAlone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      save.replyWith(({ buyer_name, tax_no = '' }) =>
        anInvoiceTitle({ id: 't3', title_type: 'personal', buyer_name: `${buyer_name}${tax_no}` }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增抬头' }))
    const dialog = await dialogNamed('新增发票抬头')
    await userEvent.type(dialog.getByLabelText(/税号/), '91110108MA01X7Q24N')
    await userEvent.click(dialog.getByRole('radio', { name: '个人' }))
    await expect(dialog.queryByLabelText(/税号/)).toBeNull()
    await userEvent.type(dialog.getByLabelText('抬头名称'), '林知夏')
    await userEvent.click(dialog.getByRole('button', { name: '保存抬头' }))
    await expect(await screen.findByText('已保存抬头“林知夏”')).toBeVisible()
  },
})
export const ChangesOne = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(save.replyWith(body => anInvoiceTitle({ id: body.title_id ?? '', buyer_name: body.buyer_name }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改 华岳重工集团有限公司' }))
    const dialog = await dialogNamed('修改发票抬头')
    await expect(dialog.getByLabelText('抬头名称')).toHaveValue('华岳重工集团有限公司')
    await userEvent.type(dialog.getByLabelText('抬头名称'), '（北京）')
    await userEvent.click(dialog.getByRole('button', { name: '保存抬头' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
export const RemovesOne = meta.story({
  beforeEach: ({ msw }) => msw.use(remove.reply({})),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除 陈知行' }))
    const dialog = within(await shown(screen.findByRole('alertdialog', { name: '删除这个抬头？' })))
    msw.use(titles.reply({ list: book.slice(0, 1) }))
    await userEvent.click(dialog.getByRole('button', { name: '删除抬头' }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: '陈知行' })).toBeNull())
  },
})
export const AnotherDefault = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(save.replyWith(() => anInvoiceTitle({ id: 't2' }))),
  play: async ({ canvas, msw, userEvent }) => {
    const press = await canvas.findByRole('button', { name: '设为默认 陈知行' })
    msw.use(
      titles.reply({ list: book.map(title => anInvoiceTitle({ ...title, is_default: title.id === 't2' })) }),
    )
    await userEvent.click(press)
    await expect(await canvas.findByRole('button', { name: '设为默认 华岳重工集团有限公司' })).toBeVisible()
  },
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(titles.reply({ list: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有发票抬头' })).toBeVisible()
  },
})
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(titles.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新加载' })).toBeVisible()
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(titles.never()) })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
