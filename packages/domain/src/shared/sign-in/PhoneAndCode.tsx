import type { SmsScene } from '@portal/api/contract/users.schema'
import { PhoneField } from '@portal/ui/phone-field'
import { SmsCodeField } from '@portal/ui/sms-code-field'
import type { Refused } from './use-schema-form.ts'
import { useSmsCode } from './use-sms-code.ts'

/** The number that goes along from form to form. */
export interface OwnNumber {
  phone: string
  onPhone: (phone: string) => void
}

interface ValueField {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export interface PhoneAndCodeProps {
  /** The form that holds `phone` and `code`. */
  form: {
    value: (name: 'phone' | 'code') => ValueField
    verify: (name: 'phone') => Promise<boolean>
    refuse: (refused: Refused) => void
  }
  /** What the code is for; null is the staff's own call. */
  scene: SmsScene | null
  /** Told of every change, so that the other tab can start with the same number. */
  onPhone?: ((phone: string) => void) | undefined
}

/** Phone number and the code sent to it. */
export function PhoneAndCode({ form, scene, onPhone }: PhoneAndCodeProps) {
  const phone = form.value('phone')
  const code = form.value('code')
  const sms = useSmsCode(scene, phone.value)
  // six digits that were refused are those of the other code
  const refused = code.error !== undefined && code.value.length === 6

  async function send() {
    if (!(await form.verify('phone'))) return
    const problem = await sms.send()
    if (problem) form.refuse(problem)
    // a new code: the old one and what was said of it are gone
    else code.onChange('')
  }

  return (
    <>
      <PhoneField
        label="手机号码"
        {...phone}
        onChange={value => {
          phone.onChange(value)
          onPhone?.(value)
        }}
      />
      <SmsCodeField
        label="短信验证码"
        {...code}
        error={(refused && sms.otherPurpose) || code.error}
        note={sms.note}
        secondsLeft={sms.wait}
        sending={sms.sending}
        onSend={() => void send()}
      />
    </>
  )
}
