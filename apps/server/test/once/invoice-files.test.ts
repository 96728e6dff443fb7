import { afterAll, expect, test } from 'vitest'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { maxInvoiceFileBytes } from '@portal/api/rules/invoice'
import { aPdf, aRequest, uploadDocument } from '../support/invoices.ts'
import { paidMember } from '../support/journey.ts'
import { day, openOrders } from '../support/orders.ts'
import { aMember, aStaff, type Person } from '../support/people.ts'

const { portal, desk, later } = await openOrders()
afterAll(() => portal.close())
const person = await aMember(portal)
const { invoice_no } = await aRequest(portal, person, await paidMember(portal, person, desk))

/** A package that holds one empty entry of a name. */
function zipWith(name: string): Buffer {
  const entry = Buffer.from(name)
  const local = Buffer.alloc(30)
  local.write('PK\u0003\u0004', 'latin1')
  local.writeUInt16LE(entry.length, 26)
  const central = Buffer.alloc(46)
  central.write('PK\u0001\u0002', 'latin1')
  central.writeUInt16LE(entry.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  return Buffer.concat([local, entry, central, entry, end])
}
const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<EInvoice><No>1</No></EInvoice>\n'

const upload = (content: Buffer, name?: string) =>
  uploadDocument(portal, desk.finance, invoice_no, content, name)

test.each([
  ['pdf', aPdf, '../发票<1>.exe', '发票1.pdf'],
  ['ofd', zipWith('OFD.xml'), '发票.zip', '发票.ofd'],
  ['xml', Buffer.from(xml), '发票.txt', '发票.xml'],
  ['xml', Buffer.from(`\uFEFF${xml}`), '', '文件.xml'],
])('%s is known by its content, whatever it is called', async (format, content, name, kept) => {
  const { data } = await upload(content, name)
  expect(data).toMatchObject({ format, name: kept })
  const answer = await portal.member.inject({ url: data.url })
  expect(answer.rawPayload).toEqual(content)
  // a browser draws a PDF; anything else is stored, never run
  expect(String(answer.headers['content-disposition']).split(';')[0]).toBe(
    format === 'pdf' ? 'inline' : 'attachment',
  )
})

test.each([
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]), 'invoice_file_type'],
  ['another package', zipWith('word/document.xml'), 'invoice_file_type'],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'invoice_file_type'],
  ['half a PDF', Buffer.from('%PDF-1.7\nabc'), 'file_damaged'],
  ['half a package', zipWith('OFD.xml').subarray(0, 60), 'file_damaged'],
  [
    'XML that expands',
    Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a/>'),
    'file_damaged',
  ],
  ['half of XML', Buffer.from('<?xml version="1.0"?><a><b>'), 'file_damaged'],
  ['nothing', Buffer.alloc(0), 'file_missing'],
  ['too much', Buffer.concat([Buffer.alloc(maxInvoiceFileBytes, 32), aPdf]), 'invoice_file_too_large'],
])('%s is refused', async (_, content, rule) => {
  expect(await upload(content)).toMatchObject({ code: 422, data: { rule } })
})

test('two hundred of one account in a day, and then none until the day is over', async () => {
  const [busy, colleague] = [await aStaff(portal, 'finance'), await aStaff(portal, 'finance')]
  const uploadAs = (clerk: Person) => uploadDocument(portal, clerk, invoice_no, aPdf)
  const codes: number[] = []
  for (let n = 0; n < 200; n += 1) codes.push((await uploadAs(busy)).code)
  expect(new Set(codes)).toEqual(new Set([200]))
  const tooMany = { code: 429, message: answerTexts.uploadsTooMany }
  expect(await uploadAs(busy)).toMatchObject({ ...tooMany, data: { retry_after: 86_400 } })
  expect(await uploadAs(colleague)).toMatchObject({ code: 200 })
  await later(day - 1)
  expect(await uploadAs(busy)).toMatchObject({ ...tooMany, data: { retry_after: 1 } })
  await later(1)
  expect(await uploadAs(busy)).toMatchObject({ code: 200 })
})
