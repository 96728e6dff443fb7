import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'
import { RegionField, type RegionFieldProps } from './RegionField.tsx'
import type { LoadRegions, RegionNode } from './useRegions.ts'

const districts = (city: string, names: string[]): RegionNode[] =>
  names.map((name, index) => ({ code: `${city}0${index + 1}`, name }))
const regions: readonly RegionNode[] = [
  {
    code: '11',
    name: '北京市',
    children: [
      { code: '1101', name: '北京市', children: districts('1101', ['东城区', '西城区', '海淀区', '朝阳区']) },
    ],
  },
  {
    code: '35',
    name: '福建省',
    children: [
      { code: '3501', name: '福州市', children: districts('3501', ['鼓楼区', '台江区']) },
      { code: '3502', name: '厦门市', children: districts('3502', ['思明区', '湖里区']) },
    ],
  },
  { code: '71', name: '台湾省', children: [] },
]
const bare = (nodes: readonly RegionNode[]) => nodes.map(({ code, name }) => ({ code, name }))
const find = (code: string): readonly RegionNode[] =>
  code === ''
    ? regions
    : ([...regions, ...regions.flatMap(node => node.children ?? [])].find(node => node.code === code)
        ?.children ?? [])

const onChange = fn<(path: readonly string[]) => void>()
const loadChildren = fn<LoadRegions>()

function Example({ value: initial, ...props }: Partial<RegionFieldProps>) {
  const [value, setValue] = useState(initial ?? [])
  return (
    <RegionField
      label="注册地址"
      {...(props.loadChildren ? {} : { nodes: regions })}
      {...props}
      value={value}
      onChange={path => {
        setValue(path)
        onChange(path)
      }}
    />
  )
}

const meta = preview.meta({
  component: Example,
  beforeEach: () => void loadChildren.mockImplementation(async code => bare(find(code))),
  decorators: [
    Story => (
      <div style={{ maxWidth: 360, minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
})
const list = (name: string) => shown(screen.findByRole('listbox', { name }))

const focused = (name: string) => waitFor(() => expect(document.activeElement).toHaveTextContent(name))

export const Columns = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '注册地址 请选择省、市、区' })
    await userEvent.click(trigger)
    await userEvent.click(within(await list('省份')).getByRole('option', { name: '福建省' }))
    await userEvent.click(within(await list('城市')).getByRole('option', { name: '厦门市' }))
    await userEvent.click(within(await list('区县')).getByRole('option', { name: '湖里区' }))
    await expect(onChange).toHaveBeenCalledWith(['35', '3502', '350202'])
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveTextContent('福建省 / 厦门市 / 湖里区')
  },
})
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await focused('北京市')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await focused('福州市')
    await userEvent.keyboard('{ArrowLeft}')
    await focused('福建省')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await focused('思明区')
    await userEvent.keyboard('{Enter}')
    await expect(onChange).toHaveBeenCalledWith(['35', '3502', '350201'])
  },
})
export const EndsEarly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(within(await list('省份')).getByRole('option', { name: '台湾省' }))
    await expect(onChange).toHaveBeenCalledWith(['71'])
  },
})
export const LeavesTheValueOnEscape = meta.story({
  args: { value: ['11', '1101', '110103'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注册地址 北京市 / 北京市 / 海淀区' }))
    await userEvent.click(within(await list('省份')).getByRole('option', { name: '福建省' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toHaveTextContent('海淀区')
  },
})
export const FetchedByLevel = meta.story({
  args: { loadChildren, value: ['11', '1101', '110103'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('北京市 / 北京市 / 海淀区')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(within(await list('省份')).getByRole('option', { name: '福建省' }))
    await userEvent.click(within(await list('城市')).getByRole('option', { name: '福州市' }))
    await userEvent.click(within(await list('区县')).getByRole('option', { name: '鼓楼区' }))
    await expect(await canvas.findByText('福建省 / 福州市 / 鼓楼区')).toBeVisible()
  },
})
export const Loading = meta.story({
  args: { loadChildren },
  beforeEach: () => void loadChildren.mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('img', { name: '正在读取省份' })).toBeVisible()
  },
})
export const OneLevelFailsAndRecovers = meta.story({
  args: { loadChildren },
  beforeEach: () => {
    let failures = 1
    loadChildren.mockImplementation(async code => {
      if (code === '35' && failures > 0) {
        failures -= 1
        throw new Error('offline')
      }
      return bare(find(code))
    })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(within(await list('省份')).getByRole('option', { name: '福建省' }))
    await userEvent.click(await screen.findByRole('button', { name: '重新加载' }))
    await expect(within(await list('城市')).getByRole('option', { name: '福州市' })).toBeVisible()
  },
})
export const PhoneSheet = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const sheet = await shown(screen.findByRole('dialog', { name: '注册地址' }))
    await waitFor(() => expect(sheet).toBeVisible())
    await userEvent.click(within(await list('省份')).getByRole('option', { name: '福建省' }))
    await userEvent.click(within(await list('城市')).getByRole('option', { name: '厦门市' }))
    await userEvent.click(screen.getByRole('button', { name: '福建省' }))
    await userEvent.click(within(await list('省份')).getByRole('option', { name: '北京市' }))
    await userEvent.click(within(await list('城市')).getByRole('option', { name: '北京市' }))
    await userEvent.click(within(await list('区县')).getByRole('option', { name: '海淀区' }))
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('北京市 / 北京市 / 海淀区'))
  },
})
/** The codes are known no more: the words stay, and a choice starts from the top. */
export const KnownByItsWords = meta.story({
  args: { words: '福建省 同安县' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注册地址 福建省 同安县' }))
    await expect(await list('省份')).toBeVisible()
  },
})
export const WithError = meta.story({ args: { error: '请选择注册地所在区县' } })
export const Disabled = meta.story({ args: { value: ['11', '1101', '110103'], disabled: true } })
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { value: ['11', '1101', '110103'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await list('区县')).toBeVisible()
  },
})
