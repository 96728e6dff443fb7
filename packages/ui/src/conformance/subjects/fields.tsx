import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Field, FieldGroup } from '../../field/index.ts'
import { PasswordField } from '../../password-field/index.ts'
import { SearchField } from '../../search-field/index.ts'
import { TextField } from '../../text-field/index.ts'
import { TextareaField } from '../../textarea-field/index.ts'
import { eventBox, typesInto, valueBox } from '../boxes.tsx'
import { press, pressTo, tabTo, typed } from '../keys.ts'
import { Held, mount } from '../mount.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined

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
      await tabTo('textbox', '单位名称')
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
    ...eventBox({
      folder: 'text-field',
      name: 'TextField',
      value: '企',
      act: 'a',
      draw: props => <TextField label="单位名称" {...props} />,
    }),
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
    keyboard: () => typesInto(<TextField label="单位名称" />, '单位名称', 'abc'),
  },
  {
    ...eventBox({
      folder: 'password-field',
      name: 'PasswordField',
      value: 'a',
      act: 'b',
      draw: props => <PasswordField label="密码" {...props} />,
    }),
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
    ...eventBox({
      folder: 'textarea-field',
      name: 'TextareaField',
      value: '企',
      act: 'a',
      draw: props => <TextareaField label="退回原因" limit={200} {...props} />,
    }),
    node: 'textarea',
    keyboard: async () => {
      mount(<TextareaField label="退回原因" limit={200} />)
      await userEvent.tab()
      await press('a{Enter}b')
      expect(typed()).toBe('a\nb')
    },
  },
  {
    ...valueBox<string>({
      folder: 'search-field',
      name: 'SearchField',
      value: '企',
      act: 'a',
      draw: props => <SearchField label="查找订单" {...props} />,
    }),
    looks: () => (
      <>
        <SearchField label="查找订单" value="" onChange={nothing} shortcut="/" placeholder="订单号、姓名" />
        <SearchField label="查找会员" value="陈知行" onChange={nothing} />
      </>
    ),
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
      await tabTo('button', '清空')
      await press('{Enter}')
      expect(search).toHaveBeenLastCalledWith('')
      expect(typed()).toBe('')
    },
  },
]
