import type { ComponentType } from 'react'
import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CreditCodeField } from '../../credit-code-field/index.ts'
import { IdNumberField } from '../../id-number-field/index.ts'
import { MoneyField } from '../../money-field/index.ts'
import { NumberField } from '../../number-field/index.ts'
import { PhoneField } from '../../phone-field/index.ts'
import { SmsCodeField } from '../../sms-code-field/index.ts'
import { typesInto, valueBox, type Bound } from '../boxes.tsx'
import { press, tabTo, typed } from '../keys.ts'
import { Held, mount } from '../mount.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined

interface CodeField {
  folder: string
  name: string
  Field: ComponentType<Bound<string> & { label: string }>
  label: string
  /** The beginning of a code. */
  value: string
}

/** A box for a text of digits, which checks it and tells its caller the bare text. */
const codeField = ({ folder, name, Field: Code, label, value: begun }: CodeField): Subject => ({
  ...valueBox<string>({
    folder,
    name,
    value: begun,
    act: '5',
    draw: props => <Code label={label} {...props} />,
  }),
  looks: () => (
    <>
      <Code label={label} value="" onChange={nothing} />
      <Code label={label} value={begun} onChange={nothing} />
    </>
  ),
  keyboard: () =>
    typesInto(
      <Held first="">{(value, onChange) => <Code label={label} value={value} onChange={onChange} />}</Held>,
      label,
      begun,
    ),
})

/** Boxes for figures: what is typed is checked on its way to the caller. */
export const figures: readonly Subject[] = [
  codeField({
    folder: 'phone-field',
    name: 'PhoneField',
    Field: PhoneField,
    label: '手机号码',
    value: '138',
  }),
  codeField({
    folder: 'id-number-field',
    name: 'IdNumberField',
    Field: IdNumberField,
    label: '身份证号',
    value: '110',
  }),
  codeField({
    folder: 'credit-code-field',
    name: 'CreditCodeField',
    Field: CreditCodeField,
    label: '统一社会信用代码',
    value: '9111',
  }),
  {
    ...valueBox<number | null>({
      folder: 'number-field',
      name: 'NumberField',
      value: 12,
      act: '5',
      draw: props => <NumberField label="人数" unit="人" {...props} />,
    }),
    keyboard: async () => {
      mount(
        <Held<number | null> first={12}>
          {(value, onChange) => <NumberField label="人数" value={value} onChange={onChange} />}
        </Held>,
      )
      await userEvent.tab()
      await press('{End}3')
      expect(typed()).toBe('123')
      await press('{ArrowUp}')
      expect(typed()).toBe('123')
    },
  },
  {
    ...valueBox<number | null>({
      folder: 'money-field',
      name: 'MoneyField',
      value: 600_000,
      act: '{Home}5',
      draw: props => <MoneyField label="会费" {...props} />,
    }),
    keyboard: () =>
      typesInto(
        <Held<number | null> first={null}>
          {(value, onChange) => <MoneyField label="会费" value={value} onChange={onChange} />}
        </Held>,
        '会费',
        '600',
      ),
  },
  {
    ...valueBox<string>({
      folder: 'sms-code-field',
      name: 'SmsCodeField',
      value: '12',
      act: '5',
      draw: props => <SmsCodeField label="短信验证码" onSend={nothing} {...props} />,
    }),
    looks: () => (
      <>
        <SmsCodeField label="短信验证码" value="" onChange={nothing} onSend={nothing} />
        <SmsCodeField label="重发" value="12" onChange={nothing} onSend={nothing} secondsLeft={42} />
      </>
    ),
    disabled: called => (
      <SmsCodeField label="短信验证码" value="" disabled onChange={called} onSend={called} />
    ),
    keyboard: async () => {
      const send = vi.fn<() => void>()
      mount(
        <Held first="">
          {(value, onChange) => (
            <SmsCodeField label="短信验证码" value={value} onChange={onChange} onSend={send} />
          )}
        </Held>,
      )
      await userEvent.tab()
      await press('123')
      expect(typed()).toBe('123')
      await tabTo('button', '获取验证码')
      await press('{Enter} ')
      expect(send).toHaveBeenCalledTimes(2)
    },
  },
]
