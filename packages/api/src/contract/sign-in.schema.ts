import * as z from 'zod/mini'
import { normalizePhone } from '../rules/phone.ts'
import { email, password, phone, smsCode, text } from './fields.ts'

/** Bodies of the sign-in calls, apart from them so that the sign-in pages load them when a person starts to type. */

export const nickname = text('昵称', 20, 0)
export const emailOrNone = z.union([z.literal(''), email])
const agentId = z.optional(z.string().check(z.regex(/^\d{1,18}$/, '推广编号不正确')))
/** Version of the agreement that was on the screen when the person ticked it. */
const consentVersion = z
  .string('请阅读并同意服务协议')
  .check(z.regex(/^[\w.-]{1,20}$/, '请阅读并同意服务协议'))
/** An old password is compared, not judged: any form is allowed to be wrong. */
const givenPassword = z.string('请输入密码').check(z.minLength(1, '请输入密码'), z.maxLength(128, '密码过长'))

const oldPassword = z.string('请输入原密码').check(z.maxLength(128, '密码过长'))
const givenOldPassword = oldPassword.check(z.minLength(1, '请输入原密码'))

/** A phone as it was pasted is cleaned; another account name stays. */
const account = text('账号', 64).check(
  z.overwrite(given => (/^[+\d\s-]+$/.test(given) ? normalizePhone(given) : given)),
)

export const registerBody = z.object({
  phone,
  code: smsCode,
  password,
  agent_id: agentId,
  consent_version: consentVersion,
})
export const accountLoginBody = z.object({ account, password: givenPassword })
export const codeLoginBody = z.object({
  phone,
  code: smsCode,
  agent_id: agentId,
  consent_version: z.optional(consentVersion),
})
export const forgetPasswordBody = z.object({ phone, code: smsCode, password })
/** An account made by code has no password to give. */
export const firstPasswordBody = z.object({ old_password: z._default(oldPassword, ''), password })
export const passwordBody = z.object({ old_password: givenOldPassword, password })
export const nicknameBody = z.object({ nickname })
export const emailBody = z.object({ email: emailOrNone })
export const changePhoneBody = z.object({ old_code: smsCode, phone, code: smsCode })
export const nameLoginBody = z.object({ name: text('用户名', 64), password: givenPassword })
export const staffCodeLoginBody = z.object({ phone, code: smsCode })
