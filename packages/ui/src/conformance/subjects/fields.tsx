import type { ReactElement } from 'react'
import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CreditCodeField } from '../../credit-code-field/index.ts'
import { Field, FieldGroup } from '../../field/index.ts'
import { IdNumberField } from '../../id-number-field/index.ts'
import { MoneyField } from '../../money-field/index.ts'
import { NumberField } from '../../number-field/index.ts'
import { PasswordField } from '../../password-field/index.ts'
import { PhoneField } from '../../phone-field/index.ts'
import { SearchField } from '../../search-field/index.ts'
import { SmsCodeField } from '../../sms-code-field/index.ts'
import { TextField } from '../../text-field/index.ts'
import { TextareaField } from '../../textarea-field/index.ts'
import { one, press, pressTo, typed, typeOne } from '../keys.ts'
import { control, Held, mount } from '../mount.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined
const mayBeEmpty = 'its value goes through a check on the way, so the caller keeps it'

/** What every box around one input shares. */
const box = { node: 'input', className: 'frame' } as const

/** What is typed is in the box, Tab goes on to the next stop. */
async function typesInto(element: ReactElement, role: 'textbox' | 'searchbox', name: string, text: string) {
  mount(element)
  await userEvent.tab()
  await expect.element(one(role, name)).toHaveFocus()
  await press(text)
  await expect.poll(() => typed().replaceAll(' ', '')).toContain(text)
}

export const fields: readonly Subject[] = [
  {
    folder: 'field',
    name: 'Field',
    element: extra => (
      <Field label="单位名称" {...extra}>
        {bound => <input {...bound} style={{ minHeight: 44, width: 200 }} />}
      </Field>
    ),
    looks: () => (
      <>
        <Field label="单位名称" hint="与营业执照一致" error="请填写单位名称" optional>
          {() => null}
        </Field>
        <Field label="单位名称" warning="校验位不符，请核对">
          {() => null}
        </Field>
        <Field label="单位名称" success="已核对" note="每年可改一次">
          {() => null}
        </Field>
      </>
    ),
    control: { none: 'the control is drawn by its caller' },
    disabled: { none: 'the control is drawn by its caller' },
    keyboard: async () => {
      await userEvent.tab()
      await expect.element(one('textbox', '单位名称')).toHaveFocus()
    },
  },
  {
    folder: 'field',
    name: 'FieldGroup',
    element: extra => (
      <FieldGroup label="联系地址" hint="可收信" error="请填写联系地址" {...extra}>
        <span>省、市、区</span>
      </FieldGroup>
    ),
  },
  {
    folder: 'text-field',
    name: 'TextField',
    ...box,
    element: extra => <TextField label="单位名称" {...extra} />,
    looks: () => (
      <>
        <TextField label="单位名称" defaultValue="中华企财示例有限公司" hint="与营业执照一致" />
        <TextField label="注册资本" unit="万元" error="请填写注册资本" placeholder="请填写" />
        <TextField label="邮箱" warning="邮箱后缀少见，请核对" prefix="@" optional />
        <TextField label="职务" success="已核对" loading />
        <TextField label="编号" readOnly value="E-2021-000386" />
        <TextField label="单位" disabled value="示例单位" note="不可更改" />
      </>
    ),
    control: control<string>({
      value: '企',
      element: (value, onChange) => (
        <TextField label="单位名称" value={value} onChange={event => onChange(event.currentTarget.value)} />
      ),
      free: onChange => <TextField label="单位名称" defaultValue="企" onChange={onChange} />,
      act: () => typeOne('a'),
      shown: typed,
    }),
    disabled: called => <TextField label="单位名称" disabled onChange={called} onClick={called} />,
    keyboard: () => typesInto(<TextField label="单位名称" />, 'textbox', '单位名称', 'abc'),
  },
  {
    folder: 'password-field',
    name: 'PasswordField',
    ...box,
    element: extra => <PasswordField label="密码" {...extra} />,
    control: control<string>({
      value: 'a',
      element: (value, onChange) => (
        <PasswordField label="密码" value={value} onChange={event => onChange(event.currentTarget.value)} />
      ),
      free: onChange => <PasswordField label="密码" defaultValue="a" onChange={onChange} />,
      act: () => typeOne('b'),
      shown: typed,
    }),
    disabled: called => <PasswordField label="密码" disabled onChange={called} />,
    keyboard: async () => {
      mount(<PasswordField label="密码" />)
      await userEvent.tab()
      await press('abc')
      expect(document.querySelector('input')?.type).toBe('password')
      await userEvent.tab()
      await pressTo('{Enter}', 'button', '隐藏密码')
      expect(document.querySelector('input')?.type).toBe('text')
      await pressTo(' ', 'button', '显示密码')
      expect(typed()).toBe('abc')
    },
  },
  {
    folder: 'phone-field',
    name: 'PhoneField',
    ...box,
    element: extra => <PhoneField label="手机号码" value="138" onChange={nothing} {...extra} />,
    control: control<string>({
      value: '138',
      element: (value, onChange) => <PhoneField label="手机号码" value={value} onChange={onChange} />,
      free: mayBeEmpty,
      act: () => typeOne('5'),
      shown: typed,
    }),
    disabled: called => <PhoneField label="手机号码" value="" disabled onChange={called} />,
    keyboard: () =>
      typesInto(
        <Held first="">
          {(value, onChange) => <PhoneField label="手机号码" value={value} onChange={onChange} />}
        </Held>,
        'textbox',
        '手机号码',
        '138',
      ),
  },
  {
    folder: 'id-number-field',
    name: 'IdNumberField',
    ...box,
    element: extra => <IdNumberField label="身份证号" value="" onChange={nothing} {...extra} />,
    control: control<string>({
      value: '110',
      element: (value, onChange) => <IdNumberField label="身份证号" value={value} onChange={onChange} />,
      free: mayBeEmpty,
      act: () => typeOne('5'),
      shown: typed,
    }),
    disabled: called => <IdNumberField label="身份证号" value="" disabled onChange={called} />,
    keyboard: () =>
      typesInto(
        <Held first="">
          {(value, onChange) => <IdNumberField label="身份证号" value={value} onChange={onChange} />}
        </Held>,
        'textbox',
        '身份证号',
        '110',
      ),
  },
  {
    folder: 'credit-code-field',
    name: 'CreditCodeField',
    ...box,
    element: extra => <CreditCodeField label="统一社会信用代码" value="" onChange={nothing} {...extra} />,
    control: control<string>({
      value: '9111',
      element: (value, onChange) => (
        <CreditCodeField label="统一社会信用代码" value={value} onChange={onChange} />
      ),
      free: mayBeEmpty,
      act: () => typeOne('0'),
      shown: typed,
    }),
    disabled: called => <CreditCodeField label="统一社会信用代码" value="" disabled onChange={called} />,
    keyboard: () =>
      typesInto(
        <Held first="">
          {(value, onChange) => (
            <CreditCodeField label="统一社会信用代码" value={value} onChange={onChange} />
          )}
        </Held>,
        'textbox',
        '统一社会信用代码',
        '9111',
      ),
  },
  {
    folder: 'number-field',
    name: 'NumberField',
    ...box,
    element: extra => <NumberField label="人数" unit="人" value={12} onChange={nothing} {...extra} />,
    control: control<number | null>({
      value: 12,
      element: (value, onChange) => <NumberField label="人数" value={value} onChange={onChange} />,
      free: mayBeEmpty,
      act: () => typeOne('5'),
      shown: typed,
    }),
    disabled: called => <NumberField label="人数" value={12} disabled onChange={called} />,
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
    folder: 'money-field',
    name: 'MoneyField',
    ...box,
    element: extra => <MoneyField label="会费" value={600_000} onChange={nothing} {...extra} />,
    control: control<number | null>({
      value: 1200,
      element: (value, onChange) => <MoneyField label="会费" value={value} onChange={onChange} />,
      free: mayBeEmpty,
      act: () => typeOne('{Home}5'),
      shown: typed,
    }),
    disabled: called => <MoneyField label="会费" value={1200} disabled onChange={called} />,
    keyboard: () =>
      typesInto(
        <Held<number | null> first={null}>
          {(value, onChange) => <MoneyField label="会费" value={value} onChange={onChange} />}
        </Held>,
        'textbox',
        '会费',
        '600',
      ),
  },
  {
    folder: 'sms-code-field',
    name: 'SmsCodeField',
    ...box,
    element: extra => (
      <SmsCodeField label="短信验证码" value="" onChange={nothing} onSend={nothing} {...extra} />
    ),
    looks: () => (
      <>
        <SmsCodeField label="短信验证码" value="" onChange={nothing} onSend={nothing} />
        <SmsCodeField label="重发" value="12" onChange={nothing} onSend={nothing} secondsLeft={42} />
      </>
    ),
    control: control<string>({
      value: '12',
      element: (value, onChange) => (
        <SmsCodeField label="短信验证码" value={value} onChange={onChange} onSend={nothing} />
      ),
      free: mayBeEmpty,
      act: () => typeOne('5'),
      shown: typed,
    }),
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
      await userEvent.tab()
      await expect.element(one('button', '获取验证码')).toHaveFocus()
      await press('{Enter} ')
      expect(send).toHaveBeenCalledTimes(2)
    },
  },
  {
    folder: 'search-field',
    name: 'SearchField',
    ...box,
    element: extra => <SearchField label="查找订单" value="" onChange={nothing} {...extra} />,
    looks: () => (
      <>
        <SearchField label="查找订单" value="" onChange={nothing} shortcut="/" placeholder="订单号、姓名" />
        <SearchField label="查找会员" value="陈知行" onChange={nothing} />
      </>
    ),
    control: control<string>({
      value: '企',
      element: (value, onChange) => <SearchField label="查找订单" value={value} onChange={onChange} />,
      free: mayBeEmpty,
      act: () => typeOne('a'),
      shown: typed,
    }),
    disabled: called => <SearchField label="查找订单" value="" disabled onChange={called} />,
    keyboard: async () => {
      const search = vi.fn<(text: string) => void>()
      mount(
        <Held first="">
          {(value, onChange) => (
            <SearchField label="查找订单" value={value} onChange={onChange} onSearch={search} />
          )}
        </Held>,
      )
      await userEvent.tab()
      await press('abc{Enter}')
      expect(search).toHaveBeenLastCalledWith('abc')
      await userEvent.tab()
      await expect.element(one('button', '清空')).toHaveFocus()
      await press('{Enter}')
      expect(search).toHaveBeenLastCalledWith('')
      expect(typed()).toBe('')
    },
  },
  {
    folder: 'textarea-field',
    name: 'TextareaField',
    node: 'textarea',
    className: 'frame',
    element: extra => <TextareaField label="退回原因" limit={200} {...extra} />,
    control: control<string>({
      value: '企',
      element: (value, onChange) => (
        <TextareaField
          label="退回原因"
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        />
      ),
      free: onChange => <TextareaField label="退回原因" defaultValue="企" onChange={onChange} />,
      act: () => typeOne('a'),
      shown: typed,
    }),
    disabled: called => <TextareaField label="退回原因" disabled onChange={called} />,
    keyboard: async () => {
      mount(<TextareaField label="退回原因" limit={200} />)
      await userEvent.tab()
      await press('a{Enter}b')
      expect(typed()).toBe('a\nb')
    },
  },
]
