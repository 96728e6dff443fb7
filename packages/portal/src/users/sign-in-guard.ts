import type { Executor } from '../kernel/database.ts'
import { tooMany } from '../kernel/errors.ts'
import { hit } from '../kernel/limits.ts'
import { count, forgive, unhit, type Limit } from '../kernel/limits.repository.ts'
import { networkOf } from '../kernel/network.ts'
import type { Keys } from '../ports.ts'
import { isPlaceSeen, notePlace } from './users.repository.ts'

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

const ofAccount = (keys: Keys, { desk, account }: Door) => `${desk}:${keys.sign(account, 'phone')}`
const placeOf = (keys: Keys, door: Door) =>
  keys.sign(`${door.desk}:${door.account}:${networkOf(door.address)}`, 'place')

/**
 * Counts a password try before anything is hashed; returns what to call when it was right. Each hit must stay, whatever
 * becomes of the call: `db` is the pool, or a unit of work whose refusals keep what was written.
 */
export async function countSignIn(db: Executor, keys: Keys, door: Door): Promise<() => Promise<void>> {
  const { now } = door
  const network = networkOf(door.address)
  const account = ofAccount(keys, door)
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
  if (hits > all.most && !(await isKnown(db, keys, door))) throw tooMany(left)
  return async () => {
    await forgive(db, own.key)
    await unhit(db, all.key)
    await rememberPlace({ db, keys }, door)
  }
}

/** Whoever signed in from here lately may go on trying while strangers are kept out. */
const isKnown = (db: Executor, keys: Keys, door: Door): Promise<boolean> =>
  isPlaceSeen(db, placeOf(keys, door), new Date(door.now.getTime() - placeLifeMs))

/** Notes that `account` was signed in to from this address; by code as well as by password. */
export const rememberPlace = async ({ db, keys }: { db: Executor; keys: Keys }, door: Door): Promise<void> =>
  notePlace(db, placeOf(keys, door), door.now)
