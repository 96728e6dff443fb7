import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { changePassword } from './password.service.ts'
import { savePreferences } from './preferences.service.ts'
import { changePhone, sendOwnCode } from './phone.service.ts'
import {
  endOtherSessions,
  endOwnSession,
  memberSettings,
  ownSessions,
  saveProfile,
  staffSettings,
} from './settings.service.ts'

export const settingsHandlers: HandlersOf<(typeof contract)['settings']> = {
  'settings.get': ({ reading }) => memberSettings(reading),

  'settings.getStaff': ({ reading }) => staffSettings(reading),

  'settings.saveProfile': ({ effect, input: { body } }) => effect(work => saveProfile(work, body)),

  'settings.savePreferences': ({ effect, input: { body } }) =>
    effect(work => savePreferences(work, body.preferences)),

  'settings.changePassword': ({ effect, input: { body } }) => effect(work => changePassword(work, body)),

  'settings.sendOwnCode': ({ effect }) => effect(sendOwnCode),

  'settings.changePhone': ({ effect, input: { body } }) => effect(work => changePhone(work, body)),

  'settings.listSessions': ({ reading }) => ownSessions(reading),

  'settings.endSession': ({ effect, input: { body } }) => effect(work => endOwnSession(work, body.id)),

  'settings.endOtherSessions': ({ effect }) => effect(work => endOtherSessions(work)),
}
