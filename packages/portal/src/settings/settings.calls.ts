import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { changePassword } from './password.service.ts'
import { savePreferences } from './preferences.service.ts'
import { changePhone, sendChangePhoneCode } from './phone.service.ts'
import {
  endOtherSessions,
  endOwnSession,
  memberSettings,
  ownSessions,
  saveProfile,
  staffSettings,
} from './settings.service.ts'

export const settingsHandlers: HandlersOf<(typeof contract)['settings']> = {
  'settings.get': ({ context }) => memberSettings(context),

  'settings.getStaff': ({ context }) => staffSettings(context),

  'settings.saveProfile': ({ transaction, input: { body } }) => transaction(work => saveProfile(work, body)),

  'settings.savePreferences': ({ transaction, input: { body } }) =>
    transaction(work => savePreferences(work, body.preferences)),

  'settings.changePassword': ({ transaction, input: { body } }) =>
    transaction(work => changePassword(work, body)),

  'settings.sendChangePhoneCode': ({ transaction }) => transaction(sendChangePhoneCode),

  'settings.changePhone': ({ transaction, input: { body } }) => transaction(work => changePhone(work, body)),

  'settings.listSessions': ({ context }) => ownSessions(context),

  'settings.endSession': ({ transaction, input: { body } }) =>
    transaction(work => endOwnSession(work, body.id)),

  'settings.endOtherSessions': ({ transaction }) => transaction(work => endOtherSessions(work)),
}
