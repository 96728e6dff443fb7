import { useEffect, useState } from 'react'
import type { SmsScene } from '@portal/api/contract/users.schema'
import { useSendCode, useSendStaffCode } from '@portal/api/hooks/sign-in'
import { maskPhone } from '@portal/api/rules/masks'
import type { Refused } from './use-schema-form.ts'

/** Whole seconds left, and the way to start counting so many down. */
function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [clock, setClock] = useState({ now: 0, until: 0 })
  const running = clock.until > clock.now
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => {
      setClock(({ until }) => ({ now: Date.now(), until }))
    }, 500)
    return () => {
      clearInterval(timer)
    }
  }, [running])
  const start = (seconds: number) => {
    const now = Date.now()
    setClock({ now, until: now + seconds * 1000 })
  }
  return [running ? Math.ceil((clock.until - clock.now) / 1000) : 0, start]
}

export interface SmsCode {
  /** Seconds until another may be asked for. */
  wait: number
  sending: boolean
  /** Where the last one went, masked; empty before the first. */
  note: string
  /** `phone` is clean digits, as the phone field answers. */
  send: (phone: string) => Promise<Refused | null>
}

/** Asks for SMS codes and counts down; `null` as scene means the staff's own call. */
export function useSmsCode(scene: SmsScene | null): SmsCode {
  const member = useSendCode()
  const staff = useSendStaffCode()
  const [wait, start] = useCountdown()
  const [note, setNote] = useState('')

  async function send(phone: string): Promise<Refused | null> {
    const outcome =
      scene === null ? await staff.run({ body: { phone } }) : await member.run({ body: { phone, scene } })
    if (outcome.ok) {
      start(outcome.data.resend_after)
      setNote(`验证码已发送至 ${maskPhone(phone)}，${Math.round(outcome.data.expires_in / 60)} 分钟内有效。`)
      return null
    }
    const seconds = outcome.error.retryAfter
    if (seconds !== null && seconds <= 120) start(seconds)
    return outcome.error
  }

  return { wait, sending: member.busy || staff.busy, note, send }
}
