import { useState } from 'react'
import type { sendOwnCode } from '@portal/api/contract/settings.contract'
import type { DataOf } from '@portal/api/contract/endpoint'
import type { Outcome } from '@portal/api/hooks/use-action'
import type { Refused } from '../../shared/sign-in/use-schema-form.ts'
import { inSeconds, useSecondsUntil } from '../../shared/sign-in/use-seconds-until.ts'

/** Asks for the code of one of the two phones and counts down; `request` does the asking. */
export function useChangeCode(
  maskedPhone: string,
  request: () => Promise<Outcome<DataOf<typeof sendOwnCode>>>,
) {
  const [until, setUntil] = useState(0)
  const [note, setNote] = useState('')
  const wait = useSecondsUntil(until)

  async function send(): Promise<Refused | null> {
    const outcome = await request()
    if (!outcome.ok) {
      const seconds = outcome.error.retryAfter
      if (seconds !== null && seconds <= 120) setUntil(inSeconds(seconds))
      return outcome.error
    }
    const { resend_after, expires_in } = outcome.data
    setUntil(inSeconds(resend_after))
    setNote(`验证码已发送至 ${maskedPhone}，${Math.round(expires_in / 60)} 分钟内有效。`)
    return null
  }
  return { wait, note, send }
}
