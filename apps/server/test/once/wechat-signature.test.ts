import { generateKeyPairSync } from 'node:crypto'
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'
import { expect, test } from 'vitest'
import { isGenuine, requestText, signText, unseal } from '../../src/providers/payments/wechat-signature.ts'
import { cutToBytes } from '../../src/providers/payments/limits.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const apiKey = 'a-key-of-the-api-with-32-letters'

test('a request is signed over the lines of the documents', () => {
  // the example of 签名生成
  const nonce = '593BEC0C930BF1AFEB40B4A08C8FB242'
  const text = requestText('GET', '/v3/certificates', { time: '1554208460', nonce, body: '' })
  expect(text).toBe(`GET\n/v3/certificates\n1554208460\n${nonce}\n\n`)
  const body = '{"description":"会费"}'
  const posted = requestText('POST', '/v3/pay/transactions/native', { time: '1', nonce, body })
  expect(posted).toBe(Formatter.request('POST', '/v3/pay/transactions/native', '1', nonce, body))
  expect(signText(posted, privateKey)).toBe(Rsa.sign(posted, privateKey))
  expect(Rsa.verify(posted, signText(posted, privateKey), publicKey)).toBe(true)
})

test('an answer is believed for five minutes, from the key it names', () => {
  const now = new Date('2026-05-18T06:00:00Z')
  const at = (ms: number) => {
    const time = String(Math.trunc((now.getTime() + ms) / 1_000))
    const signature = Rsa.sign(Formatter.response(time, 'n', '会费'), privateKey)
    return { time, nonce: 'n', signature, keyId: 'K', body: '会费' }
  }
  const believed = (given: ReturnType<typeof at>) => isGenuine(given, { keyId: 'K', key: publicKey, now })
  expect([-300_000, 0, 300_000].map(ms => believed(at(ms)))).toEqual([true, true, true])
  expect([-301_000, 301_000].map(ms => believed(at(ms)))).toEqual([false, false])
  const good = at(0)
  for (const bad of [
    { time: '' },
    { time: '1e9' },
    { nonce: '' },
    { signature: '' },
    { signature: 'ö' },
    { keyId: 'k' },
    { body: '' },
  ])
    expect(believed({ ...good, ...bad })).toBe(false)
})

test('what is sealed is opened whole or not at all', () => {
  const ciphertext = Aes.AesGcm.encrypt('{"mchid":"1900007291"}', apiKey, '0123456789ab', 'transaction')
  const sealed = { ciphertext, nonce: '0123456789ab', associated_data: 'transaction' }
  expect(unseal(sealed, apiKey)).toBe('{"mchid":"1900007291"}')
  const bytes = Buffer.from(ciphertext, 'base64')
  for (const bad of [
    { ...sealed, nonce: 'ba9876543210' },
    { ...sealed, nonce: '' },
    { ...sealed, associated_data: '' },
    { ...sealed, ciphertext: bytes.subarray(0, -4).toString('base64') },
    { ...sealed, ciphertext: bytes.subarray(-8).toString('base64') },
    { ...sealed, ciphertext: '' },
  ])
    expect(unseal(bad, apiKey)).toBeNull()
  expect(unseal(sealed, apiKey.replace('a', 'b'))).toBeNull()
})

test('a text is cut between its characters', () => {
  expect(cutToBytes('会费😀', 6)).toBe('会费')
  expect(cutToBytes('会费😀', 9)).toBe('会费')
  expect(cutToBytes('会费😀', 10)).toBe('会费😀')
})
