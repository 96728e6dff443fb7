import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { formatTime } from '@portal/api/rules/dates'
import { groupDocumentNumber } from '@portal/api/rules/invoice'
import { groupOrderNo } from '@portal/api/rules/order'
import { deliverInvoice } from '@portal/portal/invoices/mail-invoice'
import type { Mail } from '@portal/portal/ports'
import { brokenSentences } from '../faults/invariants.ts'
import { seconds } from './support/invoice-platform.ts'
import { documentNumber, uploadDocument } from './support/invoices.ts'
import { mailServer, openMails, refusal, triedAfter } from './support/mails.ts'
import { day } from './support/orders.ts'
import { aMember, aStaff } from './support/people.ts'

const opened = await openMails()
const { portal, host, desk, finance, see, later, aRequested, anIssued, issue, askRed, read } = opened
const { aRequestThat, handOver, settled, anIssuedThere, mend, mendTitle, byHand, rowOf } = opened
const { queued, jobOf, deliver, resend, mailOf, timesOf, textsOf, isDelivered, aDelivered, leaks } = opened
const others = await aStaff(portal, 'others')
beforeEach(() => {
  mend()
  byHand()
  queued.length = 0
})
afterAll(() => portal.close())

const address = 'caiwu@huayue.example'

const trailOf = (invoice_no: string) =>
  portal.db.pool
    .selectFrom('audit_entries')
    .select(['act', 'actor_kind', 'diff', 'reason', 'money'])
    .where('record_id', '=', invoice_no)
    .orderBy('chain')
    .orderBy('seq')
    .execute()

/** A file by the fingerprint of its bytes: where they differ, nobody reads the difference. */
const fileOf = (name: string, mime: string, content: Uint8Array) => ({
  name,
  mime,
  print: host.keys.fingerprint(content),
})
const filesOf = (mail: Mail | undefined) =>
  mail?.files.map(({ name, mime, content }) => fileOf(name, mime, content))

describe('an issued document is mailed', () => {
  test('registered by hand: with its files byte for byte, and everybody is told that it was taken over', async () => {
    const { person, orderNo, invoice_no } = await aRequested()
    expect(await mailOf(invoice_no)).toBeNull()
    // of several parts, none like another
    const body = Buffer.from(Array.from({ length: 600_000 }, (_, at) => (at * 31 + (at >> 8)) & 255))
    const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), body, Buffer.from('\n%%EOF\n')])
    const xml = Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\r\n<EInvoice><No>1</No></EInvoice>\n')
    const { data: second } = await uploadDocument(portal, finance, invoice_no, xml, '数据.xml')
    const { data: first } = await uploadDocument(portal, finance, invoice_no, pdf, '会费票据 2026.pdf')
    const number = documentNumber()
    const document = {
      invoice_no,
      number,
      issued_on: '2026-05-18',
      file_ids: [second.file_id, first.file_id],
    }
    expect(await issue(document)).toMatchObject({
      data: {
        mail: {
          to: address,
          state: 'waiting',
          at: formatTime(portal.clock.now),
          trouble: '',
          retry_at: null,
        },
      },
    })
    const { id } = await rowOf(invoice_no)
    expect(queued).toEqual([{ id, mailing: 1, afterSeconds: 0 }])
    expect(await isDelivered(orderNo, person)).toBe(false)

    await later(90 * seconds)
    const server = mailServer()
    await deliverInvoice(host, server, { id, mailing: 1 })
    const [mail] = server.mails
    expect(server.mails).toHaveLength(1)
    expect(mail).toMatchObject({
      id: `${invoice_no}.1`,
      to: address,
      subject: expect.stringMatching(new RegExp(`^【.+】会费票据 ${groupDocumentNumber(number)}$`)),
    })
    expect(mail?.text.split('\n')).toEqual(
      expect.arrayContaining([
        '您申请的会费票据已经开具，文件在附件里。',
        '抬头：华岳重工集团有限公司',
        `号码：${groupDocumentNumber(number)}`,
        '开票日期：2026-05-18',
        '金额：¥200.00',
        `订单：${groupOrderNo(orderNo)}`,
      ]),
    )
    expect(filesOf(mail)).toEqual([
      fileOf('会费票据 2026.pdf', 'application/pdf', pdf),
      fileOf('数据.xml', 'application/xml', xml),
    ])

    const told = { to: address, state: 'delivered', at: formatTime(portal.clock.now), trouble: '' }
    const forFinance = await read(finance, invoice_no)
    expect(forFinance).toMatchObject({ invoice_status: 'issued', mail: told })
    expect(forFinance.history.at(-1)).toMatchObject({ text: '送达接收邮箱', by: '邮件', note: '' })
    const mine = await read(person, invoice_no)
    expect(mine).toMatchObject({ mail: told, allowed: ['resend', 'ask_red'] })
    expect(mine.history.at(-1)).toMatchObject({ text: '送达接收邮箱', by: '协会', note: '' })
    expect(await isDelivered(orderNo, person)).toBe(true)
    expect(await see(orderNo, desk.auditor)).toMatchObject({ invoice_delivered: true })
    expect(await see(orderNo, others)).toMatchObject({ invoice_delivered: false })
    expect((await trailOf(invoice_no)).at(-1)).toMatchObject({
      act: 'invoices.deliver',
      actor_kind: 'system',
      reason: '',
    })
    expect(await textsOf(person)).toEqual([])
    expect(queued).toHaveLength(1)
  })

  test('issued by the platform: with the file that the member downloads', async () => {
    mend()
    const { person, orderNo, invoice_no } = await anIssuedThere()
    expect(queued).toEqual([{ ...(await jobOf(invoice_no)), mailing: 1, afterSeconds: 0 }])
    expect(await mailOf(invoice_no)).toMatchObject({ to: address, state: 'waiting' })
    const server = mailServer()
    await deliver(invoice_no, server)
    const { number, files, mail } = await read(person, invoice_no)
    const { rawPayload } = await portal.member.inject({ url: files[0]?.url ?? '' })
    const [sent] = server.mails
    expect(sent?.subject).toContain(groupDocumentNumber(number ?? ''))
    expect(filesOf(sent)).toEqual([fileOf(`会费票据${number}.pdf`, 'application/pdf', rawPayload)])
    expect(mail).toMatchObject({ state: 'delivered' })
    expect((await read(finance, invoice_no)).history.slice(-2)).toMatchObject([
      { text: '开票平台开出', by: '开票平台' },
      { text: '送达接收邮箱', by: '邮件' },
    ])
    expect(await isDelivered(orderNo, person)).toBe(true)
  })

  test('and says what finance changed of its title', async () => {
    mend()
    const { invoice_no } = await aRequestThat('沙箱拒绝一次')
    await handOver(invoice_no)
    await settled(invoice_no)
    expect(await mailOf(invoice_no)).toBeNull()
    expect(await mendTitle(invoice_no)).toMatchObject({ code: 200 })
    await settled(invoice_no)
    const server = mailServer()
    await deliver(invoice_no, server)
    expect(server.mails[0]?.text).toContain('抬头：华岳重工装备集团有限公司')
    expect(server.mails[0]?.text).toContain('抬头已由协会更正：请更新抬头')
  })
})

describe('a mailbox that refuses', () => {
  test('is given up at once with its reason, and the member is told once', async () => {
    const { person, orderNo, invoice_no } = await anIssued()
    queued.length = 0
    await deliver(invoice_no, mailServer(refusal))
    expect(await mailOf(invoice_no)).toMatchObject({ state: 'failed', trouble: refusal.reason })
    const again = mailServer()
    await deliver(invoice_no, again)
    expect(again.mails).toEqual([])
    expect(queued).toEqual([])
    expect(await textsOf(person)).toHaveLength(1)
    expect(await isDelivered(orderNo, person)).toBe(false)
    expect((await read(finance, invoice_no)).history.at(-1)).toMatchObject({
      text: '没有送达接收邮箱',
      by: '邮件',
      note: refusal.reason,
    })
    expect((await trailOf(invoice_no)).at(-1)).toMatchObject({
      act: 'invoices.bounce',
      reason: refusal.reason,
    })
  })

  test('is left for another by member and by finance, and the document keeps that', async () => {
    const { person, orderNo, invoice_no } = await anIssued()
    const first = await jobOf(invoice_no)
    await deliver(invoice_no, mailServer(refusal))
    queued.length = 0
    expect(await resend(person, invoice_no, 'second@huayue.example')).toMatchObject({
      data: {
        email: 'second@huayue.example',
        mail: { to: 'second@huayue.example', state: 'waiting', trouble: '' },
      },
    })
    expect(queued).toEqual([{ ...first, mailing: 2, afterSeconds: 0 }])
    const server = mailServer()
    await deliverInvoice(host, server, first)
    expect(server.mails).toEqual([])
    expect(await mailOf(invoice_no)).toMatchObject({ state: 'waiting' })
    await deliver(invoice_no, server)
    expect(server.mails.map(({ id, to }) => [id, to])).toEqual([[`${invoice_no}.2`, 'second@huayue.example']])
    expect(await isDelivered(orderNo, person)).toBe(true)

    expect(await resend(finance, invoice_no, 'third@huayue.example')).toMatchObject({ code: 200 })
    expect(await isDelivered(orderNo, person)).toBe(false)
    await deliver(invoice_no, server)
    expect(await mailOf(invoice_no)).toMatchObject({ to: 'third@huayue.example', state: 'delivered' })
    expect(await read(person, invoice_no)).toMatchObject({ email: 'third@huayue.example' })
    const asked = (await trailOf(invoice_no)).filter(({ act }) => act === 'invoices.resend')
    expect(asked).toMatchObject([
      { actor_kind: 'member', diff: { to_another_address: true } },
      { actor_kind: 'staff', diff: { to_another_address: true } },
    ])
    expect(await textsOf(person)).toHaveLength(1)
  })
})

describe('mailing again', () => {
  test('is for who the document belongs to and for finance; nobody else changes its address', async () => {
    const { person, invoice_no } = await aDelivered()
    const before = await rowOf(invoice_no)
    queued.length = 0
    expect(await resend(await aMember(portal), invoice_no)).toMatchObject({ code: 404 })
    for (const clerk of [desk.auditor, others, await aStaff(portal, 'agent')])
      expect(await resend(clerk, invoice_no)).toMatchObject({ code: 403 })
    expect(await read(desk.auditor, invoice_no)).toMatchObject({ allowed: [] })
    for (const wrong of ['', 'nobody', 'a@b', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])
      expect(await resend(person, invoice_no, wrong)).toMatchObject({
        code: 400,
        data: { errors: { email: expect.stringMatching(/\p{Script=Han}/u) } },
      })
    expect(await rowOf(invoice_no)).toEqual(before)
    expect(queued).toEqual([])
  })

  test('is for what is issued', async () => {
    const { person, invoice_no } = await aRequested()
    expect(await resend(person, invoice_no)).toMatchObject({
      code: 409,
      data: { current: { invoice_status: 'submitted', mail: null } },
    })
    const issued = await anIssued()
    await askRed(issued.person, issued.invoice_no)
    expect(await resend(finance, issued.invoice_no)).toMatchObject({ code: 409 })
  })

  test('is there for what was issued before documents were mailed', async () => {
    const { person, invoice_no } = await anIssued()
    await portal.db.pool
      .updateTable('invoices')
      .set({ mailing: 0, mail_state: null, mail_at: null, mail_due_at: null })
      .where('invoice_no', '=', invoice_no)
      .execute()
    expect(await read(person, invoice_no)).toMatchObject({ mail: null, allowed: ['resend', 'ask_red'] })
    expect(await resend(person, invoice_no, address)).toMatchObject({ data: { mail: { to: address } } })
    expect(await rowOf(invoice_no)).toMatchObject({ mailing: 1 })
  })

  test('is done five times a day with one document, by whoever', async () => {
    const { person, invoice_no } = await anIssued()
    for (const who of [person, finance, person, finance, person])
      expect(await resend(who, invoice_no)).toMatchObject({ code: 200 })
    const before = await rowOf(invoice_no)
    queued.length = 0
    for (const who of [person, finance])
      expect(await resend(who, invoice_no, 'sixth@huayue.example')).toMatchObject({
        code: 429,
        message: answerTexts.mailsTooMany,
      })
    expect(await rowOf(invoice_no)).toEqual(before)
    expect(queued).toEqual([])
    expect(await timesOf(invoice_no, '重新发送')).toBe(5)
    await later(day + seconds)
    expect(await resend(person, invoice_no)).toMatchObject({ code: 200 })
  })

  test('is done fifty times a day by one account, with whichever document', async () => {
    const clerk = await aStaff(portal, 'finance')
    const { invoice_no } = await anIssued()
    expect(await resend(clerk, invoice_no)).toMatchObject({ code: 200 })
    const key = `invoice_mails_of:${clerk.id}`
    await portal.db.pool.updateTable('rate_limits').set({ hits: 49 }).where('key', '=', key).execute()
    const other = await anIssued()
    expect(await resend(clerk, other.invoice_no)).toMatchObject({ code: 200 })
    expect(await resend(clerk, other.invoice_no)).toMatchObject({ code: 429 })
    expect(await resend(finance, other.invoice_no)).toMatchObject({ code: 200 })
  })

  test('pressed twelve times at once is done five times, and each mail has its own number', async () => {
    const { person, invoice_no } = await anIssued()
    queued.length = 0
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => resend(at % 2 === 0 ? person : finance, invoice_no)),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([...Array(5).fill(200), ...Array(7).fill(429)])
    const { id } = await rowOf(invoice_no)
    expect(queued).toEqual([2, 3, 4, 5, 6].map(mailing => ({ id, mailing, afterSeconds: 0 })))
  })

  test('whose answer was lost is the same one again', async () => {
    const { person, invoice_no } = await anIssued()
    queued.length = 0
    const first = await resend(person, invoice_no, address, 'lost-answer-of-a-mail')
    expect(first).toMatchObject({ code: 200 })
    expect(await resend(person, invoice_no, address, 'lost-answer-of-a-mail')).toEqual(first)
    expect(queued).toEqual([{ ...(await jobOf(invoice_no)), mailing: 2, afterSeconds: 0 }])
  })
})

describe('a mail server that takes nothing', () => {
  test('is tried seven times more, each later than the last, for more than a day, and then given up', async () => {
    const { person, orderNo, invoice_no } = await anIssued()
    const { mail_at } = await rowOf(invoice_no)
    const job = await jobOf(invoice_no)
    for (const afterSeconds of triedAfter) {
      queued.length = 0
      await deliver(invoice_no, mailServer(null))
      expect(queued).toEqual([{ ...job, afterSeconds }])
      const retry_at = formatTime(new Date(portal.clock.now.getTime() + afterSeconds * seconds))
      const putOff = { state: 'waiting', trouble: '暂时没有发出', retry_at }
      expect(await mailOf(invoice_no)).toMatchObject(putOff)
      expect((await read(person, invoice_no)).mail).toMatchObject(putOff)
      // a job that comes too soon finds nothing to do
      const tooSoon = mailServer(null)
      await later((afterSeconds - 31) * seconds)
      await deliver(invoice_no, tooSoon)
      expect(tooSoon.mails).toEqual([])
      await later(31 * seconds)
    }
    expect(await rowOf(invoice_no)).toMatchObject({ mail_state: 'waiting', mail_at, mail_tries: 7 })
    expect(await textsOf(person)).toEqual([])
    queued.length = 0
    await deliver(invoice_no, mailServer(null))
    expect(queued).toEqual([])
    expect(await mailOf(invoice_no)).toMatchObject({
      state: 'failed',
      trouble: '多次没有发出',
      retry_at: null,
    })
    expect(await textsOf(person)).toHaveLength(1)
    expect(await isDelivered(orderNo, person)).toBe(false)
  })

  test('and does so later has it delivered, under the same id', async () => {
    const { invoice_no } = await anIssued()
    const away = mailServer(null)
    await deliver(invoice_no, away)
    const server = mailServer()
    await later(60 * seconds)
    await deliver(invoice_no, server)
    expect(server.mails[0]?.id).toBe(away.mails[0]?.id)
    expect(await mailOf(invoice_no)).toMatchObject({ state: 'delivered', trouble: '', retry_at: null })
  })
})

test('no address is in the trail or in a text, and the books are in order after all this', async () => {
  expect(await leaks()).toEqual([])
  expect(await brokenSentences(portal.db)).toEqual([])
})
