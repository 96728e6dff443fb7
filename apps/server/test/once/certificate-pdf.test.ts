import { revokeStar } from '@portal/api/contract/star-desk.contract'
import { codes } from '@portal/api/contract/endpoint'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { certificatePdf } from '@portal/api/rules/certificate'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawCertificate } from '../../src/print/draw-certificate.ts'
import { openPortal, type Portal } from '../support/portal.ts'
import { act, anAwarded, aStarDesk, centreOf } from '../support/stars.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const fetchPdf = (code: string) => portal.member.inject({ url: certificatePdf(code) })
const textOf = async (content: Uint8Array) => {
  const document = await getDocumentProxy(new Uint8Array(content))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  const { view } = await document.getPage(1)
  // the letters without the gaps between them
  return { words: text.replace(/\s/g, ''), totalPages, size: view.map(Math.round) }
}

test('a certificate is one A4 of text until it is revoked', async () => {
  const { owner, no } = await anAwarded(portal)
  const { certificate } = await centreOf(portal, owner)
  const code = certificate?.verify_code ?? ''
  const answer = await fetchPdf(code.toLowerCase())
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''.*\.pdf$/),
    'cache-control': 'no-store',
  })
  const { words, totalPages, size } = await textOf(answer.rawPayload)
  expect({ totalPages, size }).toEqual({ totalPages: 1, size: [0, 0, 842, 595] })
  for (const printed of [
    '陈知行',
    '授予四星财务管理师。',
    `证书编号${certificate?.certificate_no}`,
    `核验码${code}`,
    `有效期至${certificate?.expires_on}`,
    '全国企业财务管理协会',
  ])
    expect(words).toContain(printed)
  // the subsets of what is used, not the fonts
  expect(answer.rawPayload.length).toBeLessThan(150_000)

  const desk = await aStarDesk(portal)
  await act(portal, revokeStar, desk.auditor, no, { reason: '任职材料不实' })
  expect((await fetchPdf(code)).statusCode).toBe(404)
})

test('an unknown code, a wrong one, and one address that asks without end', async () => {
  for (const code of ['ABCDEFGH', '0', '..%2F..%2Fetc%2Fpasswd', '证书'])
    expect((await fetchPdf(encodeURI(code))).json()).toMatchObject({ code: codes.notFound })
  const answers = []
  for (let asked = 0; asked < 40; asked++) answers.push(await fetchPdf('ABCDEFGH'))
  expect(answers.at(-1)?.json()).toMatchObject({ code: codes.tooMany })
})

test('the longest names are broken into lines, and a character of no font is refused', async () => {
  const certificate = {
    certificate_no: 'NEFMA-5-20260001',
    verify_code: '7K3M9QXP',
    star: 5,
    holder: '阿卜杜热合曼·买买提依明·托合提尼亚孜·阿卜杜热合曼·买买提依明',
    position: '集团财务共享服务中心副主任兼资金管理部总经理岗',
    category: '综合',
    awarded_on: '2026-05-18',
    expires_on: '2029-05-17',
    revoked_on: null,
    revoked_reason: '',
  } as const
  const verifyUrl = 'https://member.example.org/verifyCertificate/7K3M9QXP'
  const { words, totalPages } = await textOf(await drawCertificate({ certificate, verifyUrl }))
  expect(totalPages).toBe(1)
  expect(words).toContain(certificate.holder)
  expect(words).toContain(certificate.position)
  await expect(
    drawCertificate({ certificate: { ...certificate, holder: '陈㛃' }, verifyUrl }),
  ).rejects.toMatchObject({ name: 'MissingGlyph' })
  expect(answerTexts.glyphMissing).toContain('打印')
})
