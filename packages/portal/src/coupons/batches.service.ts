import type { CouponBatch } from '@portal/api/contract/coupons.schema'
import { batchErrors, batchInUseErrors, type GivenBatch } from '@portal/api/rules/coupon-batch'
import { dayOf, parseTime } from '@portal/api/rules/dates'
import { conflict, fieldErrors, notFound } from '../kernel/errors.ts'
import type { Work } from '../kernel/work.ts'
import { dropCodes, insertBatch, insertCodes, placesWithCode, updateBatch } from './batches.repository.ts'
import { lockBatches, type BatchRecord } from './coupons.repository.ts'
import { givenOf, presentBatch } from './present-batches.ts'

const madeLength = { shared: 8, single: 6 } as const

/** What of a batch is stored as it was given; a day is meant from its first to its last second. */
const columnsOf = ({ starts_on, ends_on, way, off_fen, percent, most_fen, ...rest }: GivenBatch) => ({
  ...rest,
  way,
  off_fen: way === 'amount' ? off_fen : null,
  percent: way === 'percent' ? percent : null,
  most_fen: way === 'percent' ? most_fen : null,
  starts_at: parseTime(starts_on),
  ends_at: parseTime(`${ends_on} 23:59:59`),
})

function refuseErrors(errors: Record<string, string>): void {
  if (Object.keys(errors).length > 0) throw fieldErrors(errors)
}

/** A shared batch without a code gets one. */
const named = ({ random }: Work, given: GivenBatch): GivenBatch =>
  given.issuing === 'shared' && given.code === ''
    ? { ...given, code: random.readable(madeLength.shared) }
    : given

type Making = Work<Work['caller'], 'coupon_code_taken'>

/** Makes the codes that a batch misses: its one code, or one for each place. */
async function makeCodes(work: Making, { id, issuing, code, total }: BatchRecord): Promise<void> {
  const { db, random } = work
  if (issuing === 'shared') {
    const isNew = (await placesWithCode(db, id)).length === 0
    if (isNew && (await insertCodes(db, id, [{ code, position: 0 }])) === 0)
      throw work.refuse('coupon_code_taken')
    return
  }
  for (;;) {
    const taken = new Set(await placesWithCode(db, id))
    const missing = Array.from({ length: total }, (_, position) => position).filter(at => !taken.has(at))
    if (missing.length === 0) return
    // what another batch has by chance is made again
    await insertCodes(
      db,
      id,
      missing.map(position => ({ code: code + random.readable(madeLength.single), position })),
    )
  }
}

const audit = (work: Work, act: string, { id }: BatchRecord, diff: Record<string, unknown>) =>
  work.audit({
    act: `coupons.${act}`,
    record: { kind: 'coupon_batch', id },
    money: true,
    diff,
    reason: '',
  })

/** Makes a batch and its codes. */
export async function createBatch(work: Making, typed: GivenBatch): Promise<CouponBatch> {
  refuseErrors(batchErrors(typed, dayOf(work.now)))
  const given = named(work, typed)
  const batch: BatchRecord = {
    ...columnsOf(given),
    id: work.newId(),
    version: 1,
    stopped_at: null,
    taken: 0,
    used: 0,
    saved_fen: 0,
    created_at: work.now,
  }
  await insertBatch(work.db, batch)
  await makeCodes(work, batch)
  audit(work, 'create', batch, { ...given })
  return presentBatch(batch, work.now)
}

/** Locks a batch that a clerk has seen as it is; otherwise the answer is what it is now. */
async function lockSeen(work: Work, { id, version }: { id: string; version: number }): Promise<BatchRecord> {
  const [batch] = await lockBatches(work.db, [id])
  if (!batch) throw notFound()
  if (batch.version !== version) throw conflict(presentBatch(batch, work.now))
  return batch
}

async function keep(work: Work, batch: BatchRecord, set: Partial<BatchRecord>): Promise<BatchRecord> {
  const changed = { ...batch, ...set, version: batch.version + 1 }
  const { id, ...columns } = changed
  await updateBatch(work.db, id, columns)
  return changed
}

/** Changes a batch: all of it while no order has a code, and then what takes nothing from anybody (D5). */
export async function changeBatch(
  work: Making,
  { id, version, ...typed }: GivenBatch & { id: string; version: number },
): Promise<CouponBatch> {
  const batch = await lockSeen(work, { id, version })
  const before = givenOf(batch)
  const given = named(work, typed)
  refuseErrors({ ...batchErrors(given), ...(batch.taken > 0 ? batchInUseErrors(before, given) : {}) })
  const otherCodes = before.issuing !== given.issuing || before.code !== given.code
  if (otherCodes || given.total < before.total) {
    const kept = otherCodes ? 0 : given.issuing === 'single' ? given.total : 1
    await dropCodes(work.db, id, kept)
  }
  const changed = await keep(work, batch, columnsOf(given))
  await makeCodes(work, changed)
  const differs = Object.entries(given).flatMap(([field, value]) => {
    const old = before[field as keyof GivenBatch]
    return JSON.stringify(old) === JSON.stringify(value) ? [] : [[field, [old, value]] as const]
  })
  audit(work, 'change', changed, Object.fromEntries(differs))
  return presentBatch(changed, work.now)
}

/** Stops a batch or lets it go on. Orders keep the codes that they hold. */
export async function stopBatch(
  work: Work,
  { stopped, ...key }: { id: string; version: number; stopped: boolean },
): Promise<CouponBatch> {
  const batch = await lockSeen(work, key)
  if ((batch.stopped_at !== null) === stopped) return presentBatch(batch, work.now)
  const changed = await keep(work, batch, { stopped_at: stopped ? work.now : null })
  audit(work, stopped ? 'stop' : 'resume', changed, { stopped: [!stopped, stopped] })
  return presentBatch(changed, work.now)
}
