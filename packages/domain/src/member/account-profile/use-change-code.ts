import { useState } from 'react'
import type { sendChangePhoneCode } from '@portal/api/contract/settings.contract'
import type { DataOf } from '@portal/api/contract/endpoint'
import type { Outcome } from '@portal/api/hooks/use-action'
import { maskPhone } from '@portal/api/rules/masks'
import type { Refused } from '../../shared/sign-in/use-schema-form.ts'
import { secondsFromNow, useSecondsUntil } from '../../shared/sign-in/use-seconds-until.ts'

/**
 * Asks for the code of one of the two phones by `request` and counts down. The countdown and the note are those of the
 * number that the code went to: another number may be asked for at once (D2.1).
 */
export function useChangeCode(
  phone: string,
  request: () => Promise<Outcome<DataOf<typeof sendChangePhoneCode>>>,
) {
  const [last, setLast] = useState({ phone, until: 0, note: '' })
  const { until, note } = last.phone === phone ? last : { until: 0, note: '' }
  const wait = useSecondsUntil(until)

  async function send(): Promise<Refused | null> {
    const outcome = await request()
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
