import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { OperatorError } from '../../src/operator-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = {
  private: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  public: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
}
const base64 = (type: 'pkcs1' | 'pkcs8') => privateKey.export({ type, format: 'der' }).toString('base64')
const file = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const origin = { MEMBER_ORIGIN: 'https://member.example' }
const wechat = {
  ...origin,
  WECHAT_APP_ID: 'wx1',
  WECHAT_MERCHANT_ID: '1900007291',
  WECHAT_CERTIFICATE_SERIAL: '408B07E7',
  WECHAT_PRIVATE_KEY: pem.private,
  WECHAT_API_KEY: 'a-key-of-the-api-with-32-letters',
  WECHAT_PUBLIC_KEY_ID: 'PUB_KEY_ID_01',
  WECHAT_PUBLIC_KEY: pem.public,
}
const alipay = {
  ...origin,
  ALIPAY_APP_ID: '2021',
  ALIPAY_PRIVATE_KEY: pem.private,
  ALIPAY_PUBLIC_KEY: pem.public,
}
const production = {
  NODE_ENV: 'production',
  DATA_KEY: 'a5'.repeat(32),
  SMS_URL: 'https://sms.example/',
  SMS_KEY: 'a-shared-key-of-the-gateway',
  MAIL_URL: 'smtps://mail.example',
  MAIL_FROM: 'documents@portal.example',
}

const faultOf = (env: Record<string, string>): string => {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return error.message
  }
}

test('channels are offered where they are set up; play money never in production', () => {
  expect(readConfig({}).onlineChannels).toEqual(['sandbox'])
  expect(readConfig(production).onlineChannels).toEqual([])
  expect(readConfig({ ...production, ...alipay }).onlineChannels).toEqual(['alipay'])
  expect(readConfig({ ...production, ...alipay, ...wechat }).onlineChannels).toEqual(['wechat', 'alipay'])
  expect(readConfig({ ...wechat, ALIPAY_APP_ID: '' }).onlineChannels).toEqual(['wechat', 'sandbox'])
})

test('documents are issued by hand unless a platform is set; the sandbox never in production', () => {
  expect(readConfig({}).invoiceProvider).toBe('manual')
  expect(readConfig({ INVOICE_PROVIDER: 'sandbox' }).invoiceProvider).toBe('sandbox')
  expect(readConfig(production).invoiceProvider).toBe('manual')
  expect(faultOf({ ...production, INVOICE_PROVIDER: 'sandbox' })).toBe(
    'Configuration:\n  INVOICE_PROVIDER=sandbox issues no documents that count: not in production',
  )
  expect(faultOf({ INVOICE_PROVIDER: 'taxman' })).toContain('INVOICE_PROVIDER must be manual or sandbox')
})

test('half a channel stops the start and says what is missing', () => {
  expect(faultOf({ WECHAT_APP_ID: 'wx1', ...origin })).toBe(
    'Configuration:\n  WECHAT_MERCHANT_ID, WECHAT_CERTIFICATE_SERIAL, WECHAT_PRIVATE_KEY, WECHAT_API_KEY, ' +
      'WECHAT_PUBLIC_KEY_ID, WECHAT_PUBLIC_KEY are needed as well for WeChat Pay',
  )
  expect(faultOf({ ...alipay, ALIPAY_PUBLIC_KEY: '' })).toMatch(
    /ALIPAY_PUBLIC_KEY is needed as well for Alipay$/,
  )
  expect(faultOf({ ...alipay, MEMBER_ORIGIN: '' })).toMatch(/MEMBER_ORIGIN is needed/)
  expect(faultOf({ ...wechat, WECHAT_API_KEY: 'short' })).toMatch(/WECHAT_API_KEY must have 32 characters/)
  expect(faultOf({ ...alipay, ALIPAY_URL: 'gateway' })).toMatch(/ALIPAY_URL must be a URL/)
})

test('keys are PEM text, files of it, or what tools of Alipay write', () => {
  for (const key of [
    pem.private.replaceAll('\n', '\\n'),
    file('key.pem', pem.private),
    file('pkcs1.pem', privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()),
    file('pkcs8.txt', base64('pkcs8')),
    file('pkcs1.txt', `${base64('pkcs1')}\n`),
  ])
    expect(readConfig({ ...alipay, ALIPAY_PRIVATE_KEY: key }).alipay?.privateKey.equals(privateKey)).toBe(
      true,
    )
  const bare = file('public.txt', publicKey.export({ type: 'spki', format: 'der' }).toString('base64'))
  expect(readConfig({ ...alipay, ALIPAY_PUBLIC_KEY: bare }).alipay?.publicKey.equals(publicKey)).toBe(true)
})

test('a key that is none is named, and nothing of it is told', () => {
  const nonsense = file('nonsense.pem', 'a secret that is no key')
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const elliptic = curve.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  for (const [key, fault] of [
    [join(folder, 'none.pem'), 'names a file that cannot be read'],
    [nonsense, 'holds no key: PEM text, or a file of it'],
    [pem.public, 'holds no key: PEM text, or a file of it'],
    [elliptic, 'must be an RSA key'],
  ] as const)
    expect(faultOf({ ...alipay, ALIPAY_PRIVATE_KEY: key })).toBe(
      `Configuration:\n  ALIPAY_PRIVATE_KEY ${fault}`,
    )
})
