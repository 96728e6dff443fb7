import type { changePhone } from '@portal/api/contract/settings.contract'
import { useChangePhone, useSendChangePhoneCode } from '@portal/api/hooks/settings'
import { useSendCode } from '@portal/api/hooks/sign-in'
import { PhoneField } from '@portal/ui/phone-field'
import { SmsCodeField } from '@portal/ui/sms-code-field'
import { toast } from '@portal/ui/toast'
import { SettingForm } from '../../shared/account-settings/index.ts'
import { FormField, useSchemaForm } from '../../shared/schema-form/index.ts'
import { useChangeCode } from './use-change-code.ts'

export interface PhoneFormProps {
  /** The phone that the account has now, masked. */
  phone: string
  /** It was changed, or given up. */
  onClose: () => void
}

const atTheField = { silent: true }
const fieldOf = {
  old_code_wrong: 'old_code',
  old_code_dead: 'old_code',
  phone_same: 'phone',
  phone_in_use: 'phone',
} as const
const isNamed = (rule: string): rule is keyof typeof fieldOf => rule in fieldOf

/** Another phone, by a code of each of the two; the other sessions of the account end with it (D2.6). */
export function PhoneForm({ phone, onClose }: PhoneFormProps) {
  const form = useSchemaForm<typeof changePhone>('changePhoneBody', { old_code: '', phone: '', code: '' })
  const change = useChangePhone()
  const toOwn = useSendChangePhoneCode()
  const toNew = useSendCode()
  const own = useChangeCode({ form, phoneIn: () => phone, request: () => toOwn.run({}, atTheField) })
  const next = useChangeCode({
    form,
    phoneIn: ({ values }) => values.phone ?? '',
    request: to => toNew.run({ body: { phone: to, scene: 'change_phone' } }, atTheField),
  })

  async function sendOwn() {
    const problem = await own.send()
    if (problem) form.refuse(problem, 'old_code')
  }
  async function sendNext() {
    if (!(await form.verify('phone'))) return
    const problem = await next.send()
    if (problem) form.refuse(problem, 'code')
  }
  const submit = form.submit(
    async body => {
      const outcome = await change.run({ body }, atTheField)
      if (outcome.ok) {
        toast({ tone: 'success', message: '手机号码已更换，请用新手机登录' })
        onClose()
      }
      return outcome
    },
    rule => (isNamed(rule) ? fieldOf[rule] : 'code'),
  )

  return (
    <SettingForm
      title="更换手机号码"
      lead={`换号后用新手机登录，其他设备上的登录会结束；会员、订单和证书不变。${phone} 收不到验证码时，请联系协会办公室。`}
      form={form}
      onSubmit={submit}
      onCancel={onClose}
      busy={change.busy}
      action={['更换手机号码', '正在更换']}
    >
      <FormField form={form} name="old_code">
        {field => (
          <SmsCodeField
            label="原手机收到的验证码"
            {...field}
            note={own.note}
            secondsLeft={own.wait}
            sending={toOwn.busy}
            onSend={() => void sendOwn()}
          />
        )}
      </FormField>
      <FormField form={form} name="phone">
        {field => <PhoneField label="新手机号码" {...field} />}
      </FormField>
      <FormField form={form} name="code">
        {field => (
          <SmsCodeField
            label="新手机收到的验证码"
            {...field}
            note={next.note}
            secondsLeft={next.wait}
            sending={toNew.busy}
            onSend={() => void sendNext()}
          />
        )}
      </FormField>
    </SettingForm>
  )
}
