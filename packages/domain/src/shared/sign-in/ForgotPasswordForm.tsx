import type { forgetPassword } from '@portal/api/contract/users.contract'
import { useForgetPassword } from '@portal/api/hooks/sign-in'
import { PasswordField } from '@portal/ui/password-field'
import { FormField, useSchemaForm } from '../schema-form/index.ts'
import { PhoneAndCode, type OwnNumber } from './PhoneAndCode.tsx'
import { SignInForm } from './SignInForm.tsx'

/** A new password by SMS code; ends all other sessions and signs in (D2.2). */
export function ForgotPasswordForm({ phone, onPhone }: OwnNumber) {
  const form = useSchemaForm<typeof forgetPassword>('forgetPasswordBody', {
    phone,
    code: '',
    password: '',
  })
  const action = useForgetPassword()

  const submit = form.submit(
    body => action.run({ body }),
    rule => (rule === 'account_missing' ? 'phone' : 'code'),
  )

  return (
    <SignInForm form={form} onSubmit={submit} busy={action.busy} action={['设置新密码', '正在设置']}>
      <PhoneAndCode form={form} scene="forget_password" onPhone={onPhone} />
      <FormField form={form} name="password">
        {field => (
          <PasswordField
            label="新密码"
            hint="8~16 位数字、字母或下划线。设好后，其他设备上的登录会退出。"
            autoComplete="new-password"
            {...field}
          />
        )}
      </FormField>
    </SignInForm>
  )
}
