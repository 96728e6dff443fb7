import { expect } from 'vitest'
import readExcel from 'read-excel-file/node'
import type { Portal } from './portal.ts'

/** Tables count days, so that a second of one is a fraction. */
const toSecond = <Cell>(cell: Cell) =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1_000) * 1_000) : cell

/** What the tests of tables that finance takes away do with their links. */
export function tablesOf(portal: Portal) {
  /** Follows a link as a browser does: without any token. */
  const follow = (url: string) => portal.manager.inject({ url })

  /** The table behind a link, as a program for spreadsheets reads it. */
  async function read(url: string) {
    const answer = await follow(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'cache-control': 'no-store',
    })
    const [sheet, note] = await readExcel(answer.rawPayload)
    const [head = [], ...rows] = sheet?.data ?? []
    return {
      name: sheet?.sheet,
      head,
      rows,
      note: note?.data,
      disposition: answer.headers['content-disposition'],
    }
  }

  /** The same, each row by the heads of its cells. */
  async function readByHead(url: string) {
    const { head, rows, ...rest } = await read(url)
    return {
      ...rest,
      rows: rows.map(row => Object.fromEntries(head.map((name, at) => [String(name), toSecond(row[at])]))),
    }
  }

  const trailOf = (act: string, id: string) =>
    portal.db.pool
      .selectFrom('audit_entries')
      .select(['money', 'actor_kind'])
      .where('act', '=', act)
      .where('record_id', '=', id)
      .execute()

  return { follow, read, readByHead, trailOf }
}
