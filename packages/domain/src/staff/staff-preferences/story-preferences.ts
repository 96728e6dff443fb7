import { savePreferences } from '@portal/api/contract/settings.contract'
import { getCurrentStaff } from '@portal/api/contract/staff.contract'
import { aStaff } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import type { SetPreferences } from '@portal/api/rules/preferences'

/** A server that keeps preferences; `sent` has each change that it was asked for. */
export function keptPreferences() {
  const sent: SetPreferences[] = []
  let preferences: SetPreferences = {}
  const handlers = [
    mock(savePreferences).replyWith(body => {
      sent.push(body.preferences)
      preferences = { ...preferences, ...body.preferences }
      return { preferences }
    }),
    mock(getCurrentStaff).replyWith(() => aStaff({ remark: 'exam', preferences })),
  ]
  return { sent, handlers }
}
