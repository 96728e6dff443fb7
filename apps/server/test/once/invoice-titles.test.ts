import { afterAll, expect, test } from 'vitest'
import {
  listInvoiceTitles,
  removeInvoiceTitle,
  saveInvoiceTitle,
} from '@portal/api/contract/invoices.contract'
import { maxInvoiceTitles } from '@portal/api/rules/invoice'
import { refusals } from '@portal/api/rules/refusals'
import { aTitle } from '../support/invoices.ts'
import { aMember, type Person } from '../support/people.ts'
import { openPortal } from '../support/portal.ts'

const portal = await openPortal()
afterAll(() => portal.close())

const book = async (person: Person) => (await portal.ok(listInvoiceTitles, {}, person)).list

test('the first title is the default, until another is', async () => {
  const person = await aMember(portal)
  const first = await aTitle(portal, person)
  const second = await aTitle(portal, person, { buyer_name: '另一单位' })
  expect([first.is_default, second.is_default]).toEqual([true, false])
  await aTitle(portal, person, { title_id: second.id, buyer_name: '另一单位', is_default: true })
  expect((await book(person)).map(title => [title.id, title.is_default])).toEqual([
    [second.id, true],
    [first.id, false],
  ])
  await portal.ok(removeInvoiceTitle, { body: { title_id: second.id } }, person)
  expect(await book(person)).toMatchObject([{ id: first.id, is_default: true }])
})

test('a title stands in the book once, a person has no tax number, and the book has an end', async () => {
  const person = await aMember(portal)
  await aTitle(portal, person)
  const twin = {
    title_type: 'unit' as const,
    buyer_name: ' 华岳重工集团有限公司',
    tax_no: '９１11 0108 ma01 x7q2 4n',
  }
  expect(await portal.call(saveInvoiceTitle, { body: twin }, person)).toMatchObject({
    code: 422,
    message: refusals.title_exists,
  })
  const personal = { title_type: 'personal' as const, buyer_name: '陈知行', tax_no: twin.tax_no }
  expect(await portal.ok(saveInvoiceTitle, { body: personal }, person)).toMatchObject({ tax_no: '' })
  for (let at = 2; at < maxInvoiceTitles; at += 1) await aTitle(portal, person, { buyer_name: `单位${at}` })
  expect(
    await portal.call(saveInvoiceTitle, { body: { ...personal, buyer_name: '又一个' } }, person),
  ).toMatchObject({ code: 422, message: refusals.titles_too_many })
})

test('two saves of a default at once leave one default', async () => {
  const person = await aMember(portal)
  const titles = ['甲', '乙', '丙', '丁', '戊']
  await Promise.all(titles.map(buyer_name => aTitle(portal, person, { buyer_name, is_default: true })))
  expect((await book(person)).filter(title => title.is_default)).toHaveLength(1)
})

test.each([
  ['buyer_name', { buyer_name: '汉'.repeat(51) }],
  ['buyer_name', { buyer_name: `${'a'.repeat(99)}汉` }],
  ['buyer_name', { buyer_name: '㐀'.repeat(26) }],
  ['tax_no', { tax_no: '123' }],
  ['address_phone', { address_phone: '路'.repeat(51) }],
  ['title_type', { title_type: 'other' as 'unit' }],
])('a wrong %s is a field error', async (field, part) => {
  const person = await aMember(portal)
  const body = { title_type: 'unit' as const, buyer_name: '华岳', ...part }
  expect(await portal.call(saveInvoiceTitle, { body }, person)).toMatchObject({
    code: 400,
    data: { errors: { [field]: expect.stringMatching(/\p{Script=Han}/u) } },
  })
})

test.each([
  ['fifty Chinese characters', '汉'.repeat(50)],
  ['twenty-five that only GB 18030 can write', '㐀'.repeat(25)],
])('%s are a hundred bytes, and fit', async (_, buyer_name) => {
  const person = await aMember(portal)
  expect(await aTitle(portal, person, { buyer_name })).toMatchObject({ buyer_name, is_default: true })
})
