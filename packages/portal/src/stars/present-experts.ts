import type { DeskExpert } from '@portal/api/contract/stars.schema'
import { formatTime } from '@portal/api/rules/dates'
import { maskPhone } from '@portal/api/rules/masks'
import type { ExpertState } from '@portal/api/rules/star-expert'
import type { StaffCaller } from '../kernel/callers.ts'
import type { ReadContext } from '../kernel/work.ts'
import { staffNames } from '../staff/staff.repository.ts'
import { isInvited, ownSheetOf } from './desk-view.ts'
import type { ExpertRecord } from './experts.repository.ts'
import type { SheetRecord } from './sheets.repository.ts'

interface Sheets {
  sheets: readonly SheetRecord[]
  /** Those that the reader may see. */
  seen: readonly SheetRecord[]
}

function stateOf(expert: ExpertRecord, { sheets, seen }: Sheets, now: Date): ExpertState {
  const sheet = ownSheetOf(sheets, expert.id)
  if (sheet?.state === 'recused') return 'recused'
  if (sheet && seen.includes(sheet)) return 'handed_in'
  if (expert.revoked_at !== null) return 'revoked'
  if (!isInvited(expert, now)) return 'expired'
  return expert.key_hash === null ? 'sent' : 'opened'
}

/** Invitations as a clerk may read them: that a sheet is handed in is said with the sheet alone. */
export async function presentExperts(
  { db, keys, now }: Pick<ReadContext<StaffCaller>, 'db' | 'keys' | 'now'>,
  experts: readonly ExpertRecord[],
  sheets: Sheets,
): Promise<DeskExpert[]> {
  const names = await staffNames(
    db,
    experts.map(({ invited_by }) => invited_by),
  )
  return experts.map(expert => {
    const state = stateOf(expert, sheets, now)
    return {
      id: expert.id,
      name: expert.name,
      organisation: expert.organisation,
      phone: expert.phone_enc === null ? '' : maskPhone(keys.decrypt(expert.phone_enc, 'profile')),
      state,
      invited_by: names.get(expert.invited_by) ?? '协会',
      invited_at: formatTime(expert.invited_at),
      linked_at: formatTime(expert.linked_at),
      expires_at: formatTime(expert.expires_at),
      open: state === 'sent' || state === 'opened' || state === 'expired',
    }
  })
}
