import { knownPreferences, type SetPreferences } from '@portal/api/rules/preferences'
import type { MemberCaller, StaffCaller } from '../kernel/callers.ts'
import { notFound } from '../kernel/errors.ts'
import type { Work } from '../kernel/work.ts'
import { mergePreferences } from './settings.repository.ts'

/** Sets what is named and leaves the rest, also what a newer version has stored. Looks are not worth a line of the trail. */
export async function savePreferences(
  { db, caller }: Work<MemberCaller | StaffCaller>,
  change: SetPreferences,
): Promise<{ preferences: SetPreferences }> {
  const account = await mergePreferences(db, caller, change)
  if (!account) throw notFound()
  return { preferences: knownPreferences(account.preferences) }
}
