import { createDecipheriv, sign, verify, type KeyObject } from 'node:crypto'

/*
 * How WeChat Pay's API v3 signs and seals: RSA with SHA-256 over lines that each end with a line feed, AES-256-GCM with
 * its tag at the end (pay.weixin.qq.com/doc/v3, 签名生成, 签名验证, 解密回调报文).
 */

const lines = (...parts: string[]): string => parts.map(part => `${part}\n`).join('')

/** What a request is signed over; `path` with its query. */
export const requestText = (
  method: string,
  path: string,
  { time, nonce, body }: { time: string; nonce: string; body: string },
): string => lines(method, path, time, nonce, body)

export const signText = (text: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(text), key).toString('base64')

/** Oldest and newest that an answer or a notice may be. */
const toleranceMs = 5 * 60_000

/** Whether an answer or a notice comes from who holds the key with this id, and not from long ago. */
export function isGenuine(
  given: { time: string; nonce: string; signature: string; keyId: string; body: string },
  { keyId, key, now }: { keyId: string; key: KeyObject; now: Date },
): boolean {
  const seconds = /^\d{1,12}$/.test(given.time) ? Number(given.time) : Number.NaN
  if (given.keyId !== keyId || !(Math.abs(now.getTime() - seconds * 1_000) <= toleranceMs)) return false
  const text = lines(given.time, given.nonce, given.body)
  return verify('sha256', Buffer.from(text), key, Buffer.from(given.signature, 'base64'))
}

const tagBytes = 16

/** Opens what was sealed under the merchant's API key; null where it was changed or sealed under another. */
export function unseal(
  sealed: { ciphertext: string; nonce: string; associated_data: string },
  apiKey: string,
): string | null {
  try {
    const bytes = Buffer.from(sealed.ciphertext, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(sealed.nonce), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(sealed.associated_data)).setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString()
  } catch {
    return null
  }
}
