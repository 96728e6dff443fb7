import * as z from 'zod/mini'
import { id } from './fields.ts'
import { preferencesChange, setPreferences } from './preferences.schema.ts'
import { memberSettings, ownSession, profileBody, staffSettings } from './settings.schema.ts'
import { changePhoneBody, firstPasswordBody } from './sign-in.schema.ts'
import { codeSent } from './users.schema.ts'
import type { Shape } from './shape.ts'

const anybody = { member: true, staff: 'any' } as const
const ended = z.object({ ended: z.int() })

/** What each call in settings.contract.ts takes and answers, and who may make it. */
export const settingsShapes = {
  'settings.get': {
    summary: 'The own account',
    who: { member: true },
    data: memberSettings,
  },

  'settings.getStaff': {
    summary: 'The own account of a staff member',
    who: { staff: 'any' },
    data: staffSettings,
  },

  'settings.saveProfile': {
    summary: 'Change nickname, e-mail or picture; 409 when another tab saved meanwhile (D2.6)',
    who: { member: true },
    body: profileBody,
    data: memberSettings,
  },

  'settings.savePreferences': {
    summary: 'Set own preferences, each by its name; of two devices the last one wins each (D2.6)',
    who: anybody,
    body: z.object({ preferences: preferencesChange }),
    data: z.object({ preferences: setPreferences }),
  },

  'settings.changePassword': {
    summary: 'Change the own password by the old one; ends the other sessions (D2.6)',
    who: anybody,
    body: firstPasswordBody,
    data: ended,
  },

  'settings.sendChangePhoneCode': {
    summary: 'Send a code for the change of phone to the phone that the account has now (D2.6)',
    who: { member: true },
    data: codeSent,
  },

  'settings.changePhone': {
    summary: 'Change the phone by a code of each of the two; ends the other sessions (D2.6)',
    who: { member: true },
    body: changePhoneBody,
    data: memberSettings,
  },

  'settings.listSessions': {
    summary: 'The own sessions, last used first (D2.5)',
    who: anybody,
    data: z.object({ list: z.array(ownSession) }),
  },

  'settings.endSession': {
    summary: 'End one of the own sessions (D2.5)',
    who: anybody,
    body: z.object({ id }),
    data: ended,
  },

  'settings.endOtherSessions': {
    summary: 'End all own sessions but this one (D2.5)',
    who: anybody,
    data: ended,
  },
} as const satisfies Record<string, Shape>
