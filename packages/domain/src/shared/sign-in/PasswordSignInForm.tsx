import { useEffect } from 'react'
import type { accountLogin } from '@portal/api/contract/users.contract'
import { useAccountLogin } from '@portal/api/hooks/sign-in'
import { PasswordField } from '@portal/ui/password-field'
import { TextField } from '@portal/ui/text-field'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../router-link/index.ts'
import { FormField, useSchemaForm } from '../schema-form/index.ts'
import { SignInForm } from './SignInForm.tsx'
import * as S from './SignInForm.styles.ts'

export interface PasswordSignInFormProps {
  phone: string
  onPhone: (phone: string) => void
  /** Address of the page that sets a new password. */
  forgotPath: string
}

/** Member sign-in by phone and password (D2.2). */
export function PasswordSignInForm({ phone, onPhone, forgotPath }: PasswordSignInFormProps) {
  const form = useSchemaForm<typeof accountLogin>('accountLoginBody', { account: phone, password: '' })
  const signIn = useAccountLogin()

  // a number typed in the other tab after this one was drawn, before the code came
  useEffect(() => {
    if (phone !== '' && form.state().values.account === '') form.set('account', phone)
  }, [form, phone])

  const submit = form.submit(body => signIn.run({ body }))

  return (
    <SignInForm form={form} onSubmit={submit} busy={signIn.busy} action={['登录', '正在登录']}>
      <FormField form={form} name="account" onValue={onPhone}>
        {field => (
          <TextField
            label="手机号码或账号"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            {...field}
          />
        )}
      </FormField>
      <S.WithLink>
        <FormField form={form} name="password">
          {field => <PasswordField label="密码" {...field} />}
        </FormField>
        <TextLink as={Link} to={forgotPath}>
          忘记密码
        </TextLink>
      </S.WithLink>
    </SignInForm>
  )
}
