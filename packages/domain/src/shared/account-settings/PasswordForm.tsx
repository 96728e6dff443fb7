import type { changePassword } from '@portal/api/contract/settings.contract'
import { useChangePassword } from '@portal/api/hooks/settings'
import { PasswordField } from '@portal/ui/password-field'
import { toast } from '@portal/ui/toast'
import { FormField, useSchemaForm } from '../schema-form/index.ts'
import { SettingForm } from './SettingForm.tsx'

export interface PasswordFormProps {
  /** An account made by code has none to prove; it sets its first one. */
  hasPassword: boolean
  onDone: () => void
  onCancel?: (() => void) | undefined
}

const atTheField = { silent: true }

/** A new password by the old one; the other sessions of the account end with it (D2.6). */
export function PasswordForm({ hasPassword, onDone, onCancel }: PasswordFormProps) {
  const form = useSchemaForm<typeof changePassword>(hasPassword ? 'passwordBody' : 'firstPasswordBody', {
    old_password: '',
    password: '',
  })
  const change = useChangePassword()

  const submit = form.submit(
    async body => {
      const outcome = await change.run({ body }, atTheField)
      if (outcome.ok) {
        const { ended } = outcome.data
        const others = ended > 0 ? `，其他 ${ended} 个登录已结束` : ''
        toast({ tone: 'success', message: `密码已${hasPassword ? '修改' : '设置'}${others}` })
        onDone()
      }
      return outcome
    },
    rule => (rule === 'old_password_wrong' ? 'old_password' : 'password'),
  )

  return (
    <SettingForm
      title={hasPassword ? '修改登录密码' : '设置登录密码'}
      lead="保存后，其他设备上的登录会结束，本机不受影响。"
      form={form}
      onSubmit={submit}
      onCancel={onCancel}
      busy={change.busy}
      action={hasPassword ? ['修改密码', '正在修改'] : ['设置密码', '正在设置']}
    >
      {hasPassword ? (
        <FormField form={form} name="old_password">
          {field => <PasswordField label="原密码" {...field} />}
        </FormField>
      ) : null}
      <FormField form={form} name="password">
        {field => (
          <PasswordField
            label="新密码"
            hint="8~16 位数字、字母或下划线"
            autoComplete="new-password"
            {...field}
          />
        )}
      </FormField>
    </SettingForm>
  )
}
