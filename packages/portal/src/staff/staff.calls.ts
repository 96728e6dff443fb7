import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import type { Host } from '../ports.ts'
import { sendCode } from '../sms/codes.service.ts'
import { endSession } from '../users/sessions.repository.ts'
import {
  currentStaff,
  isStaffPhone,
  nameLogin,
  openStaffSession,
  staffCodeLogin,
  workCounts,
} from './staff.service.ts'

export const staffHandlers = (host: Host): HandlersOf<(typeof contract)['staff']> => ({
  'staff.nameLogin': async ({ transaction, input: { body }, address, now, refuse }) => {
    const account = await nameLogin(host, { ...body, address, now }, refuse)
    return transaction(work => openStaffSession(work, account))
  },

  'staff.codeLogin': ({ transaction, input: { body } }) => transaction(work => staffCodeLogin(work, body)),

  'staff.sendCode': ({ transaction, input: { body } }) =>
    transaction(async work => {
      const deliver = await isStaffPhone(work.db, body.phone)
      return sendCode(work, { phone: body.phone, scene: 'staff_login', deliver })
    }),

  'staff.getCurrent': ({ context, caller }) => currentStaff(context.db, caller.id),

  'staff.logout': ({ transaction, caller }) =>
    transaction(async ({ db, now }) => {
      await endSession(db, caller.sessionId, now)
      return {}
    }),

  'staff.workCounts': ({ context }) => workCounts(context),
})
