import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CardSort } from '../../card-sort/index.ts'
import { ComboboxField, type ComboOption } from '../../combobox-field/index.ts'
import type { Sort } from '../../data-table/index.ts'
import { SelectField } from '../../select-field/index.ts'
import { eventBox } from '../boxes.tsx'
import { focus, gone, one, press, push, tabTo, typed } from '../keys.ts'
import { control, Held, mount } from '../mount.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined

const levels = [
  { value: 'a', label: '理事单位' },
  { value: 'b', label: '会员单位' },
  { value: 'c', label: '个人会员' },
]
const cities: readonly ComboOption[] = [
  { value: 'bj', label: '北京' },
  { value: 'sh', label: '上海' },
  { value: 'sz', label: '深圳', detail: '广东' },
]
const [beijing = null] = cities

const sorting = [
  { id: 'amount', header: '应付金额', sortable: true },
  { id: 'time', header: '下单时间', sortable: true },
]
const timeDown: Sort = { column: 'time', direction: 'descending' }

const city = { label: '城市', options: cities }
const selected = () => typed('select')

export const selects: readonly Subject[] = [
  {
    ...eventBox({
      folder: 'select-field',
      name: 'SelectField',
      value: 'a',
      draw: props => <SelectField label="类别" options={levels} placeholder="请选择" {...props} />,
      act: () => userEvent.selectOptions(one('combobox', '类别'), 'b'),
    }),
    node: 'select',
    looks: () => (
      <>
        <SelectField label="类别" options={levels} placeholder="请选择" error="请选择类别" />
        <SelectField label="地区" options={levels} loading />
        <SelectField label="级别" options={levels} disabled />
      </>
    ),
    keyboard: async () => {
      mount(<SelectField label="类别" options={levels} />)
      await tabTo('combobox', '类别')
      await press('{ArrowDown}')
      await expect.poll(selected).toBe('b')
      await press('{End}')
      await expect.poll(selected).toBe('c')
      await press('{Home}')
      await expect.poll(selected).toBe('a')
    },
  },
  {
    folder: 'card-sort',
    name: 'CardSort',
    node: 'select',
    className: 'frame',
    element: extra => <CardSort columns={sorting} sort={undefined} onSort={nothing} {...extra} />,
    control: control<Sort>({
      value: timeDown,
      element: (sort, onSort) => <CardSort columns={sorting} sort={sort} onSort={onSort} />,
      free: 'which sort holds is in the address, never in the control',
      act: async () => userEvent.selectOptions(one('combobox', '排序'), '应付金额 升序'),
      shown: selected,
    }),
    disabled: called => (
      <CardSort columns={sorting} sort={timeDown} onSort={called} disabled onClick={called} />
    ),
    keyboard: async () => {
      mount(
        <Held first={timeDown}>
          {(sort, onSort) => <CardSort columns={sorting} sort={sort} onSort={onSort} />}
        </Held>,
      )
      await tabTo('combobox', '排序')
      await press('{ArrowDown}')
      await expect.poll(selected).toBe('time ascending')
      await press('{Home}')
      await expect.poll(selected).toBe('amount descending')
    },
  },
  {
    folder: 'combobox-field',
    name: 'ComboboxField',
    element: ({ className, ref }) => (
      <ComboboxField {...city} value={null} onChange={nothing} className={className} ref={ref} />
    ),
    looks: () => (
      <>
        <ComboboxField {...city} value={beijing} onChange={nothing} />
        <ComboboxField label="多个" options={cities} multiple value={cities} onChange={nothing} />
        <ComboboxField label="有误" options={cities} value={null} onChange={nothing} error="请选择城市" />
      </>
    ),
    open: async () => {
      focus('combobox', '城市')
      await expect.element(one('listbox')).toBeVisible()
    },
    node: 'input',
    noRest: 'its props are those of a field, not of an input; the ref is the input',
    className: 'frame',
    control: control<ComboOption | null>({
      value: beijing,
      element: (value, onChange) => <ComboboxField {...city} value={value} onChange={onChange} />,
      free: 'the choice belongs to its caller',
      act: async () => {
        focus('combobox', '城市')
        await press('{ArrowDown}')
        await push('option', '上海')
      },
      shown: () => typed('[role="combobox"]'),
    }),
    disabled: called => <ComboboxField {...city} value={null} onChange={called} disabled />,
    keyboard: async () => {
      mount(
        <Held<ComboOption | null> first={null}>
          {(value, onChange) => <ComboboxField {...city} value={value} onChange={onChange} />}
        </Held>,
      )
      await tabTo('combobox', '城市')
      await expect.element(one('listbox')).toBeVisible()
      await press('shang')
      await expect.element(one('option', '北京')).not.toBeInTheDocument()
      await expect.element(one('option', '上海')).toBeVisible()
      await press('{ArrowDown}')
      await expect.element(one('combobox')).toHaveAttribute('aria-activedescendant')
      await press('{Enter}')
      await gone('listbox')
      await expect.poll(() => typed('[role="combobox"]')).toBe('上海')
      await expect.element(one('combobox')).toHaveFocus()
      await press('{ArrowDown}')
      await expect.element(one('listbox')).toBeVisible()
      await press('{Escape}')
      await gone('listbox')
      await expect.element(one('combobox')).toHaveFocus()
    },
  },
]
