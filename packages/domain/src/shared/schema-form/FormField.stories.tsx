import type { nameLogin } from '@portal/api/contract/staff.contract'
import { PasswordField } from '@portal/ui/password-field'
import { TextField } from '@portal/ui/text-field'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { FormField } from './FormField.tsx'
import { useSchemaForm } from './schema-form.ts'

const onSent = fn()
const onValue = fn()

function Example() {
  const form = useSchemaForm<typeof nameLogin>('nameLoginBody', { name: '', password: '' })
  const submit = form.submit(async body => {
    onSent(body)
    return { ok: true, data: null }
  })
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <FormField form={form} name="name" onValue={onValue}>
        {field => <TextField label="用户名" {...field} />}
      </FormField>
      <FormField form={form} name="password">
        {field => <PasswordField label="密码" {...field} />}
      </FormField>
      <button type="submit">登录</button>
    </form>
  )
}

const meta = preview.meta({ component: Example, tags: ['no-picture'] })

export const MessagesStandAtTheirFields = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    const name = canvas.getByRole('textbox', { name: '用户名' })
    await waitFor(() => expect(name).toBeInvalid())
    await expect(canvas.getByLabelText('密码', { selector: 'input' })).toBeInvalid()
    await userEvent.type(name, 's')
    await expect(name).toBeValid()
    await expect(canvas.getByLabelText('密码', { selector: 'input' })).toBeInvalid()
    await expect(onValue).toHaveBeenLastCalledWith('s')
    await expect(onSent).not.toHaveBeenCalled()
  },
})

export const SendsWhatWasTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '用户名' }), 'super')
    await userEvent.type(canvas.getByLabelText('密码', { selector: 'input' }), 'Demo_2026')
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ name: 'super', password: 'Demo_2026' }))
  },
})
