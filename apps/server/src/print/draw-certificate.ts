import { encode } from 'uqr'
import type { CertificateFacts } from '@portal/api/contract/stars.schema'
import { association } from '@portal/api/rules/association'
import { verifyCodeText } from '@portal/api/rules/certificate'
import { coin, spine, waves } from '@portal/api/rules/engraving'
import { starName } from '@portal/api/rules/star'
import type { PrintedCertificate } from '@portal/portal/stars/certificate-as-pdf'
import { Pen, type LineStyle } from './pen.ts'

// colours of print and places of the page's own sheet (domain/member/certificate)
const color = { cover: '#12283F', onCover: '#F8F5EE', paper: '#F9F7F2', text: '#16202C', text2: '#434D5A' }
const seal = { ground: '#AE3427', coin: '#FFFFFF' }
const sheet = { width: 1122.5, height: 793.7 }
const page = { left: 222 + 60, right: sheet.width - 64, top: 60, bottom: sheet.height - 52 }

const holderStyle: LineStyle = { face: 'serif-600', size: 42, color: color.text, spacing: 0.05 }
const awardStyle: LineStyle = { face: 'serif-400', size: 19, color: color.text }
const term: LineStyle = { face: 'sans-400', size: 15, color: color.text2 }
const fact: LineStyle = { face: 'sans-400', size: 15, color: color.text }
const small: LineStyle = { face: 'sans-400', size: 14, color: color.text2 }
const name: LineStyle = { face: 'serif-600', size: 20, color: color.text, spacing: 0.05 }

function drawSpine(pen: Pen): void {
  const { doc } = pen
  doc.rect(0, 0, 222, sheet.height).fill(color.cover)
  doc.save().translate(188, 0).path(spine).lineWidth(1).strokeOpacity(0.5).stroke(color.onCover).restore()
  doc.rect(62, 64, 98, 430).fill(color.paper)
  doc.lineWidth(1).rect(69.5, 71.5, 83, 415).stroke(color.text)
  doc.rect(74.5, 76.5, 73, 405).stroke(color.text)
  const slip: LineStyle = { face: 'serif-600', size: 46, color: color.text }
  for (const [index, character] of ['星', '级', '证', '书'].entries())
    pen.line(character, 88, 186 + 69 * index, slip)
}

function drawWaves({ doc }: Pen): void {
  doc
    .save()
    .rect(222, 0, sheet.width - 222, sheet.height)
    .clip()
  doc.translate(222, 0).path(waves).lineWidth(0.7).strokeOpacity(0.085).stroke(color.cover).restore()
}

function drawHead(pen: Pen, number: string): void {
  const { doc } = pen
  doc
    .save()
    .translate(page.left, page.top + 4)
    .scale(36 / 200)
    .translate(-36, -20)
  doc.path(coin).fill(color.text, 'even-odd').restore()
  pen.line(association.name, page.left + 44, page.top + 20, name)
  pen.line(association.nameInEnglish, page.left + 44, page.top + 40, { ...small, size: 12 })
  pen.line(`证书编号 ${number}`, page.right, page.top + 28, { ...small, align: 'right' })
}

/** Who holds it and what was awarded; answers where the lines end. */
function drawAward(pen: Pen, { holder, star }: CertificateFacts): number {
  let y = page.top + 40 + 76
  for (const line of pen.broken(holder, page.right - page.left, holderStyle)) {
    y += 58
    pen.line(line, page.left, y - 16, holderStyle)
  }
  y += 14 + 25
  const [before, level] = ['经专家评审与公示，授予', `${starName(star)}财务管理师`]
  const middle = page.left + pen.width(before, awardStyle)
  const strong: LineStyle = { ...awardStyle, face: 'serif-600' }
  pen.line(before, page.left, y, awardStyle)
  pen.line(level, middle, y, strong)
  pen.line('。', middle + pen.width(level, strong), y, awardStyle)
  return y + 13 + 34
}

function drawFacts(pen: Pen, from: number, certificate: CertificateFacts): void {
  const { doc } = pen
  const width = page.right - page.left
  doc.rect(page.left, from, width, 3).fill(color.text)
  doc.rect(page.left, from + 7, width, 1).fill(color.text)
  const second = page.left + width / 2 + 6
  const half = width / 2 - 6 - 116
  const rows = [
    ['评价类别', `${certificate.category}类`, '申报岗位', certificate.position],
    ['授予日期', certificate.awarded_on, '有效期至', certificate.expires_on],
  ] as const
  let y = from + 46
  for (const [leftTerm, left, rightTerm, right] of rows) {
    pen.line(leftTerm, page.left, y, term)
    pen.line(left, page.left + 116, y, fact)
    pen.line(rightTerm, second, y, term)
    const lines = pen.broken(right, half, fact)
    for (const [index, line] of lines.entries()) pen.line(line, second + 116, y + 24 * index, fact)
    y += 24 * Math.max(1, lines.length) + 12
  }
}

function drawFoot(pen: Pen, { certificate, verifyUrl }: PrintedCertificate): void {
  const { doc } = pen
  const side = 104
  const top = page.bottom - side
  const { data, size } = encode(verifyUrl, { ecc: 'M', border: 4 })
  doc
    .save()
    .translate(page.left, top)
    .scale(side / size)
  for (const [y, row] of data.entries()) for (const [x, dark] of row.entries()) if (dark) doc.rect(x, y, 1, 1)
  doc.fill('#000000').restore()
  const beside = page.left + side + 20
  pen.line('扫码核验', beside, page.bottom - 52, { ...small, face: 'sans-600', color: color.text })
  pen.line(`核验码 ${verifyCodeText(certificate.verify_code)}`, beside, page.bottom - 30, small)
  pen.line('以扫码结果为准，与本页不符即属改动', beside, page.bottom - 8, small)

  const corner = page.right - 92
  doc
    .save()
    .translate(corner, page.bottom - 96)
    .scale(92 / 240)
  doc.roundedRect(6, 6, 228, 228, 24).fill(seal.ground)
  doc.path(coin).fill(seal.coin, 'even-odd').restore()
  const signed: LineStyle = { ...name, size: 19, align: 'right' }
  pen.line(association.name, corner - 20, page.bottom - 58, signed)
  pen.line(certificate.awarded_on, corner - 20, page.bottom - 28, signed)
}

/** A star certificate as one A4 across, the same as the page prints. @throws {MissingGlyph} */
export async function drawCertificate(printed: PrintedCertificate): Promise<Uint8Array> {
  const { certificate } = printed
  const title = `星级证书 ${certificate.certificate_no}`
  const pen = new Pen(title, association.name, new Date(`${certificate.awarded_on}T00:00:00+08:00`))
  drawWaves(pen)
  drawSpine(pen)
  drawHead(pen, certificate.certificate_no)
  drawFacts(pen, drawAward(pen, certificate), certificate)
  drawFoot(pen, printed)
  return pen.finish()
}
