import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { basicData } from '@portal/api/rules/profile-form'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { KeptRegion } from './kept-region.ts'
import { RegionControl } from './RegionControl.tsx'
import { districts, hasDistricts } from './story-profile.tsx'

const changed = fn()
const field = basicData.fields.region
const none = { code: '', words: '' }

function Example({ kept = none, error }: { kept?: typeof none; error?: string }) {
  const [value, setValue] = useState(kept.code)
  return (
    <KeptRegion value={kept}>
      <RegionControl
        field={field}
        id="region"
        name="region"
        value={value}
        error={error}
        onChange={code => {
          changed(code)
          setValue(code)
        }}
      />
    </KeptRegion>
  )
}

const meta = preview.meta({
  component: Example,
  beforeEach({ msw }) {
    changed.mockClear()
    msw.use(hasDistricts)
  },
  decorators: [
    Story => (
      <div style={{ maxWidth: 360, minHeight: 440 }}>
        <Story />
      </div>
    ),
  ],
})

const list = (name: string) => shown(screen.findByRole('listbox', { name }))
const pick = async (column: string, name: string, click: (element: Element) => Promise<void>) =>
  click(within(await list(column)).getByRole('option', { name }))
const focused = (name: string) => waitFor(() => expect(document.activeElement).toHaveTextContent(name))

export const Chooses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '所在地 请选择省、市、区' }))
    await pick('省份', '福建省', userEvent.click)
    await pick('城市', '厦门市', userEvent.click)
    await pick('区县', '湖里区', userEvent.click)
    await expect(changed).toHaveBeenCalledWith('350206')
    await expect(await canvas.findByRole('button', { name: '所在地 福建省 厦门市 湖里区' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清除所在地' }))
    await expect(changed).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('button', { name: '所在地 请选择省、市、区' })).toBeVisible()
  },
})
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await focused('北京市')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await focused('福州市')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await focused('思明区')
    await userEvent.keyboard('{Enter}')
    await expect(changed).toHaveBeenCalledWith('350203')
  },
})
/** Opens at what is chosen. */
export const Chosen = meta.story({
  args: { kept: { code: '110108', words: '北京市 海淀区' } },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '所在地 北京市 海淀区' })
    await waitFor(() => expect(canvas.getByRole('button', { name: '清除所在地' })).toBeVisible())
    await userEvent.click(trigger)
    await expect(await list('省份')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('option', { name: '海淀区' })).toHaveAttribute('aria-selected', 'true'),
    )
  },
})
/** A code that there is no more keeps its words. */
export const GivenUp = meta.story({
  args: { kept: { code: '350299', words: '福建省 厦门市 同安县' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '所在地 福建省 厦门市 同安县' }))
    await pick('省份', '台湾省', userEvent.click)
    await expect(changed).toHaveBeenCalledWith('710000')
  },
})
export const WithError = meta.story({ args: { error: '没有这个地区，请重新选择' } })
export const FailsAndRecovers = meta.story({
  beforeEach: ({ msw }) => msw.use(districts.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '所在地 请选择省、市、区' }))
    const retry = await screen.findByRole('button', { name: '重新加载' })
    msw.use(hasDistricts)
    await userEvent.click(retry)
    await expect(within(await list('省份')).getByRole('option', { name: '福建省' })).toBeVisible()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await shown(screen.findByRole('dialog', { name: '所在地' }))
    await pick('省份', '北京市', userEvent.click)
    await pick('城市', '北京市', userEvent.click)
    await pick('区县', '东城区', userEvent.click)
    await waitFor(() => expect(canvas.getByRole('button', { name: '所在地 北京市 东城区' })).toBeVisible())
  },
})
