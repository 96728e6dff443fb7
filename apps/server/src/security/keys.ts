import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Keys, Purpose, Random, SignPurpose } from '@portal/portal/ports'

/** Everything that is derived from the one data key, by Node's own cryptography. */
export class DataKeys implements Keys {
  #encryption: Buffer
  #master: Buffer

  constructor(masterHex: string) {
    this.#master = Buffer.from(masterHex, 'hex')
    if (this.#master.length !== 32) throw new Error('The data key must be 32 bytes')
    this.#encryption = this.#derive('encrypt')
  }

  /** AES-256-GCM, `v1.` + base64url of nonce, tag and ciphertext. */
  encrypt(plain: string, purpose: Purpose): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#encryption, nonce).setAAD(Buffer.from(purpose))
    const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
  }

  /** Throws when the value was changed, or made for another purpose or with another key. */
  decrypt(sealed: string, purpose: Purpose): string {
    const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', this.#encryption, bytes.subarray(0, 12))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  }

  /** Keyed hash: a blind index to search encrypted values by, or a signature. */
  sign(value: string, purpose: SignPurpose): string {
    return createHmac('sha256', this.#derive(`sign:${purpose}`))
      .update(value)
      .digest('base64url')
  }

  hash(text: string): string {
    return createHash('sha256').update(text).digest('base64url')
  }

  fingerprint(content: Uint8Array): string {
    return createHash('sha256').update(content).digest('hex')
  }

  equal(a: string, b: string): boolean {
    return timingSafeEqualText(a, b)
  }

  #derived = new Map<string, Buffer>()
  #derive(label: string): Buffer {
    const known = this.#derived.get(label)
    if (known) return known
    const made = Buffer.from(hkdfSync('sha256', this.#master, 'portal', label, 32))
    this.#derived.set(label, made)
    return made
  }
}

const keyFile = 'data.key'

/** The configured key, else one kept in the data folder, made at the first start outside production. */
export function loadKeys(config: { dataKey: string | null; dataDir: string; production: boolean }): DataKeys {
  if (config.dataKey) return new DataKeys(config.dataKey)
  if (config.production) throw new Error('DATA_KEY is needed in production')
  const path = join(config.dataDir, keyFile)
  if (!existsSync(path)) makeKeyFile(config.dataDir, path)
  return new DataKeys(readFileSync(path, 'utf8').trim())
}

/** Of several processes that start together one makes the file; the others read it. */
function makeKeyFile(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    const fd = openSync(path, 'wx', 0o600)
    writeSync(fd, `${randomBytes(32).toString('hex')}\n`)
    fsyncSync(fd)
    closeSync(fd)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

export const timingSafeEqualText = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

const readableCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

let made = 0
export const secureRandom: Random = {
  id(now) {
    made = (made + 1) % 46_656
    const time = now.getTime().toString(36).padStart(9, '0')
    return `${time}${made.toString(36).padStart(3, '0')}${randomBytes(7).toString('hex')}`
  },
  token: () => randomBytes(32).toString('base64url'),
  code: () => String(randomInt(0, 1_000_000)).padStart(6, '0'),
  readable: length =>
    Array.from({ length }, () => readableCharacters[randomInt(readableCharacters.length)]).join(''),
}

/** When an id was made. */
export const timeOfId = (id: string): number => Number.parseInt(id.slice(0, 9), 36)
