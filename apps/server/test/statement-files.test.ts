import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { refusals } from '@portal/api/rules/refusals'
import { tryStatement } from '@portal/api/contract/statements.contract'
import { anXlsx, aZip, type Cell } from './support/sheets.ts'
import { bankLine, openStatements, statementHead } from './support/statements.ts'

const { portal, upload, tried, lines, finance } = await openStatements()
afterAll(() => portal.close())

const line: Cell[] = ['2026-05-18 11:06:00', '冯远道', '622200000000006621', '会费', 200, null, 'X1']
const oldOffice = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(600),
])
const locked = Buffer.concat([oldOffice, Buffer.from('EncryptedPackage', 'utf16le')])
/** 付款户名 and 冯远道 as a Chinese bank's computer writes them. */
const gb18030 = Buffer.from(
  '\xbd\xbb\xd2\xd7\xca\xb1\xbc\xe4,\xb8\xb6\xbf\xee\xbb\xa7\xc3\xfb,\xca\xd5\xc8\xeb\xbd\xf0\xb6\xee\r\n2026-05-18,\xb7\xeb\xd4\xb6\xb5\xc0,200.00\r\n',
  'latin1',
)

/** Reads a file by its guessed columns. */
async function readAs(content: Buffer | string) {
  const { code, data } = await upload(content)
  expect(code).toBe(200)
  if (!data.sheet) throw new Error('no columns')
  return portal.ok(tryStatement, { body: { import_id: data.import_id, ...data.sheet.layout } }, finance)
}

test.each([
  ['an empty file', Buffer.alloc(0), 'statement_missing'],
  ['nothing but blanks', ' ,\n , ', 'statement_empty'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'statement_type'],
  ['a PDF', '%PDF-1.7\n1 0 obj', 'statement_type'],
  ['a web page that is called xls', '<html><table><tr><td>1</td></tr></table></html>', 'statement_type'],
  ['another zip', aZip([{ name: 'word/document.xml', content: '<x/>' }]), 'statement_type'],
  ['a compressed text', gzipSync('a,b'), 'statement_type'],
  ['an old Excel file', oldOffice, 'statement_old_excel'],
  ['a file with a password', locked, 'statement_locked'],
  ['half a table', anXlsx([line]).subarray(0, 700), 'statement_damaged'],
  [
    'a table whose parts are no XML',
    aZip([{ name: 'xl/workbook.xml', content: '<<<' }]),
    'statement_damaged',
  ],
  [
    'a zip that unpacks to gigabytes',
    aZip([{ name: 'xl/workbook.xml', content: 'x' }], 0x7fff_ffff),
    'statement_too_long',
  ],
  ['bytes of no encoding', Buffer.from([0x61, 0xff, 0xff, 0x2c, 0x62]), 'statement_encoding'],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'statement_too_large'],
  ['too many rows', 'a,b\n'.repeat(20_300), 'statement_too_long'],
] as const)('%s is refused in words', async (_, content, rule) => {
  const answer = await upload(content)
  expect(answer).toMatchObject({ code: 422, message: refusals[rule], data: { rule } })
})

test.each([
  ['UTF-8', Buffer.from('交易时间,付款户名,收入金额\r\n2026-05-18,冯远道,200.00\r\n')],
  ['UTF-8 with a mark', Buffer.from('\uFEFF交易时间,付款户名,收入金额\r\n2026-05-18,冯远道,200.00\r\n')],
  ['UTF-16', Buffer.from('\uFEFF交易时间\t付款户名\t收入金额\r\n2026-05-18\t冯远道\t200.00\r\n', 'utf16le')],
  ['GB18030', gb18030],
])('a text in %s is read', async (_, content) => {
  expect(await lines(await readAs(content))).toMatchObject([
    { payer_name: '冯远道', amount_fen: 20_000, booked_at: '2026-05-18 00:00:00' },
  ])
})

test('a table with a preamble, merged and hidden cells, formulas, dates and long numbers is read as it is shown', async () => {
  const table = anXlsx(
    [
      ['示例银行 交易明细'],
      ['账号', '110000000000001234'],
      statementHead,
      [{ serial: 46_160.5 }, '冯远道', '622200000000006621', '会费', 1_800.1, null, '202605180000000001'],
      ['2026/5/18 14:03', '顾明澈', null, null, '￥1,234.50', null, 'N2'],
      [
        '20260518',
        '方时雨',
        null,
        null,
        { xml: '<c r="?"><f>1+1</f><v>2.0000000000000004</v></c>' },
        null,
        'N3',
      ],
      ['2026-05-18', '支出', null, null, null, 88, 'N4'],
      ['合计', null, null, null, 3_036.6, 88],
    ],
    { after: '<mergeCells count="1"><mergeCell ref="A1:G1"/></mergeCells>', hidden: [5] },
  )
  const trial = await readAs(table)
  expect(trial.trial).toMatchObject({
    expense_lines: 1,
    file_total_fen: 303_660,
    income: { amount_fen: 303_660 },
  })
  const found = await lines(trial)
  expect(found).toMatchObject([
    {
      booked_at: '2026-05-18 12:00:00',
      payer_account: '622200000000006621',
      bank_ref: '202605180000000001',
      amount_fen: 180_010,
    },
    { booked_at: '2026-05-18 14:03:00', amount_fen: 123_450 },
    { booked_at: '2026-05-18 00:00:00', amount_fen: 200 },
  ])
})

test('a long number that the table has rounded is refused at its cell', async () => {
  const rows = [
    statementHead,
    line,
    [...line.slice(0, 2), { xml: '<c r="?"><v>622200000000006600</v></c>' }, '会费', 200, null, 'X2'],
  ]
  expect(await readAs(anXlsx(rows))).toMatchObject({
    state: 'columns',
    trial: null,
    sheet: { fault_count: 1, faults: [{ row: 3, column: 'payer_account' }] },
  })
})

const withAmount = (xml: string): Cell[] => [...line.slice(0, 4), { xml }, null, 'X3']

test('formulas without a result and with an error are refused at their cells', async () => {
  const rows = [
    statementHead,
    withAmount('<c r="?" t="str"><f>A2</f></c>'),
    withAmount('<c r="?" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
  ]
  expect(await readAs(anXlsx(rows))).toMatchObject({
    sheet: {
      faults: [
        { row: 2, column: 'income', text: '没有金额；如是公式，请在表格软件里算好后重新保存' },
        { row: 3, column: 'income', text: '没有金额；如是公式，请在表格软件里算好后重新保存' },
      ],
    },
  })
})

test('a cell at the far end of a table fills no memory', async () => {
  const { code } = await upload(anXlsx([[{ xml: '<c r="XFD1048576"><v>1</v></c>' }]]))
  expect([200, 422]).toContain(code)
})

test('columns that nobody knows are given by hand, but not one for two uses', async () => {
  const { data } = await upload('a,b,c\n2026-05-18,冯远道,200')
  const { import_id, sheet } = data
  if (!sheet) throw new Error('no columns')
  const ask = (columns: object) =>
    portal.call(
      tryStatement,
      { body: { import_id, header_row: 1, columns: { ...sheet.layout.columns, ...columns } } },
      finance,
    )
  expect(await ask({})).toMatchObject({ code: 422, data: { rule: 'statement_columns' } })
  expect(await ask({ time: 0, payer_name: 1, income: 1 })).toMatchObject({
    data: { rule: 'statement_columns' },
  })
  expect(await ask({ time: 0, payer_name: 1, income: 2 })).toMatchObject({
    code: 200,
    data: { state: 'tried' },
  })
})

test('20,000 lines are read and matched within seconds', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) =>
    bankLine({
      payer: `付款单位${index % 5_000}`,
      remark: `会费 R${String(index).padStart(7, '2')}`,
      yuan: '200.00',
    }),
  )
  const started = performance.now()
  const trial = await tried(rows)
  const seconds = (performance.now() - started) / 1_000
  expect(trial.trial?.income).toEqual({ lines: 20_000, amount_fen: 400_000_000 })
  expect(seconds).toBeLessThan(20)
})

const codeOfMany = (index: number) => `R${String(index + 100_000).padStart(7, '2')}`

test('lines that name 20,000 orders are matched as quickly, where only another statement is known of', async () => {
  await portal.db.script(
    `insert into members (id, phone, nickname, consent_version, consented_at, created_at)
       select 'many-' || n, '150' || lpad(n::text, 8, '0'), '', '1', now(), now() from generate_series(0, 19999) as n;
     insert into orders (id, order_no, kind, reason, subject_type, subject_name, member_id, level, amount_fen, received_fen,
         channel, order_status, remark_code, created_at)
       select 'many-' || n, '9' || lpad(n::text, 12, '0'), 'dues', 'renew', 'personal', '会员' || n, 'many-' || n, 'personal',
         20000, 0, 'offline', 0, 'R' || lpad((n + 100000)::text, 7, '2'), now() from generate_series(0, 19999) as n`,
  )
  await portal.db.script('analyze')
  // the first half names an order each, of the others always two the same two
  const rows = Array.from({ length: 20_000 }, (_, index) => {
    const both = [index - (index % 2), index - (index % 2) + 1]
    return bankLine({ remark: (index < 10_000 ? [index] : both).map(codeOfMany).join(' ') })
  })
  const started = performance.now()
  const trial = await tried(rows)
  const seconds = (performance.now() - started) / 1_000
  const half = { lines: 10_000, orders: 10_000, amount_fen: 200_000_000 }
  expect(trial.trial?.groups).toEqual([
    { group: 'several', ticked: false, ...half },
    { group: 'equal', ticked: true, ...half },
  ])
  expect(seconds).toBeLessThan(20)
})
