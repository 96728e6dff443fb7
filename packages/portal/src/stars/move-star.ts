import type { StarAct, StarActor } from '@portal/api/rules/star'
import { move, type Move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { tellMember } from './notices.ts'
import { stars } from './stars.life.ts'
import type { StarRecord } from './stars.repository.ts'

/** Moves an application whose row is locked, and tells the member of it. */
export async function moveStar(
  work: Work,
  record: StarRecord,
  made: Move<StarRecord, StarActor, StarAct>,
): Promise<StarRecord> {
  const moved = await move(work, stars, record, made)
  await tellMember(work, moved, made.act)
  return moved
}
