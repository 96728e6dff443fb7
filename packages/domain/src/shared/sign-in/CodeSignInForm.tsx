import type { codeLogin } from '@portal/api/contract/users.contract'
import { useAgentId, useCodeLogin } from '@portal/api/hooks/sign-in'
import { useSchemaForm } from '../schema-form/index.ts'
import { Consent } from './Consent.tsx'
import { PhoneAndCode, type OwnNumber } from './PhoneAndCode.tsx'
import { SignInForm } from './SignInForm.tsx'

/** Member sign-in by SMS code; a new phone becomes an account when consent is given (D2.2). */
export function CodeSignInForm({ phone, onPhone }: OwnNumber) {
  const form = useSchemaForm<typeof codeLogin>('codeLoginBody', { phone, code: '' })
  const signIn = useCodeLogin()
  const agent_id = useAgentId()

  const submit = form.submit(
    body => signIn.run({ body: { ...body, agent_id } }),
    rule => (rule === 'consent_required' ? 'consent_version' : 'code'),
  )

  return (
    <SignInForm form={form} onSubmit={submit} busy={signIn.busy} action={['登录', '正在登录']}>
      <PhoneAndCode form={form} scene="login" onPhone={onPhone} />
      <Consent form={form} />
    </SignInForm>
  )
}
