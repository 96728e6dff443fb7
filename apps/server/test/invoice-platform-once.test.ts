import { afterAll, beforeEach, expect, test } from 'vitest'
import { handOverInvoice, retryInvoice } from '@portal/api/contract/invoices.contract'
import { followPlatform } from '@portal/portal/invoices/follow-platform'
import { sweep } from '@portal/portal/jobs/sweep'
import type { DocumentWord, Host, InvoicePlatform } from '@portal/portal/ports'
import { brokenSentences } from '../faults/invariants.ts'
import { issuedWord, openPlatform, seconds, type Press } from './support/invoice-platform.ts'
import { aStaff } from './support/people.ts'

const queued: unknown[] = []
const jobs: Host['jobs'] = {
  async enqueue(_tx, name, data, afterSeconds = 0) {
    if (name === 'documents') queued.push({ ...data, afterSeconds })
  },
  wake: () => undefined,
}
const opened = await openPlatform(jobs)
const { portal, host, platform, finance, later, aRequested, cancel, sendBack, read } = opened
const { aRequestThat, press, handOver, rowOf, follow, settled, books, mend, byHand } = opened
const colleague = await aStaff(portal, 'finance')
beforeEach(mend)
afterAll(() => portal.close())

const codes = (answers: readonly { code: number }[]) => answers.map(({ code }) => code).toSorted()
const dies = () => Promise.reject(new Error('killed'))

/** A platform whose answer to the next question comes when it is let go. */
function holding(word: DocumentWord) {
  const asked = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const held: InvoicePlatform = {
    ...platform,
    async ask() {
      asked.resolve()
      await go.promise
      return word
    },
  }
  return { held, asked: asked.promise, go: go.resolve }
}

const historyOf = async (invoice_no: string) =>
  (await read(finance, invoice_no)).history.map(({ text, by }) => `${by}：${text}`)

test('the job is there with the move, asks a few times soon, and leaves the rest to the rounds', async () => {
  const { invoice_no } = await aRequestThat('沙箱慢')
  const { id } = await rowOf(invoice_no)
  queued.length = 0
  await handOver(invoice_no)
  await press(handOverInvoice, invoice_no)
  expect(queued).toEqual([{ id, asked: 0, afterSeconds: 0 }])
  for (const asked of [0, 1, 2, 3, 4]) await followPlatform(host, id, asked)
  expect(queued.slice(1)).toEqual([
    { id, asked: 1, afterSeconds: 2 },
    { id, asked: 2, afterSeconds: 4 },
    { id, asked: 3, afterSeconds: 8 },
    { id, asked: 4, afterSeconds: 15 },
  ])
})

test('of ten presses of two clerks one hands over; so with trying again', async () => {
  const { invoice_no } = await aRequestThat('沙箱拒绝一次')
  const presses = (act: Press) =>
    Promise.all(
      Array.from({ length: 10 }, (_, at) => press(act, invoice_no, at % 2 === 0 ? finance : colleague)),
    )
  expect(codes(await presses(handOverInvoice))).toEqual([200, ...Array(9).fill(409)])
  await follow(invoice_no)
  await later(3 * seconds)
  await Promise.all(Array.from({ length: 5 }, () => follow(invoice_no)))
  expect(codes(await presses(retryInvoice))).toEqual([200, ...Array(9).fill(409)])
  expect(await rowOf(invoice_no)).toMatchObject({ handed_over: 2 })
  await Promise.all(Array.from({ length: 5 }, () => follow(invoice_no)))
  await later(3 * seconds)
  await Promise.all(Array.from({ length: 5 }, () => follow(invoice_no)))
  expect(await books(invoice_no)).toEqual(['1 refused', '2 issued'])
  const history = await historyOf(invoice_no)
  expect(history.filter(line => line.startsWith('开票平台'))).toEqual([
    '开票平台：开票平台没有开出',
    '开票平台：开票平台开出',
  ])
})

test('a member who cancels and a clerk who hands over: one of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { person, invoice_no } = await aRequested()
    const answers = await Promise.all([cancel(person, invoice_no), press(handOverInvoice, invoice_no)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
  }
})

test('a press whose answer was lost is the same press again', async () => {
  const { invoice_no } = await aRequestThat('')
  const first = await press(handOverInvoice, invoice_no, finance, 'lost-answer-of-a-press')
  expect(await press(handOverInvoice, invoice_no, finance, 'lost-answer-of-a-press')).toEqual(first)
  expect(await rowOf(invoice_no)).toMatchObject({ handed_over: 1 })
})

test('a process that ends after the platform took it, and one that ends before it is stored', async () => {
  const { invoice_no } = await aRequestThat('')
  await handOver(invoice_no)
  // the platform has it, and nobody here knows
  const { id } = await rowOf(invoice_no)
  const killed: Host = {
    ...host,
    jobs: { ...jobs, enqueue: dies },
    files: { ...host.files, put: dies },
  }
  await expect(followPlatform(killed, id, 0)).rejects.toThrow('killed')
  await later(3 * seconds)
  // it was issued, and that is not stored
  await expect(followPlatform(killed, id, 0)).rejects.toThrow('killed')
  expect(await rowOf(invoice_no)).toMatchObject({ status: 'issuing' })
  expect(await books(invoice_no)).toEqual(['1 issued'])
  await sweep(host)
  const { number, status } = await rowOf(invoice_no)
  expect(status).toBe('issued')
  const [written] = await portal.db.pool
    .selectFrom('sandbox_documents')
    .select('number')
    .where('request_no', '=', invoice_no)
    .execute()
  expect(written?.number).toBe(number)
})

test('requests whose answers are lost on the way are the same document', async () => {
  const { invoice_no } = await aRequestThat('')
  await handOver(invoice_no)
  const lost: InvoicePlatform = {
    ...platform,
    async issue(document) {
      await platform.issue(document)
      throw new Error('line cut')
    },
    ask: async () => null,
  }
  host.invoicePlatform = lost
  await Promise.all([follow(invoice_no), follow(invoice_no), follow(invoice_no)])
  expect(await rowOf(invoice_no)).toMatchObject({ status: 'issuing', silent_since: expect.any(Date) })
  host.invoicePlatform = platform
  await later(3 * seconds)
  await follow(invoice_no)
  expect(await rowOf(invoice_no)).toMatchObject({ status: 'issued', silent_since: null })
  expect(await books(invoice_no)).toEqual(['1 issued'])
})

test('an answer that comes after the clerk sent it back, or tried again, is nobody’s any more', async () => {
  const { invoice_no } = await aRequestThat('沙箱拒绝')
  const { id } = await rowOf(invoice_no)
  await handOver(invoice_no)
  await follow(invoice_no)
  await later(3 * seconds)
  const { held, asked, go } = holding(issuedWord)
  host.invoicePlatform = held
  const slow = followPlatform(host, id)
  await asked
  host.invoicePlatform = platform
  await follow(invoice_no)
  expect(await sendBack(invoice_no, '税号不正确')).toMatchObject({ code: 200 })
  go()
  await slow
  expect(await rowOf(invoice_no)).toMatchObject({ status: 'returned', number: null })

  const other = await aRequestThat('沙箱拒绝一次')
  const { id: otherId } = await rowOf(other.invoice_no)
  await handOver(other.invoice_no)
  await follow(other.invoice_no)
  await later(3 * seconds)
  const late = holding({ state: 'refused', reason: '上一次的' })
  host.invoicePlatform = late.held
  const slowly = followPlatform(host, otherId)
  await late.asked
  host.invoicePlatform = platform
  await follow(other.invoice_no)
  await press(retryInvoice, other.invoice_no)
  late.go()
  await slowly
  expect(await rowOf(other.invoice_no)).toMatchObject({ status: 'issuing', handed_over: 2, trouble: '' })
  await settled(other.invoice_no)
  // said once more
  await follow(other.invoice_no)
  expect(await rowOf(other.invoice_no)).toMatchObject({ status: 'issued' })
})

test('a platform that is taken out of service keeps what it has', async () => {
  const { invoice_no } = await aRequestThat('')
  await handOver(invoice_no)
  host.invoicePlatform = null
  byHand()
  await sweep(host)
  expect(await read(finance, invoice_no)).toMatchObject({ invoice_status: 'issuing', allowed: [] })
  host.invoicePlatform = platform
  await sweep(host)
  await later(3 * seconds)
  await sweep(host)
  expect(await read(finance, invoice_no)).toMatchObject({ invoice_status: 'issued' })
})

test('the books are in order after all this', async () => {
  expect(await brokenSentences(portal.db)).toEqual([])
})
