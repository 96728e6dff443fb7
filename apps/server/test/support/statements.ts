import { expect } from 'vitest'
import type { Envelope } from '@portal/api/contract/endpoint'
import { decidePayment, payOrder } from '@portal/api/contract/orders.contract'
import {
  confirmStatement,
  getStatement,
  listStatementLines,
  tickStatement,
  tryStatement,
  uploadStatement,
} from '@portal/api/contract/statements.contract'
import type { StatementImport, StatementLine } from '@portal/api/contract/statements.schema'
import type { StatementTab } from '@portal/api/rules/statement'
import { purchases } from '@portal/portal/purchases'
import { runStatement } from '@portal/portal/statements/confirm'
import { openOrders, params } from './orders.ts'
import { aMember, type Person } from './people.ts'
import { approved, reported } from './journey.ts'
import { aForm } from './personal-form.ts'
import { aCsv } from './sheets.ts'
import { multipartOf } from './uploads.ts'
import { withinContract } from './within-contract.ts'

export const statementHead = ['交易时间', '付款户名', '付款账号', '附言', '收入金额', '支出金额', '流水号']

let made = 0
/** A line of income as the bank writes it. */
export function bankLine(part: {
  payer?: string
  remark?: string
  yuan?: string
  ref?: string
  time?: string
}): string[] {
  made += 1
  const {
    payer = '陈知行',
    remark = '',
    yuan = '200.00',
    ref = `S${made}`,
    time = '2026-05-18 11:06:00',
  } = part
  return [time, payer, '6222000000006621', remark, yuan, '', ref]
}

/** A portal with a desk, and the steps of an import. */
export async function openStatements() {
  const opened = await openOrders()
  const { portal, desk } = opened
  const finance = { token: desk.finance.token }

  async function upload(
    content: Buffer | string,
    { name = '对账单.csv', who = finance } = {},
  ): Promise<Envelope<StatementImport & { rule?: string }>> {
    const { payload, type } = multipartOf({}, Buffer.from(content), name)
    const answer = await portal.manager.inject({
      method: 'POST',
      url: uploadStatement.path,
      headers: { token: who.token, 'content-type': type },
      payload,
    })
    const envelope = answer.json<Envelope<StatementImport & { rule?: string }>>()
    expect(withinContract(uploadStatement, answer.statusCode, envelope)).toBe('')
    return envelope
  }
  /** Uploads a table and takes its columns as they were guessed. */
  async function tried(lines: readonly string[][], who = finance): Promise<StatementImport> {
    const { code, data } = await upload(aCsv([statementHead, ...lines]), { who })
    expect(code).toBe(200)
    if (!data.sheet) throw new Error('no columns')
    const body = { import_id: data.import_id, ...data.sheet.layout }
    return portal.ok(tryStatement, { body }, who)
  }
  const lines = async (
    { import_id }: StatementImport,
    tab: StatementTab = 'all',
    who = finance,
  ): Promise<StatementLine[]> =>
    (await portal.ok(listStatementLines, { params: { import_id }, query: { tab, page_size: 100 } }, who)).list
  const tick = (
    { import_id }: StatementImport,
    matches: number[],
    ticked = true,
  ): Promise<Envelope<unknown>> =>
    portal.call(tickStatement, { body: { import_id, matches, ticked } }, finance)
  const confirm = (
    { import_id, version }: StatementImport,
    who: Person | typeof finance = finance,
    key?: string,
  ) =>
    portal.call(
      confirmStatement,
      { body: { import_id, version } },
      { token: who.token, ...(key === undefined ? {} : { key }) },
    )
  const run = ({ import_id }: StatementImport) => runStatement(portal.host, purchases, import_id)
  const read = ({ import_id }: StatementImport, who = finance) =>
    portal.ok(getStatement, { params: { import_id } }, who)

  /** Stores lines of a statement; none of them pays anything. */
  async function stored(...table: string[][]): Promise<void> {
    const trial = await tried(table)
    const ticked = trial.trial?.groups.some(group => group.ticked) === true
    const numbers = table.map((_, index) => index + 2)
    const seen = ticked ? ((await tick(trial, numbers, false)).data as typeof trial) : trial
    expect(await confirm(seen)).toMatchObject({ code: 200 })
    await run(seen)
  }
  /** Finance takes money off the line with this reference for an order of ¥200: all of it, or a part. */
  const decide = (order_no: string, bank_ref: string, received_fen = 20_000, received_at = '2026-05-18') =>
    portal.call(
      decidePayment,
      {
        params,
        body: {
          order_no,
          decision: received_fen < 20_000 ? 'short' : 'confirm',
          received_fen,
          received_at,
          bank_ref,
          remark: '',
        },
      },
      finance,
    )

  /** An order whose transfer was chosen; nothing is reported. */
  async function aChosen(name = '陈知行') {
    const person = await aMember(portal)
    const orderNo = await approved(portal, person, desk, aForm({ user_name: name }))
    const body = { order_no: orderNo, channel: 'offline' as const }
    const { remark_code } = await portal.ok(payOrder, { params, body }, { token: person.token })
    if (remark_code === null) throw new Error('no code')
    return { person, orderNo, code: remark_code, name }
  }
  /** An order whose transfer is reported. */
  async function aReportedOne(name?: string) {
    const chosen = await aChosen(name)
    await reported(portal, chosen.person, chosen.orderNo)
    return chosen
  }
  return {
    ...opened,
    finance,
    upload,
    tried,
    lines,
    tick,
    confirm,
    run,
    read,
    stored,
    decide,
    aChosen,
    aReportedOne,
  }
}
