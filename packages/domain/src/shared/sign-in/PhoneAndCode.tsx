import type { SmsScene } from '@portal/api/contract/users.schema'
import { PhoneField } from '@portal/ui/phone-field'
import { SmsCodeField } from '@portal/ui/sms-code-field'
import { FormField, type FormWith, type Refused } from '../schema-form/index.ts'
import { useSmsCode } from './use-sms-code.ts'

/** The number that goes along from form to form. */
export interface OwnNumber {
  phone: string
  onPhone: (phone: string) => void
}

/** A form that holds `phone` and `code`. */
interface PhoneAndCodeForm extends FormWith<'phone' | 'code'> {
  verify: (name: 'phone') => Promise<boolean>
  refuse: (refused: Refused) => void
}

export interface PhoneAndCodeProps {
  form: PhoneAndCodeForm
  /** What the code is for; null is the staff's own call. */
  scene: SmsScene | null
  /** Told of every change, so that the other tab can start with the same number. */
  onPhone?: ((phone: string) => void) | undefined
}

function Code({ form, scene }: PhoneAndCodeProps) {
  const sms = useSmsCode(scene, form)

  async function send() {
    if (!(await form.verify('phone'))) return
    const problem = await sms.send()
    if (problem) form.refuse(problem)
    // a new code: the old one and what was said of it are gone
    else form.set('code', '')
  }

  return (
    <FormField form={form} name="code">
      {({ error, ...field }) => (
        <SmsCodeField
          label="短信验证码"
          {...field}
          // six digits that were refused are those of the other code
          error={(error !== undefined && field.value.length === 6 && sms.otherPurpose) || error}
          note={sms.note}
          secondsLeft={sms.wait}
          sending={sms.sending}
          onSend={() => void send()}
        />
      )}
    </FormField>
  )
}

/** Phone number and the code sent to it. */
export function PhoneAndCode({ form, scene, onPhone }: PhoneAndCodeProps) {
  return (
    <>
      <FormField form={form} name="phone" onValue={onPhone}>
        {field => <PhoneField label="手机号码" {...field} />}
      </FormField>
      <Code form={form} scene={scene} />
    </>
  )
}
