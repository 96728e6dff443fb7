import { useState } from 'react'
import type { sendChangePhoneCode } from '@portal/api/contract/settings.contract'
import type { DataOf } from '@portal/api/contract/endpoint'
import type { Outcome } from '@portal/api/hooks/use-action'
import { maskPhone } from '@portal/api/rules/masks'
import { useFormState, type FormStore, type Refused } from '../../shared/schema-form/index.ts'
import { secondsFromNow, useSecondsUntil } from '../../shared/sign-in/use-seconds-until.ts'

export interface ChangeCodeOptions<State> {
  form: FormStore<State>
  /** The number that a code goes to now. */
  phoneIn: (state: State) => string
  request: (phone: string) => Promise<Outcome<DataOf<typeof sendChangePhoneCode>>>
}

const none = { phone: null, until: 0, note: '' }

/**
 * Asks for the code of one of the two phones and counts down. The countdown and the note are those of the number that
 * the code went to: another number may be asked for at once (D2.1).
 */
export function useChangeCode<State>({ form, phoneIn, request }: ChangeCodeOptions<State>) {
  const [last, setLast] = useState<{ phone: string | null; until: number; note: string }>(none)
  // of the number alone whether it is that of the last code, so that typing one draws nothing here
  const same = useFormState(form, state => phoneIn(state) === last.phone)
  const { until, note } = same ? last : none
  const wait = useSecondsUntil(until)

  async function send(): Promise<Refused | null> {
    const phone = phoneIn(form.state())
    const outcome = await request(phone)
    if (!outcome.ok) {
      const seconds = outcome.error.retryAfter
      if (seconds !== null && seconds <= 120) setLast({ phone, until: secondsFromNow(seconds), note })
      return outcome.error
    }
    const { resend_after, expires_in } = outcome.data
    const minutes = Math.round(expires_in / 60)
    setLast({
      phone,
      until: secondsFromNow(resend_after),
      note: `验证码已发送至 ${maskPhone(phone)}，${minutes} 分钟内有效。`,
    })
    return null
  }
  return { wait, note, send }
}
