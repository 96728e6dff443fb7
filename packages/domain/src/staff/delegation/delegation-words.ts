import type { Delegation } from '@portal/api/contract/delegations.schema'
import { shortTime } from '../staff-time/index.ts'

/** What a row of a queue says besides; nothing where nothing was passed on. */
export const delegationMark = (delegation: Delegation | null): string =>
  delegation === null ? '' : delegation.to_me ? '转给您' : `转给 ${delegation.to}`

/** Who passed it on, when, and to whom: `林若谷 05-18 11:40 转给您`. */
export const delegationText = (
  { by, by_me, to, to_me, at }: Delegation,
  /** In Shanghai. */
  today: string,
): string => `${by_me ? '您' : by} ${shortTime(at, today)} ${to_me ? '转给您' : `转给 ${to}`}`

/** What it is called for the reader that it is nobody's in particular again. */
export const endWord = ({ by_me, to_me }: Delegation): string =>
  to_me ? '退还' : by_me ? '收回' : '取消转交'
