import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'
import { Checkbox } from '../checkbox/index.ts'
import { SearchField } from '../search-field/index.ts'
import { FilterBar } from './FilterBar.tsx'

const choices = {
  状态: ['待支付', '待确认', '已支付'],
  下单时间: ['今天', '近 7 天', '本月'],
  项目: ['单位会费', '个人会费', '评价费'],
  渠道: ['对公转账', '微信支付'],
  票据状态: ['待开票', '已开票'],
  发展人: ['周明远', '高岩'],
} as const

const onClear = fn()

function Example({ width = '100%' }: { width?: string }) {
  const [chosen, setChosen] = useState<readonly string[]>(['待支付', '本月'])
  const [text, setText] = useState('')
  return (
    <div style={{ width }}>
      <FilterBar
        search={
          <SearchField label="搜索订单" placeholder="订单号、会员、识别码" value={text} onChange={setText} />
        }
        filters={Object.entries(choices).map(([name, options]) => ({
          id: name,
          name,
          value: options.filter(option => chosen.includes(option)).join('、') || undefined,
          content: options.map(option => (
            <div key={option}>
              <Checkbox
                checked={chosen.includes(option)}
                onChange={event =>
                  setChosen(
                    event.currentTarget.checked
                      ? [...chosen, option]
                      : chosen.filter(known => known !== option),
                  )
                }
              >
                {option}
              </Checkbox>
            </div>
          )),
        }))}
        clearable={text !== ''}
        onClear={() => {
          setChosen([])
          setText('')
          onClear()
        }}
        summary={
          <>
            应付合计 <b>¥486,230.00</b>
          </>
        }
        resultLabel="查看 312 条"
      />
    </div>
  )
}

const meta = preview.meta({
  component: Example,
  globals: { density: 'staff', viewport: { value: 'wide' } },
})

export const Wide = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '状态：待支付' }))
    const panel = within(await shown(screen.findByRole('dialog', { name: '状态' })))
    await userEvent.click(panel.getByRole('checkbox', { name: '待确认' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '状态：待支付、待确认' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: /^更多筛选/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await expect(onClear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: '状态' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '清除' })).toBeNull()
  },
})
export const Overflows = meta.story({
  args: { width: '820px' },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: /^更多筛选/ })
    await expect(canvas.queryByRole('button', { name: '发展人' })).toBeNull()
    await userEvent.click(more)
    const panel = within(await shown(screen.findByRole('dialog', { name: '更多筛选' })))
    await userEvent.click(panel.getByRole('checkbox', { name: '高岩' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多筛选：1 项' })).toBeVisible())
  },
})
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选（2）' }))
    const sheet = within(await shown(screen.findByRole('dialog', { name: '筛选' })))
    await userEvent.click(sheet.getByRole('checkbox', { name: '微信支付' }))
    await userEvent.click(sheet.getByRole('button', { name: '查看 312 条' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '筛选（3）' })).toHaveFocus())
  },
})
export const PhoneSheet = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选（2）' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: '筛选' })).toBeVisible())
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
