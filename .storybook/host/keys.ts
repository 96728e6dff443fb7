import { gcm } from '@noble/ciphers/aes.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Keys, Passwords, Random } from '../../packages/portal/src/ports.ts'

/** No secret: whatever it protects stands in the Storybook for everybody to read. */
const master = utf8ToBytes('the data key of every Storybook!')

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const fromBase64url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const derived = new Map<string, Uint8Array>()
function derive(label: string): Uint8Array {
  const known = derived.get(label)
  if (known) return known
  const made = hkdf(sha256, master, utf8ToBytes('portal'), utf8ToBytes(label), 32)
  derived.set(label, made)
  return made
}

/** The server's own scheme, in a page where Web Crypto would answer too late. */
export function storyKeys(): Keys {
  let sealed = 0
  return {
    encrypt(plain, purpose) {
      sealed += 1
      const nonce = sha256(utf8ToBytes(`nonce ${sealed}`)).subarray(0, 12)
      const body = gcm(derive('encrypt'), nonce, utf8ToBytes(purpose)).encrypt(utf8ToBytes(plain))
      return `v1.${base64url(nonce)}.${base64url(body)}`
    },
    decrypt(text, purpose) {
      const [, nonce = '', body = ''] = text.split('.')
      const cipher = gcm(derive('encrypt'), fromBase64url(nonce), utf8ToBytes(purpose))
      return new TextDecoder().decode(cipher.decrypt(fromBase64url(body)))
    },
    sign: (value, purpose) => base64url(hmac(sha256, derive(`sign:${purpose}`), utf8ToBytes(value))),
    hash: text => base64url(sha256(utf8ToBytes(text))),
    fingerprint: content => bytesToHex(sha256(content)),
    equal: (a, b) => a === b,
  }
}

/** Cheap on purpose: a story's passwords are printed in its documentation. */
export const storyPasswords: Passwords = {
  hash: async password => `story.${base64url(sha256(utf8ToBytes(password)))}`,
  verify: async (stored, password) => stored === (await storyPasswords.hash(password)),
}

/** The code of every SMS. */
export const storyCode = '123456'

/** Never the same value twice, and the same values in every run. */
export function storyRandom(seed: string): Random {
  let made = 0
  const next = () => {
    made += 1
    return sha256(utf8ToBytes(`${seed} ${made}`))
  }
  return {
    id(now) {
      const digits = bytesToHex(next().subarray(0, 7))
      return `${now.getTime().toString(36).padStart(9, '0')}${made.toString(36).padStart(3, '0')}${digits}`
    },
    token: () => base64url(next()),
    code: () => storyCode,
    readable(length) {
      const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
      return Array.from(next().subarray(0, length), byte => letters[byte % letters.length]).join('')
    },
  }
}
