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
  'staff.nameLogin': async ({ effect, input: { body }, address, now, refuse }) => {
    const account = await nameLogin(host, { ...body, address, now }, refuse)
    return effect(work => openStaffSession(work, account))
  },

  'staff.codeLogin': ({ effect, input: { body } }) => effect(work => staffCodeLogin(work, body)),

  'staff.sendCode': ({ effect, input: { body } }) =>
    effect(async work => {
      const deliver = await isStaffPhone(work.db, body.phone)
      return sendCode(work, { phone: body.phone, scene: 'staff_login', deliver })
    }),

  'staff.getCurrent': ({ reading, caller }) => currentStaff(reading.db, caller.id),

  'staff.logout': ({ effect, caller }) =>
    effect(async ({ db, now }) => {
      await endSession(db, caller.sessionId, now)
      return {}
    }),

  'staff.workCounts': ({ reading, caller }) => workCounts(reading.db, caller),
})
