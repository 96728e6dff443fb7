import type { ComponentProps } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'
import { inFormColumn, reported, useReportedValue } from './story-value.tsx'

function Example({ value = '', ...props }: Omit<DateFieldProps, 'value'> & { value?: string }) {
  return <DateField {...props} {...useReportedValue(value)} />
}

const meta = preview.meta({
  component: Example,
  args: { label: '付款日期' },
  decorators: [inFormColumn],
})

export const TypedInAnyForm = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '付款日期' })
    await userEvent.type(input, '２０２６０５１８')
    await expect(input).toHaveValue('2026-05-18')
    await expect(reported).toHaveBeenLastCalledWith('2026-05-18')
    await userEvent.clear(input)
    await expect(reported).toHaveBeenLastCalledWith('')
    await userEvent.type(input, '2026/5/7')
    await expect(reported).toHaveBeenLastCalledWith('')
    await userEvent.tab()
    await expect(input).toHaveValue('2026-05-07')
    await expect(reported).toHaveBeenLastCalledWith('2026-05-07')
  },
})
export const HearsNothingOfHalfADay = meta.story({
  args: { value: '2026-05-18' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '{Backspace}{Backspace}')
    await expect(input).toHaveValue('2026-05-')
    await expect(reported.mock.calls).toEqual([['']])
    await userEvent.type(input, '20')
    await expect(reported.mock.calls).toEqual([[''], ['2026-05-20']])
  },
})
export const NamesWhatItCannotRead = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '2026-02-30')
    await expect(input).toBeValid()
    await userEvent.tab()
    await expect(input).toHaveValue('2026-02-30')
    await expect(input).toHaveAccessibleDescription('日期应类似 2026-05-18')
  },
})
export const FromTheCalendar = meta.story({
  args: { value: '2026-05-18', max: '2026-06-10' },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: '选择日期' })
    await userEvent.click(open)
    const day = await screen.findByRole('button', { name: '2026年5月18日 星期一' })
    await waitFor(() => expect(day).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Home}{PageDown}')
    await expect(screen.getByRole('grid', { name: '2026年6月' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: '2026年6月10日 星期三' })).toHaveFocus())
    await expect(screen.getByRole('button', { name: /6月11日/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-06-09')
    await expect(reported).toHaveBeenLastCalledWith('2026-06-09')
    await waitFor(() => expect(open).toHaveFocus())
  },
})
export const TurnsToAnotherYear = meta.story({
  args: { value: '2026-05-18' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择日期' }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '年' }), '1998')
    await userEvent.click(screen.getByRole('button', { name: '上一月' }))
    await userEvent.click(screen.getByRole('button', { name: '1998年4月1日 星期三' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('1998-04-01')
  },
})

function Uncontrolled(props: ComponentProps<typeof DateField>) {
  return (
    <form onChange={event => event.preventDefault()}>
      <DateField {...props} name="paid_on" defaultValue="2026-05-18" />
    </form>
  )
}
const onChange = fn<(event: { currentTarget: HTMLInputElement }) => void>()
export const BoundByRef = meta.story({
  render: ({ label }) => <Uncontrolled label={label} onChange={onChange} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('付款日期')
    await fireEvent.change(input, { target: { value: '20260520' } })
    await expect(input).toHaveValue('2026-05-20')
    await expect(onChange).toHaveBeenCalledOnce()
  },
})
export const WithError = meta.story({ args: { error: '付款日期不能晚于今天' } })
export const Disabled = meta.story({
  args: { value: '2026-05-18', disabled: true, note: '审核期间不能修改' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { value: '2026-05-18' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择日期' }))
    await expect(await screen.findByRole('grid', { name: '2026年5月' })).toBeVisible()
  },
})
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { value: '2026-05-18' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择日期' }))
    await expect(await screen.findByRole('grid', { name: '2026年5月' })).toBeVisible()
  },
})
