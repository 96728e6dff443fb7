import { expect } from 'vitest'
import {
  handOverInvoice,
  mendInvoice,
  requestInvoice,
  type handOverReversal,
  type retryInvoice,
} from '@portal/api/contract/invoices.contract'
import { followPlatform } from '@portal/portal/invoices/follow-platform'
import type { DocumentWord, Host, InvoicePlatform } from '@portal/portal/ports'
import { aTitle, openInvoices, requestOf } from './invoices.ts'
import { params } from './orders.ts'
import type { Person } from './people.ts'

export const seconds = 1_000

export type Press = typeof handOverInvoice | typeof retryInvoice | typeof handOverReversal

/** A document of ¥200 as a platform that does everything right has it. */
export const issuedWord: Extract<DocumentWord, { state: 'issued' }> = {
  state: 'issued',
  number: '26110000000000000001',
  issued_on: '2026-05-18',
  buyer_name: '华岳重工集团有限公司',
  tax_no: '91110108MA01X7Q24N',
  amount_fen: 20_000,
  files: [Buffer.from('%PDF-1.4\n%%EOF\n')],
}

/** A portal whose documents the sandbox's platform issues, and what the tests of it begin with and do. */
export async function openPlatform(jobs?: Host['jobs']) {
  const opened = await openInvoices({ env: { INVOICE_PROVIDER: 'sandbox' }, ...(jobs ? { jobs } : {}) })
  const { portal, finance, later, aPaid } = opened
  const { host } = portal
  const { settings, invoicePlatform } = host
  if (!invoicePlatform) throw new Error('no platform')
  const platform: InvoicePlatform = invoicePlatform

  /** A document that is asked for, with what the sandbox is to play in its remark. */
  async function aRequestThat(remark: string) {
    const { person, orderNo } = await aPaid()
    const title = await aTitle(portal, person)
    const body = { ...requestOf(title, [{ order_no: orderNo, amount_fen: 20_000 }]), remark }
    const { invoice_no } = await portal.ok(requestInvoice, { params, body }, { token: person.token })
    return { person, orderNo, invoice_no }
  }
  const press = (act: Press, invoice_no: string, clerk: Person = finance, key?: string) =>
    portal.call(
      act,
      { params, body: { invoice_no } },
      { token: clerk.token, ...(key === undefined ? {} : { key }) },
    )
  /** Finance mends the title of a document and has the platform try again. */
  const mendTitle = (invoice_no: string, part: object = {}, clerk: Person = finance, key?: string) => {
    const body = {
      invoice_no,
      buyer_name: '华岳重工装备集团有限公司',
      tax_no: '91110108MA01X7Q24N',
      title_note: '请更新抬头',
      ...part,
    }
    return portal.call(
      mendInvoice,
      { params, body },
      { token: clerk.token, ...(key === undefined ? {} : { key }) },
    )
  }
  const handOver = async (invoice_no: string) =>
    expect(await press(handOverInvoice, invoice_no)).toMatchObject({
      data: { invoice_status: 'issuing', allowed: [] },
    })
  const rowOf = (invoice_no: string) =>
    portal.db.pool
      .selectFrom('invoices')
      .selectAll()
      .where('invoice_no', '=', invoice_no)
      .executeTakeFirstOrThrow()
  const follow = async (invoice_no: string) => followPlatform(host, (await rowOf(invoice_no)).id)
  /** Tells the platform, and asks it again when it has done what it was asked. */
  async function settled(invoice_no: string) {
    await follow(invoice_no)
    await later(3 * seconds)
    await follow(invoice_no)
  }
  /** Issued by the platform. */
  async function anIssuedThere() {
    const requested = await aRequestThat('')
    await handOver(requested.invoice_no)
    await settled(requested.invoice_no)
    expect(await rowOf(requested.invoice_no)).toMatchObject({ status: 'issued' })
    return requested
  }
  /** What the platform has of a request: `1 issued`, `2 refused`. */
  async function books(request_no: string): Promise<string[]> {
    const rows = await portal.db.pool
      .selectFrom('sandbox_documents')
      .select(['serial', 'refusal', 'is_letter'])
      .where('request_no', '=', request_no)
      .orderBy('serial')
      .execute()
    return rows.map(
      ({ serial, refusal, is_letter }) =>
        `${serial.split('-')[1]} ${refusal === '' ? (is_letter ? 'reversed' : 'issued') : 'refused'}`,
    )
  }
  /** The platform stands there again, as at the beginning. */
  function mend() {
    host.invoicePlatform = platform
    host.settings = settings
  }
  const byHand = () => {
    host.settings = { ...settings, invoiceProvider: 'manual' }
  }
  return {
    ...opened,
    host,
    platform,
    aRequestThat,
    press,
    mendTitle,
    handOver,
    rowOf,
    follow,
    settled,
    anIssuedThere,
    books,
    mend,
    byHand,
  }
}
