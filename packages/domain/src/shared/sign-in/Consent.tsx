import { consentVersion } from '@portal/api/rules/association'
import { memberPages } from '@portal/api/rules/member-pages'
import { Checkbox } from '@portal/ui/checkbox'
import { TextLink } from '@portal/ui/text-link'
import { useFormState, type FormWith } from '../schema-form/index.ts'

const { agreement, privacy } = memberPages

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
      <TextLink variant="inline" href={agreement.path} target="_blank">
        {`《${agreement.title}》`}
      </TextLink>
      与
      <TextLink variant="inline" href={privacy.path} target="_blank">
        {`《${privacy.title}》`}
      </TextLink>
    </Checkbox>
  )
}
