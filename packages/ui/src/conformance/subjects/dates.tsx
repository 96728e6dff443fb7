import { expect } from 'vitest'
import { DateField } from '../../date-field/index.ts'
import { MonthField } from '../../month-field/index.ts'
import { eventBox } from '../boxes.tsx'
import { focus, gone, one, press, pressTo, push, takesFocus, typed } from '../keys.ts'
import { mount } from '../mount.tsx'
import type { Subject } from '../subject.ts'

async function opensCalendar(name: string) {
  await push('button', name)
  await expect.element(one('dialog', name)).toBeVisible()
  await expect.element(one('grid')).toBeVisible()
}

export const dates: readonly Subject[] = [
  {
    ...eventBox({
      folder: 'date-field',
      name: 'DateField',
      value: '2026-05-18',
      draw: props => <DateField label="入会日期" {...props} />,
      act: async () => {
        await opensCalendar('选择日期')
        await push('button', /2026年5月20日/)
      },
    }),
    looks: () => <DateField label="入会日期" defaultValue="2026-05-18" />,
    open: () => opensCalendar('选择日期'),
    keyboard: async () => {
      mount(<DateField label="入会日期" defaultValue="2026-05-18" />)
      focus('button', '选择日期')
      await press('{Enter}')
      await expect.element(one('button', /2026年5月18日/)).toHaveFocus()
      await pressTo('{ArrowRight}', 'button', /5月19日/)
      await pressTo('{ArrowDown}', 'button', /5月26日/)
      await pressTo('{ArrowLeft}', 'button', /5月25日/)
      await pressTo('{ArrowUp}', 'button', /5月18日/)
      await pressTo('{End}', 'button', /5月24日/)
      await pressTo('{Home}', 'button', /5月18日/)
      await pressTo('{PageDown}', 'button', /6月18日/)
      await pressTo('{PageUp}', 'button', /5月18日/)
      await pressTo('{Shift>}{PageUp}{/Shift}', 'button', /2025年5月18日/)
      await press('{Enter}')
      await gone('dialog')
      expect(typed()).toBe('2025-05-18')
      focus('button', '选择日期')
      await press('{Enter}')
      await takesFocus('dialog')
      await press('{Escape}')
      await gone('dialog')
      await expect.poll(() => document.activeElement?.matches('input, button[aria-haspopup]')).toBe(true)
    },
  },
  {
    ...eventBox({
      folder: 'month-field',
      name: 'MonthField',
      value: '2026-05',
      draw: props => <MonthField label="申请月份" {...props} />,
      act: async () => {
        await opensCalendar('选择月份')
        await push('button', '2026年7月')
      },
    }),
    looks: () => <MonthField label="申请月份" defaultValue="2026-05" />,
    open: () => opensCalendar('选择月份'),
    keyboard: async () => {
      mount(<MonthField label="申请月份" defaultValue="2026-05" />)
      focus('button', '选择月份')
      await press('{Enter}')
      await expect.element(one('button', '2026年5月')).toHaveFocus()
      await pressTo('{ArrowRight}', 'button', '2026年6月')
      await pressTo('{ArrowDown}', 'button', '2026年9月')
      await pressTo('{ArrowUp}', 'button', '2026年6月')
      await pressTo('{ArrowLeft}', 'button', '2026年5月')
      await pressTo('{PageDown}', 'button', '2027年5月')
      await pressTo('{PageUp}', 'button', '2026年5月')
      await pressTo('{Home}', 'button', '2026年4月')
      await pressTo('{End}', 'button', '2026年6月')
      await press('{Enter}')
      await gone('dialog')
      expect(typed()).toBe('2026-06')
    },
  },
]
