import type { contract } from '@portal/api/contract'
import type { Deps } from '../../deps.ts'
import type { HandlersOf } from '../../http/routes.ts'
import { sendCode } from '../sms/codes.service.ts'
import { endSession } from '../users/sessions.service.ts'
import {
  isStaffPhone,
  nameLogin,
  openStaffSession,
  staffCodeLogin,
  staffInfo,
  workCounts,
} from './staff.service.ts'

export const staffHandlers = (deps: Deps): HandlersOf<(typeof contract)['staff']> => ({
  'staff.nameLogin': async ({ effect, input: { body }, address, now }) => {
    const account = await nameLogin(deps, { ...body, address, now })
    return effect(tx => openStaffSession(tx, account, now))
  },

  'staff.codeLogin': ({ effect, input: { body }, address, now }) =>
    effect(tx => staffCodeLogin(tx, deps, { ...body, address, now })),

  'staff.sendCode': ({ effect, input: { body }, address, now }) =>
    effect(async tx => {
      const deliver = await isStaffPhone(tx, body.phone)
      return sendCode(tx, deps, { phone: body.phone, scene: 'staff_login', address, now, deliver })
    }),

  'staff.getCurrent': ({ db, caller }) => staffInfo(db, caller.id),

  'staff.logout': ({ effect, caller, now }) =>
    effect(async tx => {
      await endSession(tx, caller.sessionId, now)
      return {}
    }),

  'staff.workCounts': ({ db, caller }) => workCounts(db, caller.subRole),
})
