import { useState } from 'react'
import type { saveProfile } from '@portal/api/contract/settings.contract'
import type { MemberSettings } from '@portal/api/contract/settings.schema'
import { useSaveProfile } from '@portal/api/hooks/settings'
import { Notice } from '@portal/ui/notice'
import { TextField } from '@portal/ui/text-field'
import { toast } from '@portal/ui/toast'
import { SettingForm } from '../../shared/account-settings/index.ts'
import { FormField, useSchemaForm } from '../../shared/schema-form/index.ts'

const fields = {
  nickname: { label: '昵称', schema: 'nicknameBody', hint: '最多 20 个字；不填时显示手机号码', input: {} },
  email: {
    label: '邮箱',
    schema: 'emailBody',
    hint: '用于接收协会的邮件，可以不填',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', placeholder: 'name@company.cn' },
  },
} as const

export interface ProfileFieldFormProps {
  /** The account as it is now. */
  settings: MemberSettings
  field: keyof typeof fields
  /** It was saved, or given up. */
  onClose: () => void
}

const atTheField = { silent: true }

/** Changes one line of the profile. What another tab has saved since it was opened is shown before it is replaced. */
export function ProfileFieldForm({ settings, field, onClose }: ProfileFieldFormProps) {
  const { label, schema, hint, input } = fields[field]
  const [opened] = useState(settings)
  const [overtaken, setOvertaken] = useState(false)
  const form = useSchemaForm<typeof saveProfile>(schema, { [field]: settings[field] })
  const save = useSaveProfile()

  const submit = form.submit(async body => {
    const { version } = overtaken ? settings : opened
    const outcome = await save.run({ body: { ...body, version } }, atTheField)
    if (outcome.ok) {
      toast({ tone: 'success', message: `${label}已保存` })
      onClose()
    } else if (outcome.error.code === 409) {
      setOvertaken(true)
      return { ok: true, data: null }
    }
    return outcome
  })

  return (
    <SettingForm
      title={`修改${label}`}
      form={form}
      onSubmit={submit}
      onCancel={onClose}
      busy={save.busy}
      action={['保存', '正在保存']}
    >
      <FormField form={form} name={field}>
        {props => <TextField label={label} hint={hint} {...input} {...props} />}
      </FormField>
      {overtaken ? (
        <Notice tone="warning" role="alert" title="另一个页面刚修改了账号信息">
          {label}现在是“{settings[field] || '未填写'}”。再次保存会换成这里填写的内容。
        </Notice>
      ) : null}
    </SettingForm>
  )
}
