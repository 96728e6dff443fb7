import type { register } from '@portal/api/contract/users.contract'
import { useAgentId, useRegister } from '@portal/api/hooks/sign-in'
import { PasswordField } from '@portal/ui/password-field'
import { FormField, useSchemaForm } from '../schema-form/index.ts'
import { Consent } from './Consent.tsx'
import { PhoneAndCode, type OwnNumber } from './PhoneAndCode.tsx'
import { SignInForm } from './SignInForm.tsx'

/** A new member account; signs in at once (D2.2). */
export function RegisterForm({ phone, onPhone }: OwnNumber) {
  const form = useSchemaForm<typeof register>('registerBody', { phone, code: '', password: '' })
  const action = useRegister()
  const agent_id = useAgentId()

  const submit = form.submit(
    body => action.run({ body: { ...body, agent_id } }),
    rule => (rule === 'phone_taken' ? 'phone' : 'code'),
  )

  return (
    <SignInForm form={form} onSubmit={submit} busy={action.busy} action={['注册', '正在注册']}>
      <PhoneAndCode form={form} scene="register" onPhone={onPhone} />
      <FormField form={form} name="password">
        {field => (
          <PasswordField
            label="设置密码"
            hint="8~16 位数字、字母或下划线"
            autoComplete="new-password"
            {...field}
          />
        )}
      </FormField>
      <Consent form={form} />
    </SignInForm>
  )
}
