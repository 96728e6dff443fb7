import { useState } from 'react'
import type { nameLogin, staffCodeLogin } from '@portal/api/contract/staff.contract'
import { useNameLogin, useStaffCodeLogin } from '@portal/api/hooks/sign-in'
import { PasswordField } from '@portal/ui/password-field'
import { Tabs } from '@portal/ui/tabs'
import { TextField } from '@portal/ui/text-field'
import { useTakingOver } from '../first-paint/index.ts'
import { FormField, useSchemaForm } from '../schema-form/index.ts'
import { PhoneAndCode } from './PhoneAndCode.tsx'
import { SignInForm } from './SignInForm.tsx'

function NameForm() {
  const form = useSchemaForm<typeof nameLogin>('nameLoginBody', { name: '', password: '' })
  const signIn = useNameLogin()
  const submit = form.submit(body => signIn.run({ body }))
  return (
    <SignInForm form={form} onSubmit={submit} busy={signIn.busy} action={['登录', '正在登录']}>
      <FormField form={form} name="name">
        {field => (
          <TextField
            label="用户名"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="password">
        {field => <PasswordField label="密码" {...field} />}
      </FormField>
    </SignInForm>
  )
}

function CodeForm() {
  const form = useSchemaForm<typeof staffCodeLogin>('staffCodeLoginBody', { phone: '', code: '' })
  const signIn = useStaffCodeLogin()
  const submit = form.submit(
    body => signIn.run({ body }),
    () => 'code',
  )
  return (
    <SignInForm form={form} onSubmit={submit} busy={signIn.busy} action={['登录', '正在登录']}>
      <PhoneAndCode form={form} scene={null} />
    </SignInForm>
  )
}

/** Staff sign-in by name and password or by SMS code (product.md §1). */
export function StaffSignIn() {
  const [way, setWay] = useState<'name' | 'code'>('name')
  const allPanels = useTakingOver()
  return (
    <Tabs
      label="登录方式"
      value={way}
      onChange={setWay}
      allPanels={allPanels}
      items={[
        { id: 'name', label: '账号登录', panel: <NameForm /> },
        { id: 'code', label: '验证码登录', panel: <CodeForm /> },
      ]}
    />
  )
}
