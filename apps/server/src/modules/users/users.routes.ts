import type { contract } from '@portal/api/contract'
import type { Deps } from '../../deps.ts'
import type { HandlersOf } from '../../http/routes.ts'
import { sendCode } from '../sms/codes.service.ts'
import { endSession } from './sessions.service.ts'
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

export const usersHandlers = (deps: Deps): HandlersOf<(typeof contract)['users']> => ({
  'users.sendCode': ({ effect, input: { body }, address, now }) =>
    effect(tx => sendCode(tx, deps, { ...body, address, now, deliver: true })),

  'users.register': ({ effect, input: { body }, address, now }) =>
    effect(tx => register(tx, deps, { ...body, address, now })),

  'users.accountLogin': async ({ effect, input: { body }, address, now }) => {
    const memberId = await accountLogin(deps, { ...body, address, now })
    return effect(tx => openMemberSession(tx, deps, memberId, now))
  },

  'users.codeLogin': ({ effect, input: { body }, address, now }) =>
    effect(tx => codeLogin(tx, deps, { ...body, address, now })),

  'users.forgetPassword': ({ effect, input: { body }, address, now }) =>
    effect(tx => forgetPassword(tx, deps, { ...body, address, now })),

  'users.getCurrentUser': ({ db, caller, now }) => userInfo(db, deps, caller.id, now),

  'users.logout': ({ effect, caller, now }) =>
    effect(async tx => {
      await endSession(tx, caller.sessionId, now)
      return {}
    }),

  'users.serviceTicket': ({ effect, caller, now }) => effect(tx => makeTicket(tx, caller.id, now)),

  'users.redeemTicket': ({ effect, input, now }) =>
    effect(tx => redeemTicket(tx, deps, input.body.ticket, now)),
})
