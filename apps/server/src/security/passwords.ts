import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's second profile: 19 MiB, 2 passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const limit = 4
let running = 0
const line: (() => void)[] = []

/** Hashing is bounded, so that a flood of sign-ins cannot take all threads and memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= limit) await new Promise<void>(resolve => line.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    line.shift()?.()
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

let stranger: Promise<string> | undefined

/** Compares; for an unknown account (`null`) it works just as long and answers false (D2.5). */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  stranger ??= hashPassword('no account has this password')
  const compared = stored ?? (await stranger)
  const equal = await inTurn(() => verify(compared, password))
  return equal && stored !== null
}
