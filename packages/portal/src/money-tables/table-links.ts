import { linkPaths } from '@portal/api/rules/call-paths'
import { formatTime } from '@portal/api/rules/dates'
import { invoiceTableName } from '../invoices/invoice-table.ts'
import type { LinkOwner } from '../kernel/link-callers.repository.ts'
import type { Keys } from '../ports.ts'

/** Tables that are taken away: a day of the reconciliation, the dry run of a statement, documents of a tab, coupons, the codes of a batch. */
export const tableKinds = ['reconciliation', 'statement', 'invoices', 'coupons', 'coupon_codes'] as const
export type TableKind = (typeof tableKinds)[number]

/** One table: the day, the number of the import, the batch, or what `invoiceTableId` or `batchTableId` makes of a list. */
export interface TableName {
  kind: TableKind
  id: string
}

const stamp = (asked: Date): string => formatTime(asked).replaceAll(/[-:]/g, '').replace(' ', '-')

const fileNames: Record<TableKind, (id: string, asked: Date) => string> = {
  reconciliation: day => `对账-${day.replaceAll('-', '')}.xlsx`,
  statement: (_, asked) => `流水试运行-${stamp(asked)}.xlsx`,
  invoices: (id, asked) => `${invoiceTableName(id)}-${stamp(asked)}.xlsx`,
  coupons: (_, asked) => `优惠码批次-${stamp(asked)}.xlsx`,
  coupon_codes: (_, asked) => `优惠码-${stamp(asked)}.xlsx`,
}

/** `对账-20260515.xlsx`; `asked`: when the link was made. */
export const tableFileName = ({ kind, id }: TableName, asked: Date): string => fileNames[kind](id, asked)

/** Long enough for a browser that asks where to save the file. */
const linkMs = 300_000

const signature = (keys: Keys, { kind, id }: TableName, { staff_id, session_id }: LinkOwner, ends: string) =>
  keys.sign(`table:${kind}:${id}:${staff_id}:${session_id}:${ends}`, 'file_link')

/** The address of a table, for whoever asked for it as long as he is signed in. */
export function tableUrl(keys: Keys, table: TableName, owner: LinkOwner, now: Date): string {
  const ends = String(now.getTime() + linkMs)
  const query = new URLSearchParams({
    c: owner.staff_id,
    d: owner.session_id,
    e: ends,
    s: signature(keys, table, owner, ends),
  })
  const id = encodeURIComponent(table.id)
  return `${linkPaths.tables.replace(':kind', table.kind).replace(':id', id)}?${query}`
}

/** A link as it is followed. */
export interface FollowedLink {
  kind: string
  id: string
  c?: unknown
  d?: unknown
  e?: unknown
  s?: unknown
}

const isText = (given: unknown): given is string => typeof given === 'string'

/** What a link leads to and who asked for it; null when it is none of ours, or over. */
export function readTableLink(
  keys: Keys,
  { id, ...given }: FollowedLink,
  now: Date,
): { table: TableName; owner: LinkOwner; asked: Date } | null {
  const { c, d, e, s } = given
  const kind = tableKinds.find(one => one === given.kind)
  if (!kind || !isText(c) || !isText(d) || !isText(e) || !isText(s) || !/^\d{1,16}$/.test(e)) return null
  const left = Number(e) - now.getTime()
  const table = { kind, id }
  const owner = { staff_id: c, session_id: d }
  if (left <= 0 || left > linkMs || !keys.equal(signature(keys, table, owner, e), s)) return null
  return { table, owner, asked: new Date(Number(e) - linkMs) }
}
