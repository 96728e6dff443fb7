import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '@portal/portal/ports'
import { Line } from '../line.ts'

/** argon2id with OWASP's second profile: 19 MiB, 2 passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing is bounded, so that a flood of sign-ins cannot take all threads and memory. */
const line = new Line({ width: 4 })

const hashPassword = (password: string): Promise<string> => line.run(() => hash(password, cost))

let stranger: Promise<string> | undefined

export const argon2Passwords: Passwords = {
  hash: hashPassword,
  async verify(stored, password) {
    stranger ??= hashPassword('no account has this password')
    const compared = stored ?? (await stranger)
    const equal = await line.run(() => verify(compared, password))
    return equal && stored !== null
  },
}
