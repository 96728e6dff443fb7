import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '@portal/portal/ports'
import { BoundedQueue } from '../bounded-queue.ts'

/** argon2id with OWASP's second profile: 19 MiB, 2 passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing is bounded, so that a flood of sign-ins cannot take all threads and memory. */
const queue = new BoundedQueue({ width: 4 })

const hashPassword = (password: string): Promise<string> => queue.run(() => hash(password, cost))

let stranger: Promise<string> | undefined

export const argon2Passwords: Passwords = {
  hash: hashPassword,
  async verify(stored, password) {
    stranger ??= hashPassword('no account has this password')
    const compared = stored ?? (await stranger)
    const equal = await queue.run(() => verify(compared, password))
    return equal && stored !== null
  },
}
