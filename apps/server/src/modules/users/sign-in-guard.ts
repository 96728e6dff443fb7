import type { Deps } from '../../deps.ts'
import type { Executor } from '../../db/database.ts'
import { networkOf } from '../../http/address.ts'
import { tooMany } from '../../http/errors.ts'
import { count, forgive, hit, unhit, type Limit } from '../../http/limits.ts'

const quarterMs = 900_000
const hourMs = 3_600_000
/** D2.5 */
const mostFailures = 10
/** Over all addresses together, against one account that many addresses guess at (ADR "Guesses at one account") */
const mostOfAccount = 20
/** Over all accounts together, against one address that tries a password on many. */
const mostOfAddress = 300
/** So long an address that signed in to an account is known to it. */
export const placeLifeMs = 30 * 86_400_000

interface Door {
  desk: 'member' | 'staff'
  account: string
  address: string
  now: Date
}

const ofAccount = (deps: Deps, { desk, account }: Door) => `${desk}:${deps.keys.sign(account, 'phone')}`
const placeOf = (deps: Deps, door: Door) =>
  deps.keys.sign(`${door.desk}:${door.account}:${networkOf(door.address)}`, 'place')

/** Counts a password try before anything is hashed; returns what to call when it was right. */
export async function countSignIn(deps: Deps, door: Door): Promise<() => Promise<void>> {
  const db = deps.db.pool
  const { now } = door
  const network = networkOf(door.address)
  const account = ofAccount(deps, door)
  const own: Limit = {
    key: `sign-in:${account}:${network}`,
    most: mostFailures,
    windowMs: quarterMs,
    locks: true,
  }
  const all: Limit = { key: `sign-in:${account}`, most: mostOfAccount, windowMs: hourMs }
  await hit(db, { key: `sign-in:${network}`, most: mostOfAddress, windowMs: quarterMs }, now)
  await hit(db, own, now)
  const { hits, left } = await count(db, all, now)
  if (hits > all.most && !(await isKnown(deps, door))) throw tooMany(left)
  return async () => {
    await forgive(db, own.key)
    await unhit(db, all.key)
    await rememberPlace(db, deps, door)
  }
}

/** Whoever signed in from here lately may go on trying while strangers are kept out. */
async function isKnown(deps: Deps, door: Door): Promise<boolean> {
  const row = await deps.db.pool
    .selectFrom('sign_in_places')
    .select('place')
    .where('place', '=', placeOf(deps, door))
    .where('seen_at', '>', new Date(door.now.getTime() - placeLifeMs))
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that `account` was signed in to from this address; by code as well as by password. */
export async function rememberPlace(db: Executor, deps: Deps, door: Door): Promise<void> {
  const seen_at = door.now
  await db
    .insertInto('sign_in_places')
    .values({ place: placeOf(deps, door), seen_at })
    .onConflict(conflict => conflict.column('place').doUpdateSet({ seen_at }))
    .execute()
}
