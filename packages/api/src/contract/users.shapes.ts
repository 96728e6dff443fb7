import * as z from 'zod/mini'
import { phone } from './fields.ts'
import { accountLoginBody, codeLoginBody, forgetPasswordBody, registerBody } from './sign-in.schema.ts'
import { codeSent, memberSession, smsScenes, userInfo } from './users.schema.ts'
import type { Shape } from './shape.ts'

/** What each call in users.contract.ts takes and answers, and who may make it. */
export const usersShapes = {
  'users.sendCode': {
    summary: 'Send an SMS code; the answer is the same for known and unknown phones (D2.1)',
    who: 'anyone',
    body: z.object({ phone, scene: z.enum(smsScenes, '验证码用途不正确') }),
    data: codeSent,
  },

  'users.register': {
    summary: 'Create a member account and sign in (D2.2)',
    who: 'anyone',
    body: registerBody,
    data: memberSession,
  },

  'users.accountLogin': {
    summary: 'Sign in with phone and password (D2.2, D2.5)',
    who: 'anyone',
    body: accountLoginBody,
    data: memberSession,
  },

  'users.codeLogin': {
    summary: 'Sign in with an SMS code; creates the account when consent is given (D2.2)',
    who: 'anyone',
    body: codeLoginBody,
    data: memberSession,
  },

  'users.forgetPassword': {
    summary: 'Set a new password by SMS code; ends all sessions and signs in (D2.2)',
    who: 'anyone',
    body: forgetPasswordBody,
    data: memberSession,
  },

  'users.getCurrentUser': {
    summary: 'The signed-in member',
    who: { member: true },
    data: userInfo,
  },

  'users.logout': {
    summary: 'Kill this session (D2.4)',
    who: { member: true },
    endsSession: true,
    data: z.object({}),
  },

  'users.serviceTicket': {
    summary: 'One-time ticket (60 s) for the member service centre (D2.8)',
    who: { member: true },
    data: z.object({ ticket: z.string(), expires_in: z.int() }),
  },

  'users.redeemTicket': {
    summary: 'Trade a one-time ticket for a session of the same member, once (D2.8)',
    who: 'anyone',
    body: z.object({ ticket: z.string('缺少票据').check(z.regex(/^[\w-]{20,128}$/, '票据格式不正确')) }),
    data: memberSession,
  },
} as const satisfies Record<string, Shape>
