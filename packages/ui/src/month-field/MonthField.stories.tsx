import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { inFormColumn, reported, useReportedValue } from '../date-field/story-value.tsx'
import { MonthField, type MonthFieldProps } from './MonthField.tsx'

function Example({ value = '', ...props }: Omit<MonthFieldProps, 'value'> & { value?: string }) {
  return <MonthField {...props} {...useReportedValue(value)} />
}

const meta = preview.meta({
  component: Example,
  args: { label: '任职起始月' },
  decorators: [inFormColumn],
})

export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '任职起始月' })
    await userEvent.type(input, '２０２６０５')
    await expect(input).toHaveValue('2026-05')
    await expect(reported).toHaveBeenLastCalledWith('2026-05')
    await userEvent.clear(input)
    await userEvent.type(input, '2026/7')
    await userEvent.tab()
    await expect(input).toHaveValue('2026-07')
  },
})
export const FromTheCalendar = meta.story({
  args: { value: '2026-05', max: '2026-08' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择月份' }))
    const may = await screen.findByRole('button', { name: '2026年5月' })
    await waitFor(() => expect(may).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('button', { name: '2026年8月' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-08')
    await waitFor(() => expect(canvas.getByRole('button', { name: '选择月份' })).toHaveFocus())
  },
})
export const NamesWhatItCannotRead = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026-13')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('月份应类似 2026-05')
  },
})
export const WithError = meta.story({ args: { error: '请填写任职起始月' } })
export const Disabled = meta.story({ args: { value: '2026-05', disabled: true } })
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { value: '2026-05' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择月份' }))
    await expect(await screen.findByRole('grid', { name: '2026年' })).toBeVisible()
  },
})
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { value: '2026-05' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择月份' }))
    await expect(await screen.findByRole('grid', { name: '2026年' })).toBeVisible()
  },
})
