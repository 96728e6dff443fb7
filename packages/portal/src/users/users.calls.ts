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
  'users.sendCode': ({ transaction, input: { body } }) => transaction(work => sendCode(work, body)),

  'users.register': ({ transaction, input: { body } }) => transaction(work => register(work, body)),

  'users.accountLogin': async ({ transaction, input: { body }, address, now, refuse }) => {
    const memberId = await accountLogin(host, { ...body, address, now }, refuse)
    return transaction(work => openMemberSession(work, memberId))
  },

  'users.codeLogin': ({ transaction, input: { body } }) => transaction(work => codeLogin(work, body)),

  'users.forgetPassword': ({ transaction, input: { body } }) =>
    transaction(work => forgetPassword(work, body)),

  'users.getCurrentUser': ({ context, caller }) => userInfo(context, caller.id),

  'users.logout': ({ transaction, caller }) =>
    transaction(async ({ db, now }) => {
      await endSession(db, caller.sessionId, now)
      return {}
    }),

  'users.serviceTicket': ({ transaction }) => transaction(makeTicket),

  'users.redeemTicket': ({ transaction, input }) =>
    transaction(work => redeemTicket(work, input.body.ticket)),
})
