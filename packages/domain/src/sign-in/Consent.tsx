import { Checkbox } from '@portal/ui/checkbox'
import { TextLink } from '@portal/ui/text-link'

export interface ConsentProps {
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
}

/** Agreement and privacy policy; never ticked in advance (PIPL, article 14). */
export function Consent({ checked, onChange, error }: ConsentProps) {
  return (
    <Checkbox
      name="consent_version"
      checked={checked}
      onChange={event => {
        onChange(event.target.checked)
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
