import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Checkbox } from '../../checkbox/index.ts'
import { RadioGroup } from '../../radio-group/index.ts'
import { Segmented } from '../../segmented/index.ts'
import { SwitchField } from '../../switch-field/index.ts'
import { one, press, pressTo, push, tabTo } from '../keys.ts'
import { control, Held, mount } from '../mount.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined
const callerKeeps = 'the choice belongs to its caller'

const levels = [
  { value: 'a', label: '理事单位', help: '每年 60,000 元' },
  { value: 'b', label: '会员单位' },
  { value: 'c', label: '个人会员' },
] as const
type Level = (typeof levels)[number]['value']

const views = [
  { value: 'list', label: '列表' },
  { value: 'board', label: '看板' },
  { value: 'chart', label: '图表' },
] as const
type View = (typeof views)[number]['value']

const checkedOf = (selector: string) =>
  [...document.querySelectorAll<HTMLInputElement>(selector)].map(({ checked }) => checked)
const chosenRadio = () => checkedOf('input[type="radio"]').indexOf(true)

/** Space turns it on and off. */
async function togglesBySpace(element: ReactElement, role: 'checkbox' | 'switch', name: string) {
  mount(element)
  await tabTo(role, name)
  await press(' ')
  await expect.element(one(role)).toBeChecked()
  await press(' ')
  await expect.element(one(role)).not.toBeChecked()
}

/** Arrows move and choose, round the ends; Tab reaches the group once. */
async function walksAsRadios(element: ReactElement, names: readonly [string, string, string]) {
  mount(
    <>
      {element}
      <button type="button">后面</button>
    </>,
  )
  await tabTo('radio', names[0])
  await pressTo('{ArrowDown}', 'radio', names[1])
  await expect.element(one('radio', names[1])).toBeChecked()
  await pressTo('{ArrowRight}', 'radio', names[2])
  await pressTo('{ArrowDown}', 'radio', names[0])
  await expect.element(one('radio', names[0])).toBeChecked()
  await pressTo('{ArrowUp}', 'radio', names[2])
  await userEvent.tab()
  expect(document.activeElement?.matches('[type="radio"]')).toBe(false)
}

export const choices: readonly Subject[] = [
  {
    folder: 'checkbox',
    name: 'Checkbox',
    node: 'input',
    className: 'frame',
    element: extra => <Checkbox {...extra}>我已阅读章程</Checkbox>,
    looks: () => (
      <>
        <p>
          <Checkbox>未选</Checkbox>
        </p>
        <p>
          <Checkbox defaultChecked>已选</Checkbox>
        </p>
        <p>
          <Checkbox indeterminate>部分</Checkbox>
        </p>
        <p>
          <Checkbox error="请先阅读章程">我已阅读章程</Checkbox>
        </p>
        <p>
          <Checkbox disabled>不可选</Checkbox>
        </p>
      </>
    ),
    control: control<boolean>({
      value: false,
      element: (checked, onChange) => (
        <Checkbox checked={checked} onChange={event => onChange(event.currentTarget.checked)}>
          我已阅读章程
        </Checkbox>
      ),
      free: onChange => <Checkbox onChange={onChange}>我已阅读章程</Checkbox>,
      act: () => push('checkbox', '我已阅读章程'),
      shown: () => checkedOf('input').join(','),
    }),
    disabled: called => (
      <Checkbox disabled onChange={called}>
        我已阅读章程
      </Checkbox>
    ),
    keyboard: () => togglesBySpace(<Checkbox>我已阅读章程</Checkbox>, 'checkbox', '我已阅读章程'),
  },
  {
    folder: 'switch-field',
    name: 'SwitchField',
    held: 'input',
    element: extra => <SwitchField label="短信通知" hint="有进展时发短信" {...extra} />,
    looks: () => (
      <>
        <SwitchField label="短信通知" defaultChecked />
        <SwitchField label="邮件通知" hint="有进展时发邮件" />
        <SwitchField label="公开名录" error="未能保存，请重试" />
        <SwitchField label="公开电话" disabledReason="由协会管理" />
      </>
    ),
    control: control<boolean>({
      value: false,
      element: (checked, onChange) => <SwitchField label="短信通知" checked={checked} onChange={onChange} />,
      free: onChange => <SwitchField label="短信通知" onChange={onChange} />,
      act: () => push('switch', '短信通知'),
      shown: () => checkedOf('input').join(','),
    }),
    disabled: called => <SwitchField label="短信通知" disabledReason="由协会管理" onChange={called} />,
    keyboard: () => togglesBySpace(<SwitchField label="短信通知" />, 'switch', '短信通知'),
  },
  {
    folder: 'radio-group',
    name: 'RadioGroup',
    node: 'fieldset',
    element: extra => (
      <RadioGroup<Level> label="会员类别" options={levels} value="a" onChange={nothing} {...extra} />
    ),
    looks: () => (
      <>
        <RadioGroup<Level> label="会员类别" options={levels} value="a" onChange={nothing} error="请选择" />
        <RadioGroup<Level> label="横排" options={levels} value="b" onChange={nothing} direction="row" />
        <RadioGroup
          label="不可选"
          options={[{ value: 'x', label: '暂停', disabled: true }]}
          value={null}
          onChange={nothing}
        />
      </>
    ),
    control: control<Level | null>({
      value: 'a',
      element: (value, onChange) => (
        <RadioGroup<Level> label="会员类别" options={levels} value={value} onChange={onChange} />
      ),
      free: callerKeeps,
      act: () => push('radio', '会员单位'),
      shown: chosenRadio,
    }),
    disabled: called => (
      <RadioGroup<Level> label="会员类别" options={levels} value="a" onChange={called} disabled />
    ),
    keyboard: () =>
      walksAsRadios(
        <Held<Level> first="a">
          {(value, onChange) => (
            <RadioGroup<Level>
              label="会员类别"
              options={levels.map(({ value: key, label }) => ({ value: key, label }))}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>,
        ['理事单位', '会员单位', '个人会员'],
      ),
  },
  {
    folder: 'segmented',
    name: 'Segmented',
    element: extra => (
      <Segmented<View> label="视图" items={views} value="list" onChange={nothing} {...extra} />
    ),
    control: control<View>({
      value: 'list',
      element: (value, onChange) => (
        <Segmented<View> label="视图" items={views} value={value} onChange={onChange} />
      ),
      free: callerKeeps,
      act: () => push('radio', '看板'),
      shown: chosenRadio,
    }),
    disabled: { none: 'one view is always shown, so there is always another to go to' },
    keyboard: () =>
      walksAsRadios(
        <Held<View> first="list">
          {(value, onChange) => (
            <Segmented<View> label="视图" items={views} value={value} onChange={onChange} />
          )}
        </Held>,
        ['列表', '看板', '图表'],
      ),
  },
]
