import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'
import { ComboboxField, type ComboboxOwnProps } from './ComboboxField.tsx'
import type { ComboOption, ComboSearch } from './useChoices.ts'

const industries: readonly ComboOption[] = [
  '农副食品加工业',
  '通用设备制造业',
  '专用设备制造业',
  '汽车制造业',
  '电力、热力生产和供应业',
  '软件和信息技术服务业',
  '货币金融服务',
].map((label, index) => ({ value: `C${index + 13}`, label }))
const units: readonly ComboOption[] = [
  { value: '1', label: '华岳重工集团有限公司', detail: '9111 0108 MA01 X7Q2 4R · 北京市海淀区' },
  { value: '2', label: '江海联运集团有限公司', detail: '9135 0100 M000 100Y 43 · 福建省福州市' },
]
const onChange = fn<(chosen: unknown) => void>()
const onSearch = fn<ComboSearch>()

function One({ start = null, ...props }: Partial<ComboboxOwnProps> & { start?: ComboOption | null }) {
  const [value, setValue] = useState(start)
  return (
    <ComboboxField
      label="所属行业"
      placeholder="输入名称或拼音首字母"
      {...(props.onSearch ? {} : { options: industries })}
      {...props}
      value={value}
      onChange={option => {
        setValue(option)
        onChange(option?.value ?? null)
      }}
    />
  )
}
function Several() {
  const [value, setValue] = useState<readonly ComboOption[]>([])
  return <ComboboxField label="擅长行业" options={industries} multiple value={value} onChange={setValue} />
}

const meta = preview.meta({
  component: One,
  beforeEach: () => void onSearch.mockResolvedValue(units),
  decorators: [
    Story => (
      <div style={{ maxWidth: 360, minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
})
const options = async () =>
  within(await shown(screen.findByRole('listbox')))
    .queryAllByRole('option')
    .map(option => option.textContent)

export const ByChinese = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '所属行业' })
    await userEvent.type(input, '设备')
    await waitFor(async () => expect(await options()).toEqual(['通用设备制造业', '专用设备制造业']))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(input).toHaveValue('专用设备制造业')
    await expect(onChange).toHaveBeenLastCalledWith('C15')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})
export const ByPinyin = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'tysb')
    await waitFor(async () => expect(await options()).toEqual(['通用设备制造业']))
    await userEvent.clear(input)
    await userEvent.type(input, 'qiche')
    await waitFor(async () => expect(await options()).toEqual(['汽车制造业']))
  },
})
export const SilentWhileComposing = meta.story({
  render: () => <One onSearch={onSearch} label="单位" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox')
    await userEvent.click(input)
    await waitFor(() => expect(onSearch).toHaveBeenCalledOnce())
    await fireEvent.compositionStart(input)
    await fireEvent.input(input, { target: { value: 'hua' } })
    await expect(input).toHaveValue('hua')
    await fireEvent.input(input, { target: { value: '华' } })
    await fireEvent.compositionEnd(input)
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
    await expect(onSearch.mock.calls.map(([query]) => query)).toEqual(['', '华'])
  },
})
export const Searches = meta.story({
  render: () => <One onSearch={onSearch} label="单位" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '单位' }), '集团')
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('集团', expect.any(AbortSignal)))
    await userEvent.click(await screen.findByRole('option', { name: /江海联运/ }))
    await expect(canvas.getByRole('combobox')).toHaveValue('江海联运集团有限公司')
  },
})
export const Loading = meta.story({
  beforeEach: () => void onSearch.mockReturnValue(new Promise(() => undefined)),
  render: () => <One onSearch={onSearch} label="单位" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByText('正在查找')).toBeVisible()
  },
})
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '航天')
    await expect(await screen.findByText('没有匹配的选项', { selector: 'p' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
})
export const FailsAndRetries = meta.story({
  beforeEach: () => void onSearch.mockRejectedValueOnce(new Error('offline')),
  render: () => <One onSearch={onSearch} label="单位" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    await expect(await screen.findByRole('option', { name: /华岳重工/ })).toBeVisible()
    await expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  },
})
export const RetriesByKeyboard = meta.story({
  beforeEach: () => void onSearch.mockRejectedValueOnce(new Error('offline')),
  render: () => <One onSearch={onSearch} label="单位" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByText('选项没有取到')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const retry = await canvas.findByRole('button', { name: '重试' })
    retry.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('option', { name: /华岳重工/ })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
  },
})
export const ClearsAndComesBack = meta.story({
  args: { start: industries[1] ?? null },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '农')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('通用设备制造业')
    await userEvent.click(await canvas.findByRole('button', { name: '清空所属行业' }))
    await expect(input).toHaveValue('')
    await expect(onChange).toHaveBeenLastCalledWith(null)
  },
})
export const Multiple = meta.story({
  render: () => <Several />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '擅长行业' })
    await userEvent.type(input, '汽车')
    await userEvent.click(await screen.findByRole('option', { name: '汽车制造业' }))
    await userEvent.type(input, '货币')
    await waitFor(async () => expect(await options()).toEqual(['货币金融服务']))
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    const tags = canvas.getByRole('list', { name: '已选擅长行业' })
    await expect(within(tags).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '移除 汽车制造业' }))
    await userEvent.keyboard('{Escape}')
    await expect(within(tags).getAllByRole('listitem')).toHaveLength(1)
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.queryByText('货币金融服务')).toBeNull()
  },
})
export const TwoThousandOptions = meta.story({
  args: {
    options: Array.from({ length: 2000 }, (_, index) => ({
      value: String(index),
      label: `第 ${index + 1} 会计师事务所`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const list = await shown(screen.findByRole('listbox'))
    await expect(within(list).getAllByRole('option').length).toBeLessThan(40)
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() =>
      expect(within(list).getByRole('option', { name: '第 2000 会计师事务所' })).toBeVisible(),
    )
  },
})
export const WithError = meta.story({ args: { error: '请选择所属行业' } })
export const Disabled = meta.story({ args: { start: industries[1] ?? null, disabled: true } })
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await shown(screen.findByRole('listbox'))
  },
})
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { start: industries[1] ?? null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await shown(screen.findByRole('listbox'))
  },
})
