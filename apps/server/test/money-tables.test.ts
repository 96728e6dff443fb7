import { afterAll, describe, expect, test } from 'vitest'
import { exportReconciliation } from '@portal/api/contract/reconciliation.contract'
import { staffLogout } from '@portal/api/contract/staff.contract'
import { exportStatement } from '@portal/api/contract/statements.contract'
import { reasonText, statementGroupNames } from '@portal/api/rules/statement-words'
import { openReconciliation, theDifference, timeOn } from './support/reconciliation.ts'
import { aStaff } from './support/people.ts'
import { bankLine } from './support/statements.ts'
import { tablesOf } from './support/tables.ts'

const steps = await openReconciliation()
const { portal, finance, freshDay, nextDay, stored, anew, settle, aReportedOne, confirmTyped } = steps
const { tried, lines } = steps
afterAll(() => portal.close())

const { follow, read, trailOf } = tablesOf(portal)

describe('a day of the reconciliation', () => {
  test('is a table of its bridge, its channels and its differences, cell by cell', async () => {
    const day = await freshDay()
    const order = await aReportedOne('裴一')
    await confirmTyped(order.orderNo, 'T-1', day)
    await nextDay()
    await stored(
      bankLine({ payer: '裴一', ref: 'T-1', yuan: '195.00', time: timeOn(day) }),
      bankLine({
        payer: "=cmd|' /C calc'!A0",
        remark: '印刷费',
        ref: '110101199001011234',
        time: timeOn(day),
      }),
    )
    const first = await anew(day)
    await settle(theDifference(first, 'bank_unmatched').difference_id, 'other_income', '印刷费退款')
    const seen = await steps.see(day)

    const { file_name, url } = await portal.ok(exportReconciliation, { body: { day } }, finance)
    const { name, head, rows, note, disposition } = await read(url)
    expect(file_name).toBe(`对账-${day.replaceAll('-', '')}.xlsx`)
    expect(disposition).toContain(encodeURIComponent(file_name))
    expect(name).toBe(`对账 ${day}`)
    expect(note).toEqual([[`${day} 的对账，共 ${seen.differences.length} 条差异，导出完整`]])
    const column = (title: string) => head.indexOf(title)
    const cell = (row: (typeof rows)[number] | undefined, title: string) => row?.[column(title)] ?? null
    const part = (title: string) => rows.filter(row => cell(row, '部分') === title)

    // from the orders to the bank, and the steps between add up
    const bridge = part('从订单到银行')
    expect(bridge).toHaveLength(seen.bridge.length)
    expect(cell(bridge[0], '订单金额（元）')).toBe(200)
    const between = bridge.reduce((sum, row) => sum + Number(cell(row, '差额（元）') ?? 0), 0)
    expect(200 + between).toBe(cell(bridge.at(-1), '银行入账（元）'))
    expect(part('按渠道').map(row => [cell(row, '渠道'), cell(row, '订单金额（元）')])).toContainEqual([
      '对公转账',
      200,
    ])
    const differences = part('差异')
    expect(differences).toHaveLength(seen.differences.length)
    const amount = differences.find(row => cell(row, '订单号') === order.orderNo)
    expect(amount).toBeDefined()
    expect([cell(amount, '差额（元）'), cell(amount, '状态')]).toEqual([-5, '待处理'])
    // what somebody wrote to us is a text, and long digits are whole
    const foreign = differences.find(row => cell(row, '处理方式') === '登记为其他来款')
    expect(cell(foreign, '会员或付款方')).toBe("=cmd|' /C calc'!A0")
    expect(cell(foreign, '渠道单号或流水号')).toBe('110101199001011234')
    expect(cell(foreign, '说明')).toBe('印刷费退款')
    expect(await trailOf('reconciliation.export', day)).toEqual([{ money: true, actor_kind: 'staff' }])
  })

  test('of a day that was not reconciled there is no table', async () => {
    expect(await portal.call(exportReconciliation, { body: { day: '2020-01-01' } }, finance)).toMatchObject({
      code: 404,
    })
  })
})

describe('a dry run', () => {
  test('is a table of all its lines, more than a page, with what each would pay and why', async () => {
    const order = await aReportedOne('冯远道')
    const many = Array.from({ length: 205 }, (_, at) =>
      bankLine({ payer: `户名 ${at}`, yuan: `${at + 1}.30` }),
    )
    const trial = await tried([bankLine({ payer: '冯远道', remark: `会费 ${order.code}` }), ...many])
    const { url } = await portal.ok(exportStatement, { body: { import_id: trial.import_id } }, finance)
    const { head, rows, note } = await read(url)
    expect(note).toEqual([['共 206 行收入，导出完整']])
    expect(rows).toHaveLength(206)
    const shown = await lines(trial)
    const column = (title: string) => head.indexOf(title)
    for (const [at, line] of shown.entries()) {
      const row = rows[at] ?? []
      expect(row[column('行号')]).toBe(String(line.line_no))
      expect(row[column('付款户名')]).toBe(line.payer_name)
      expect(row[column('付款账号')]).toBe(line.payer_account)
      expect(row[column('流水金额（元）')]).toBe(line.amount_fen / 100)
      expect(row[column('分类')]).toBe(statementGroupNames[line.group])
      expect(row[column('依据')]).toBe(reasonText(line))
    }
    const paid = rows.find(row => row[column('付款户名')] === '冯远道')
    expect(paid?.[column('订单号')]).toBe(order.orderNo)
    expect(paid?.[column('勾选')]).toBe('是')
    expect(paid?.[column('应付合计（元）')]).toBe(200)
  })

  test("of a colleague's import there is no table", async () => {
    const { token } = await aStaff(portal, 'finance')
    const trial = await tried([bankLine({})])
    expect(
      await portal.call(exportStatement, { body: { import_id: trial.import_id } }, { token }),
    ).toMatchObject({ code: 404 })
  })
})

describe('the link', () => {
  test('is for what was asked, while it lasts and while whoever asked is signed in', async () => {
    const { token } = await aStaff(portal, 'finance')
    const day = await freshDay()
    await nextDay()
    await anew(day)
    const ask = async () => (await portal.ok(exportReconciliation, { body: { day } }, { token })).url
    const url = await ask()
    expect((await follow(url)).statusCode).toBe(200)
    for (const bent of [
      url.replace(day, '2026-05-18'),
      url.replace('/reconciliation/', '/statement/'),
      url.replace('/reconciliation/', '/other/'),
      url.replace(/([?&]e=\d+)\d/, '$19'),
      url.replace(/([?&]c=)[^&]+/, '$1someone'),
      url.replace(/([?&]d=)[^&]+/, '$1another'),
      url.replace(/[?&]s=[^&]+/, ''),
      `${url}&s=again`,
    ])
      expect([bent, (await follow(bent)).statusCode]).toEqual([bent, 404])
    portal.clock.advance(299_000)
    expect((await follow(url)).statusCode).toBe(200)
    portal.clock.advance(1_000)
    expect((await follow(url)).statusCode).toBe(404)
    const later = await ask()
    await portal.ok(staffLogout, {}, { token })
    expect((await follow(later)).statusCode).toBe(404)
  })

  test('is not given to those without the right to confirm payments, nor too often', async () => {
    const { token } = await aStaff(portal, 'super')
    const day = await freshDay()
    expect(await portal.call(exportReconciliation, { body: { day } }, { token })).toMatchObject({ code: 403 })
    const eager = await aStaff(portal, 'finance')
    const codes = new Set<number>()
    for (let times = 0; times < 61; times += 1)
      codes.add(
        (await portal.call(exportReconciliation, { body: { day: '2020-01-01' } }, { token: eager.token }))
          .code,
      )
    expect([...codes]).toEqual([404, 429])
  })
})
