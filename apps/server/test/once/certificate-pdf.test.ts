import { inflateSync } from 'node:zlib'
import { verifyCertificate } from '@portal/api/contract/certificates.contract'
import { revokeStar } from '@portal/api/contract/star-desk.contract'
import { codes } from '@portal/api/contract/endpoint'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { association } from '@portal/api/rules/association'
import { certificatePdf, verifyCodeText } from '@portal/api/rules/certificate'
import { starName } from '@portal/api/rules/star'
import { extractText, getDocumentProxy } from 'unpdf'
import { encode } from 'uqr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawCertificate } from '../../src/print/draw-certificate.ts'
import { openPortal, type Portal } from '../support/portal.ts'
import { act, anAwarded, aStarDesk, centreOf } from '../support/stars.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ env: { MEMBER_ORIGIN: 'https://member.example.org' } })
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

/** The line break before `endstream` is no `\r\n`: packed bytes may end in `\r`. */
const streams = /\/FlateDecode\s*>>\s*stream\n([^]*?)\nendstream/g
/** Places of the squares of one unit, which nothing but the QR code is drawn of. */
const squaresOf = (content: Buffer) =>
  [...content.toString('latin1').matchAll(streams)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .flatMap(drawing => [...drawing.matchAll(/^(\d+) (\d+) 1 1 re$/gm)].map(([, x, y]) => `${x} ${y}`))
/** Places of the dark modules of a text's code. */
const codeOf = (text: string) =>
  encode(text, { ecc: 'M', border: 4 }).data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`${x} ${y}`] : [])),
  )

test('what the public check answers is everything that is printed, and the QR code leads to it', async () => {
  const { owner } = await anAwarded(portal)
  const code = (await centreOf(portal, owner)).certificate?.verify_code ?? ''
  const { rawPayload } = await fetchPdf(code)
  const { certificate } = await portal.ok(verifyCertificate, { params: { code } })
  expect(certificate).toEqual({
    certificate_no: expect.stringMatching(/^NEFMA-4-2026\d{4}$/),
    verify_code: code,
    star: 4,
    holder: '陈知行',
    category: '综合',
    position: '财务总监岗',
    awarded_on: '2026-05-26',
    expires_on: '2029-05-25',
    revoked_on: null,
  })
  // with the words of every certificate, and without a word more
  const { certificate_no, verify_code, star, holder, category, position, awarded_on, expires_on } =
    certificate
  expect((await textOf(rawPayload)).words).toBe(
    [
      '星级证书',
      association.name,
      association.nameInEnglish,
      `证书编号${certificate_no}`,
      holder,
      `经专家评审与公示，授予${starName(star)}财务管理师。`,
      `评价类别${category}类申报岗位${position}`,
      `授予日期${awarded_on}有效期至${expires_on}`,
      `扫码核验核验码${verifyCodeText(verify_code)}`,
      '以扫码结果为准，与本页不符即属改动',
      association.name,
      awarded_on,
    ]
      .join('')
      .replace(/\s/g, ''),
  )
  expect(squaresOf(rawPayload)).toEqual(codeOf(`https://member.example.org/verifyCertificate/${code}`))
})

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
