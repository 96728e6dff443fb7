import { consentVersion } from '@portal/api/rules/association'
import { Checkbox } from '@portal/ui/checkbox'
import { TextLink } from '@portal/ui/text-link'

export interface ConsentProps {
  /** The form that holds `consent_version`. */
  form: {
    values: { consent_version?: string }
    errors: Record<string, string>
    set: (name: 'consent_version', value: string | undefined) => void
  }
}

/** Agreement and privacy policy; never ticked in advance (PIPL, article 14). */
export function Consent({ form }: ConsentProps) {
  return (
    <Checkbox
      name="consent_version"
      checked={form.values.consent_version !== undefined}
      onChange={event => {
        form.set('consent_version', event.target.checked ? consentVersion : undefined)
      }}
      error={form.errors['consent_version']}
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
