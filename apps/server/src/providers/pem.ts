import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The text of a key: the setting itself, or the file that it names. */
const textOf = (setting: string): string =>
  (setting.includes('-----BEGIN') ? setting.replaceAll('\\n', '\n') : readFileSync(setting, 'utf8')).trim()

const isPem = (text: string) => text.includes('-----BEGIN')
const der = (text: string) => Buffer.from(text, 'base64')

/** What `read` makes of a key; its own faults name parts of it, which belong in no message. */
function keyFrom(setting: string, read: (text: string) => KeyObject): KeyObject | string {
  let text: string
  try {
    text = textOf(setting)
  } catch {
    return 'names a file that cannot be read'
  }
  try {
    const key = read(text)
    return key.asymmetricKeyType === 'rsa' ? key : 'must be an RSA key'
  } catch {
    return 'holds no key: PEM text, or a file of it'
  }
}

/** An RSA private key from PEM text, or from a file of it; tools of Alipay write the bare base64. Else what is wrong. */
export const privateKeyFrom = (setting: string): KeyObject | string =>
  keyFrom(setting, text => {
    if (isPem(text)) return createPrivateKey(text)
    try {
      return createPrivateKey({ key: der(text), format: 'der', type: 'pkcs8' })
    } catch {
      return createPrivateKey({ key: der(text), format: 'der', type: 'pkcs1' })
    }
  })

/** The same of a public key, or of a certificate that bears it. */
export const publicKeyFrom = (setting: string): KeyObject | string =>
  keyFrom(setting, text =>
    isPem(text) ? createPublicKey(text) : createPublicKey({ key: der(text), format: 'der', type: 'spki' }),
  )
