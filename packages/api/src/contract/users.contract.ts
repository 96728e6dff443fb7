import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { phone } from './fields.ts'
import { accountLoginBody, codeLoginBody, forgetPasswordBody, registerBody } from './sign-in.schema.ts'
import { codeSent, memberSession, smsScenes, userInfo } from './users.schema.ts'

export const sendCode = endpoint({
  name: 'users.sendCode',
  method: 'post',
  path: '/api/users/send_msg',
  summary: 'Send an SMS code; the answer is the same for known and unknown phones (D2.1)',
  who: 'anyone',
  idempotent: true,
  body: z.object({ phone, scene: z.enum(smsScenes, '验证码用途不正确') }),
  data: codeSent,
  rules: [],
})

export const register = endpoint({
  name: 'users.register',
  method: 'post',
  path: '/api/users/register',
  summary: 'Create a member account and sign in (D2.2)',
  who: 'anyone',
  idempotent: true,
  body: registerBody,
  data: memberSession,
  rules: ['code_wrong', 'code_dead', 'phone_taken'],
})

export const accountLogin = endpoint({
  name: 'users.accountLogin',
  method: 'post',
  path: '/api/users/account_login',
  summary: 'Sign in with phone and password (D2.2, D2.5)',
  who: 'anyone',
  body: accountLoginBody,
  data: memberSession,
  rules: ['account_or_password_wrong'],
})

export const codeLogin = endpoint({
  name: 'users.codeLogin',
  method: 'post',
  path: '/api/users/code_login',
  summary: 'Sign in with an SMS code; creates the account when consent is given (D2.2)',
  who: 'anyone',
  idempotent: true,
  body: codeLoginBody,
  data: memberSession,
  rules: ['code_wrong', 'code_dead', 'consent_required'],
})

export const forgetPassword = endpoint({
  name: 'users.forgetPassword',
  method: 'post',
  path: '/api/users/forget_passwrod',
  summary: 'Set a new password by SMS code; ends all sessions and signs in (D2.2)',
  who: 'anyone',
  idempotent: true,
  body: forgetPasswordBody,
  data: memberSession,
  rules: ['code_wrong', 'code_dead', 'account_missing'],
})

export const getCurrentUser = endpoint({
  name: 'users.getCurrentUser',
  method: 'post',
  path: '/api/users/get_current_user',
  summary: 'The signed-in member',
  who: { member: true },
  reads: true,
  data: userInfo,
  rules: [],
})

export const logout = endpoint({
  name: 'users.logout',
  method: 'post',
  path: '/api/users/logout',
  summary: 'Kill this session (D2.4)',
  who: { member: true },
  idempotent: true,
  endsSession: true,
  data: z.object({}),
  rules: [],
})

export const serviceTicket = endpoint({
  name: 'users.serviceTicket',
  method: 'post',
  path: '/api/users/service_ticket',
  summary: 'One-time ticket (60 s) for the member service centre (D2.8)',
  who: { member: true },
  data: z.object({ ticket: z.string(), expires_in: z.int() }),
  rules: [],
})

export const redeemTicket = endpoint({
  name: 'users.redeemTicket',
  method: 'post',
  path: '/api/users/redeem_ticket',
  summary: 'Trade a one-time ticket for a session of the same member, once (D2.8)',
  who: 'anyone',
  body: z.object({ ticket: z.string('缺少票据').check(z.regex(/^[\w-]{20,128}$/, '票据格式不正确')) }),
  data: memberSession,
  rules: ['ticket_invalid'],
})
