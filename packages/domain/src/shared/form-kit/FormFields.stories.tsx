import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { ControlProps } from './control.ts'
import { TextControl } from './kinds/TextControl.tsx'
import { controls, filled, onSubmitted, SampleForm, typed } from './story-form.tsx'

const meta = preview.meta({
  component: SampleForm,
  beforeEach() {
    typed.mockClear()
    onSubmitted.mockClear()
  },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '陈')
    await userEvent.click(canvas.getByRole('radio', { name: '女' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '财务工作年限' }), '6-10 年')
    await userEvent.type(canvas.getByRole('textbox', { name: '起始日期' }), '20190701')
    await userEvent.type(canvas.getByRole('textbox', { name: '节约成本' }), '1286.4')
    await expect(typed).toHaveBeenLastCalledWith(
      expect.objectContaining({
        name: '陈',
        gender: '1',
        years: 'p610',
        since: '2019-07-01',
        saved: 128_640,
      }),
    )
    await expect(canvas.getByRole('textbox', { name: /账号后四位/ })).toHaveAttribute('inputmode', 'numeric')
  },
})

export const Filled = meta.story({
  args: { values: filled },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: '身份证号' })).toHaveAttribute('readonly')
    await expect(canvas.getByText('任职文件.pdf')).toBeVisible()
    await expect(
      canvas.getByText('任职文件等。JPG、PNG、WebP 或 PDF，每个不超过 10 MB，最多 3 个。'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    await expect(onSubmitted).toHaveBeenCalledOnce()
    await expect(onSubmitted).toHaveBeenCalledWith(filled)
  },
})

export const Blamed = meta.story({
  args: { refusals: { proofs: '文件不存在或已失效，请重新上传' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    const summary = await canvas.findByRole('alert', { name: '有 2 处需要修改' })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: '请输入姓名' }))
    const name = canvas.getByRole('textbox', { name: '姓名' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toBeInvalid()
    await userEvent.type(name, '陈')
    await expect(await canvas.findByRole('alert', { name: '有 1 处需要修改' })).toBeVisible()
    await expect(name).toBeValid()
  },
})

export const Remarked = meta.story({
  args: {
    values: filled,
    remarks: { name: '与身份证件不一致。', proofs: '缺少编号页，请补传。' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveAccessibleDescription(
      /^与身份证件一致。.* 与身份证件不一致。$/,
    )
    await expect(canvas.getByText('缺少编号页，请补传。')).toBeVisible()
  },
})

export const Warned = meta.story({
  args: { values: filled, warnings: { saved: '与去年相差很大，请再看一遍。' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: '节约成本' })).toHaveAccessibleDescription(
      '与去年相差很大，请再看一遍。',
    )
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    await expect(onSubmitted).toHaveBeenCalledOnce()
  },
})

const draws = fn<(name: string) => void>()
function CountedText(props: ControlProps<'text'>) {
  draws(props.name)
  return <TextControl {...props} />
}

export const TypingDrawsOneField = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  args: { values: filled, drawn: { ...controls, text: CountedText } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: '姓名' })
    draws.mockClear()
    await userEvent.type(name, '远')
    await expect(name).toHaveValue('陈知行远')
    await expect(new Set(draws.mock.calls.flat())).toEqual(new Set(['name']))
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    values: {
      ...filled,
      name: '阿卜杜热合曼·买买提吐尔逊',
      intro: '从事企业财务管理工作，主持过多个集团的财务共享中心建设。'.repeat(12),
    },
    remarks: { name: '工作单位与社保缴纳单位不一致，请填写签订劳动合同的单位全称。'.repeat(3) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^超出 \d+ 字，请缩短到 300 字以内$/)).toBeVisible()
  },
})

export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { values: filled, remarks: { name: '与身份证件不一致。' } },
})
