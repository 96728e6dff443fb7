import type { Executor } from '../kernel/database.ts'
import { tooMany } from '../kernel/errors.ts'
import { enforceLimit } from '../kernel/limits.ts'
import { count, resetLimit, undoHit, type Limit } from '../kernel/limits.repository.ts'
import { networkOf } from '../kernel/network.ts'
import type { Keys } from '../ports.ts'
import { isKnownPlace, recordPlace } from './users.repository.ts'

const quarterMs = 900_000
const hourMs = 3_600_000
/** D2.5 */
const maxFailures = 10
/** Over all addresses together, against one account that many addresses guess at (ADR "Guesses at one account") */
const maxPerAccount = 20
/** Over all accounts together, against one address that tries a password on many. */
const maxPerAddress = 300
/** How long an account knows an address that has signed in to it. */
export const placeLifetimeMs = 30 * 86_400_000

interface SignIn {
  desk: 'member' | 'staff'
  account: string
  address: string
  now: Date
}

const ofAccount = (keys: Keys, { desk, account }: SignIn) => `${desk}:${keys.sign(account, 'phone')}`
const placeOf = (keys: Keys, signIn: SignIn) =>
  keys.sign(`${signIn.desk}:${signIn.account}:${networkOf(signIn.address)}`, 'place')

/**
 * Counts a password try before anything is hashed; returns what to call when it was right. Each try must stay counted,
 * whatever becomes of the call: `db` is the pool, or a unit of work whose refusals keep what was written.
 */
export async function countSignIn(db: Executor, keys: Keys, signIn: SignIn): Promise<() => Promise<void>> {
  const { now } = signIn
  const network = networkOf(signIn.address)
  const account = ofAccount(keys, signIn)
  const own: Limit = {
    key: `sign-in:${account}:${network}`,
    max: maxFailures,
    windowMs: quarterMs,
    locks: true,
  }
  const all: Limit = { key: `sign-in:${account}`, max: maxPerAccount, windowMs: hourMs }
  await enforceLimit(db, { key: `sign-in:${network}`, max: maxPerAddress, windowMs: quarterMs }, now)
  await enforceLimit(db, own, now)
  const { hits, left } = await count(db, all, now)
  if (hits > all.max && !(await isKnown(db, keys, signIn))) throw tooMany(left)
  return async () => {
    await resetLimit(db, own.key)
    await undoHit(db, all.key)
    await rememberPlace({ db, keys }, signIn)
  }
}

/** Whoever signed in from here lately may go on trying while strangers are kept out. */
const isKnown = (db: Executor, keys: Keys, signIn: SignIn): Promise<boolean> =>
  isKnownPlace(db, placeOf(keys, signIn), new Date(signIn.now.getTime() - placeLifetimeMs))

/** Notes that `account` was signed in to from this address; by code as well as by password. */
export const rememberPlace = async (
  { db, keys }: { db: Executor; keys: Keys },
  signIn: SignIn,
): Promise<void> => recordPlace(db, placeOf(keys, signIn), signIn.now)
