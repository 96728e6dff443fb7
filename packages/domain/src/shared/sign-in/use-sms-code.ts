import type { SmsScene } from '@portal/api/contract/users.schema'
import { useRequestedCode, useSendCode, useSendStaffCode } from '@portal/api/hooks/sign-in'
import { maskPhone } from '@portal/api/rules/masks'
import { useFormState, type FormWith, type Refused } from '../schema-form/index.ts'
import { secondsFromNow, useSecondsUntil } from './use-seconds-until.ts'

const purposes = {
  login: '登录',
  register: '注册',
  forget_password: '找回密码',
  change_phone: '更换手机号码',
  bind: '绑定手机号码',
} as const satisfies Record<SmsScene, string>

const atTheField = { silent: true }

export interface SmsCode {
  /** Seconds until another may be asked for. */
  wait: number
  sending: boolean
  /** Where the last one went, masked, or what it was for; empty before the first. */
  note: string
  /** What to say of a code that was refused here because it was made for something else; empty when it was not. */
  otherPurpose: string
  send: () => Promise<Refused | null>
}

/** Asks for SMS codes to the form's phone and counts down; `null` as scene means the staff's own call. */
export function useSmsCode(scene: SmsScene | null, form: FormWith<'phone'>): SmsCode {
  const member = useSendCode()
  const staff = useSendStaffCode()
  const [last, keep] = useRequestedCode()
  // of the number alone whether it is that of the last code, so that typing one draws nothing here
  const same = useFormState(form, ({ values }) => last !== undefined && last.phone === values.phone)
  const asked = same ? last : undefined
  const wait = useSecondsUntil(asked?.until ?? 0)
  const other = asked && asked.note !== '' && asked.scene !== scene && asked.scene ? asked.scene : null

  async function send(): Promise<Refused | null> {
    const { phone = '' } = form.state().values
    const outcome =
      scene === null
        ? await staff.run({ body: { phone } }, atTheField)
        : await member.run({ body: { phone, scene } }, atTheField)
    if (outcome.ok) {
      const { resend_after, expires_in } = outcome.data
      const note = `验证码已发送至 ${maskPhone(phone)}，${Math.round(expires_in / 60)} 分钟内有效。`
      keep({ phone, scene, until: secondsFromNow(resend_after), note })
      return null
    }
    const seconds = outcome.error.retryAfter
    if (seconds !== null && seconds <= 120)
      keep({ scene, note: '', ...asked, phone, until: secondsFromNow(seconds) })
    return outcome.error
  }

  const apart = other && scene && `刚才的验证码只能用于${purposes[other]}，${purposes[scene]}请重新获取`
  return {
    wait,
    sending: member.busy || staff.busy,
    note: apart ? `${apart}。` : (asked?.note ?? ''),
    otherPurpose: apart ?? '',
    send,
  }
}
