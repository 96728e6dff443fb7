import { bySome } from '../kernel/by-some.ts'
import { system, type SystemCaller } from '../kernel/callers.ts'
import { inUnitOfWork, type Work } from '../kernel/work.ts'
import type { Host } from '../ports.ts'
import { endedAlone, expired } from './effects.ts'
import { overdueAct } from './guards.ts'
import { moveStar } from './move-star.ts'
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
  const act = overdueAct(record, work.now)
  if (act === null) return
  await moveStar(work, record, {
    act,
    who: 'system',
    set: act === 'lapse' ? endedAlone(work.now) : expired(),
  })
}
