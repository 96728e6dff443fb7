import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverInvoice, requeueMails } from '@portal/portal/invoices/mail-invoice'
import { sweep } from '@portal/portal/jobs/sweep'
import type { Database, Tx } from '@portal/portal/kernel/database'
import type { Host } from '@portal/portal/ports'
import { brokenSentences } from '../faults/invariants.ts'
import { seconds } from './support/invoice-platform.ts'
import { documentNumber } from './support/invoices.ts'
import { mailServer, openMails, refusal, slowMailServer, triedAfter } from './support/mails.ts'

const opened = await openMails()
const { portal, host, finance, later, anIssued, askRed, settleRed, read, rowOf } = opened
const { queued, jobOf, deliver, resend, mailOf, timesOf, textsOf, isDelivered, aDelivered, leaks } = opened
beforeEach(() => {
  queued.length = 0
})
afterAll(() => portal.close())

const minute = 60 * seconds
const delivered = '送达接收邮箱'

/** A process that ends when everything is done but the commit. */
const dying: Host = {
  ...host,
  db: Object.create(host.db, {
    transaction: {
      value: (run: (tx: Tx) => Promise<unknown>) =>
        host.db.transaction(async tx => {
          await run(tx)
          throw new Error('killed')
        }),
    },
  }) as Database,
}

describe('what is to be reversed', () => {
  test('is not mailed any more; once that is refused it can be mailed again', async () => {
    const { person, orderNo, invoice_no } = await anIssued()
    await askRed(person, invoice_no)
    const job = await jobOf(invoice_no)
    const server = mailServer()
    await deliverInvoice(host, server, job)
    expect(server.mails).toEqual([])
    expect(await read(person, invoice_no)).toMatchObject({ invoice_status: 'red_requested', mail: null })
    expect(await settleRed({ invoice_no, result: 'refused', reason: '抬头无误' })).toMatchObject({
      data: { invoice_status: 'issued', mail: null },
    })
    await deliverInvoice(host, server, job)
    expect(server.mails).toEqual([])
    expect(await read(person, invoice_no)).toMatchObject({ allowed: ['resend', 'ask_red'] })
    expect(await resend(person, invoice_no)).toMatchObject({ data: { mail: { state: 'waiting' } } })
    await deliver(invoice_no, server)
    expect(server.mails).toHaveLength(1)
    expect(await isDelivered(orderNo, person)).toBe(true)
    expect(await textsOf(person)).toEqual([])
  })

  test.each([
    [
      'taken: it has arrived, and the order says so once the reversal is refused',
      { state: 'taken' } as const,
    ],
    ['refused: it has no mail any more, and nobody is told', refusal],
  ])('while it is being mailed, %s', async (_, answer) => {
    const { person, orderNo, invoice_no } = await anIssued()
    const { slow, asked, go } = slowMailServer(answer)
    queued.length = 0
    const sending = deliver(invoice_no, slow)
    await asked
    expect(await askRed(person, invoice_no)).toMatchObject({ code: 200 })
    go()
    await sending
    expect((await mailOf(invoice_no))?.state).toBe(answer.state === 'taken' ? 'delivered' : undefined)
    expect(await isDelivered(orderNo, person)).toBe(false)
    await settleRed({ invoice_no, result: 'refused', reason: '抬头无误' })
    expect(await isDelivered(orderNo, person)).toBe(answer.state === 'taken')
    expect(await textsOf(person)).toEqual([])
    expect(queued).toEqual([])
  })

  test('and was delivered stays so when the reversal is refused; when it is done the order has none', async () => {
    const { person, orderNo, invoice_no } = await aDelivered()
    const { mail } = await read(person, invoice_no)
    await askRed(person, invoice_no)
    expect(await isDelivered(orderNo, person)).toBe(false)
    await settleRed({ invoice_no, result: 'refused', reason: '抬头无误' })
    expect(await read(person, invoice_no)).toMatchObject({ invoice_status: 'issued', mail })
    expect(await isDelivered(orderNo, person)).toBe(true)

    await askRed(person, invoice_no)
    const letter = { red_number: documentNumber(), reversed_on: '2026-05-18' }
    expect(await settleRed({ invoice_no, result: 'done', ...letter })).toMatchObject({ code: 200 })
    expect(await isDelivered(orderNo, person)).toBe(false)
    expect(await timesOf(invoice_no, delivered)).toBe(1)
  })
})

describe('a mail ends once', () => {
  test('when two workers have its job at once: one of them sends it', async () => {
    const { person, orderNo, invoice_no } = await anIssued()
    const { slow, mails, asked, go } = slowMailServer({ state: 'taken' })
    const workers = [deliver(invoice_no, slow), deliver(invoice_no, slow)]
    await asked
    await later(89 * seconds)
    await deliver(invoice_no, slow)
    go()
    await Promise.all(workers)
    expect(mails.map(({ id }) => id)).toEqual([`${invoice_no}.1`])
    expect(await timesOf(invoice_no, delivered)).toBe(1)
    expect(await isDelivered(orderNo, person)).toBe(true)
  })

  test('and the member is told once when the first worker was taken for dead', async () => {
    const { person, invoice_no } = await anIssued()
    const [first, second] = [slowMailServer(refusal), slowMailServer(refusal)]
    const dead = deliver(invoice_no, first.slow)
    await first.asked
    await later(120 * seconds)
    const alive = deliver(invoice_no, second.slow)
    await second.asked
    for (const server of [first, second]) server.go()
    await Promise.all([dead, alive])
    expect([first, second].map(({ mails }) => mails.map(({ id }) => id))).toEqual([
      [`${invoice_no}.1`],
      [`${invoice_no}.1`],
    ])
    expect(await timesOf(invoice_no, '没有送达接收邮箱')).toBe(1)
    expect(await textsOf(person)).toHaveLength(1)
  })

  test.each([
    ['taken', { state: 'taken' } as const],
    ['refused', refusal],
  ])('one that is %s after another was asked for says nothing of that', async (_, answer) => {
    const { person, orderNo, invoice_no } = await anIssued()
    const { slow, asked, go } = slowMailServer(answer)
    const sending = deliver(invoice_no, slow)
    await asked
    expect(await resend(person, invoice_no, 'second@huayue.example')).toMatchObject({ code: 200 })
    const before = await rowOf(invoice_no)
    go()
    await sending
    expect(await rowOf(invoice_no)).toEqual(before)
    expect(await isDelivered(orderNo, person)).toBe(false)
    expect(await textsOf(person)).toEqual([])
    const server = mailServer()
    await deliver(invoice_no, server)
    expect(server.mails.map(({ id, to }) => [id, to])).toEqual([[`${invoice_no}.2`, 'second@huayue.example']])
    expect(await timesOf(invoice_no, delivered)).toBe(1)
  })

  test('though the process was killed after the mail server took it: it is sent again under the same id', async () => {
    const { person, orderNo, invoice_no } = await anIssued()
    const server = mailServer()
    const job = await jobOf(invoice_no)
    await expect(deliverInvoice(dying, server, job)).rejects.toThrow('killed')
    expect(await rowOf(invoice_no)).toMatchObject({ mail_state: 'waiting', mail_tries: 1 })
    // its job is tried again while nobody knows whether that process still sends
    await deliverInvoice(host, server, job)
    expect(server.mails).toHaveLength(1)
    await later(120 * seconds)
    await deliverInvoice(host, server, job)
    await deliverInvoice(host, server, job)
    expect(server.mails.map(({ id }) => id)).toEqual([`${invoice_no}.1`, `${invoice_no}.1`])
    expect(await timesOf(invoice_no, delivered)).toBe(1)
    expect(await isDelivered(orderNo, person)).toBe(true)
  })

  test('though the process was killed before the member was told of a refusal: once', async () => {
    const { person, invoice_no } = await anIssued()
    const job = await jobOf(invoice_no)
    await expect(deliverInvoice(dying, mailServer(refusal), job)).rejects.toThrow('killed')
    expect(await textsOf(person)).toEqual([])
    await later(120 * seconds)
    await deliverInvoice(host, mailServer(refusal), job)
    expect(await textsOf(person)).toHaveLength(1)
  })

  test('asked for at the same moment as a reversal: one after the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { person, invoice_no } = await anIssued()
      queued.length = 0
      const [asked, again] = await Promise.all([askRed(person, invoice_no), resend(finance, invoice_no)])
      expect(asked.code).toBe(200)
      expect([200, 409]).toContain(again.code)
      const { mailing } = await rowOf(invoice_no)
      expect([mailing, queued.length]).toEqual(again.code === 200 ? [2, 1] : [1, 0])
      const server = mailServer()
      await deliver(invoice_no, server)
      expect(server.mails).toEqual([])
      expect(await mailOf(invoice_no)).toBeNull()
    }
  })
})

test('a mail whose job was lost gets another after ten minutes, and nothing else does', async () => {
  const lost = await anIssued()
  const reversed = await anIssued()
  const again = await anIssued()
  await aDelivered()
  const refused = await anIssued()
  await deliver(refused.invoice_no, mailServer(refusal))
  await later(9 * minute)
  const fresh = await anIssued()
  await resend(again.person, again.invoice_no)
  await askRed(reversed.person, reversed.invoice_no)
  queued.length = 0
  await requeueMails(host)
  expect(queued).toEqual([])

  await later(minute + seconds)
  await sweep(host)
  const jobs = [await jobOf(lost.invoice_no), await jobOf(reversed.invoice_no)]
  expect(queued).toHaveLength(2)
  for (const job of jobs) expect(queued).toContainEqual({ ...job, afterSeconds: 0 })
  // once, however often it looks
  await sweep(host)
  expect(queued).toHaveLength(2)

  for (const job of jobs) await deliverInvoice(host, mailServer(), job)
  expect(await mailOf(lost.invoice_no)).toMatchObject({ state: 'delivered' })
  expect(await mailOf(reversed.invoice_no)).toBeNull()
  expect(await mailOf(fresh.invoice_no)).toMatchObject({ state: 'waiting' })
  queued.length = 0
  await sweep(host)
  expect(queued).toEqual([])
})

test('a document whose file is lost is tried like any other, told to the log, and given up', async () => {
  const { person, invoice_no } = await anIssued()
  const job = await jobOf(invoice_no)
  const blind: Host = { ...host, files: { ...host.files, open: async () => null } }
  const server = mailServer()
  for (const afterSeconds of [...triedAfter, 0]) {
    await expect(deliverInvoice(blind, server, job)).rejects.toThrow('without its content')
    await later(afterSeconds * seconds)
  }
  expect(server.mails).toEqual([])
  expect(await mailOf(invoice_no)).toMatchObject({ state: 'failed', trouble: '多次没有发出' })
  expect(await textsOf(person)).toHaveLength(1)
  await deliverInvoice(blind, server, job)
})
test('no address is in the trail or in a text, and the books are in order after all this', async () => {
  expect(await leaks()).toEqual([])
  expect(await brokenSentences(portal.db)).toEqual([])
})
