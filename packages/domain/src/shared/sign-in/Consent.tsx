import { consentVersion } from '@portal/api/rules/association'
import { Checkbox } from '@portal/ui/checkbox'
import { TextLink } from '@portal/ui/text-link'
import { useFormState, type FormWith } from '../schema-form/index.ts'

export interface ConsentProps {
  form: FormWith<'consent_version'>
}

/** Agreement and privacy policy; never ticked in advance (PIPL, article 14). */
export function Consent({ form }: ConsentProps) {
  const checked = useFormState(form, ({ values }) => values.consent_version !== undefined)
  const error = useFormState(form, ({ errors }) => errors['consent_version'])
  return (
    <Checkbox
      name="consent_version"
      checked={checked}
      onChange={event => {
        form.set('consent_version', event.target.checked ? consentVersion : undefined)
      }}
      error={error}
    >
      我已阅读并同意
      <TextLink variant="inline" href="/agreement" target="_blank">
        《会员服务协议》
      </TextLink>
      与
      <TextLink variant="inline" href="/privacy" target="_blank">
        《个人信息保护政策》
      </TextLink>
    </Checkbox>
  )
}
