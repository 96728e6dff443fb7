import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import type { Host } from '../ports.ts'
import { sendCode } from '../sms/codes.service.ts'
import { endSession } from './sessions.repository.ts'
import {
  accountLogin,
  codeLogin,
  forgetPassword,
  makeTicket,
  openMemberSession,
  redeemTicket,
  register,
  userInfo,
} from './users.service.ts'

export const usersHandlers = (host: Host): HandlersOf<(typeof contract)['users']> => ({
  'users.sendCode': ({ effect, input: { body } }) => effect(work => sendCode(work, body)),

  'users.register': ({ effect, input: { body } }) => effect(work => register(work, body)),

  'users.accountLogin': async ({ effect, input: { body }, address, now, refuse }) => {
    const memberId = await accountLogin(host, { ...body, address, now }, refuse)
    return effect(work => openMemberSession(work, memberId))
  },

  'users.codeLogin': ({ effect, input: { body } }) => effect(work => codeLogin(work, body)),

  'users.forgetPassword': ({ effect, input: { body } }) => effect(work => forgetPassword(work, body)),

  'users.getCurrentUser': ({ reading, caller }) => userInfo(reading, caller.id),

  'users.logout': ({ effect, caller }) =>
    effect(async ({ db, now }) => {
      await endSession(db, caller.sessionId, now)
      return {}
    }),

  'users.serviceTicket': ({ effect }) => effect(makeTicket),

  'users.redeemTicket': ({ effect, input }) => effect(work => redeemTicket(work, input.body.ticket)),
})
