import { starStatus } from '@portal/api/rules/star'
import { bySome } from '../kernel/by-some.ts'
import { system, type SystemCaller } from '../kernel/callers.ts'
import { canMove } from '../kernel/move.ts'
import { inUnitOfWork, type Work } from '../kernel/work.ts'
import type { Host } from '../ports.ts'
import { moveStar } from './move-star.ts'
import { stars } from './stars.life.ts'
import { lockStar, starsToEnd } from './stars.repository.ts'

const batch = 200

/** Ends what nobody acted on in time, and certificates that are over. */
export async function endOverdueStars(host: Host): Promise<number> {
  const now = host.clock()
  const ids = await starsToEnd(host.db.pool, now, batch)
  await bySome(ids, id =>
    inUnitOfWork(host, { caller: system, address: '', now }, work => endOverdue(work, id)),
  )
  return ids.length
}

async function endOverdue(work: Work<SystemCaller>, id: string): Promise<void> {
  const record = await lockStar(work.db, id)
  if (record.deadline_at === null || record.deadline_at >= work.now) return
  // who has to pay loses the application with the order
  if (record.status === starStatus.to_pay) return
  const act = record.status === starStatus.awarded ? 'expire' : 'lapse'
  if (!canMove(stars, record, act, 'system')) return
  await moveStar(work, record, {
    act,
    who: 'system',
    set: act === 'lapse' ? { ended_at: work.now } : {},
  })
}
