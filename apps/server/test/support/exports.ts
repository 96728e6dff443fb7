import { beginExport } from '@portal/api/contract/order-exports.contract'
import type { BodyOf } from '@portal/api/contract/endpoint'
import { orderColumns } from '@portal/api/rules/order-export'
import type { Person } from './people.ts'
import { params } from './orders.ts'
import type { Portal } from './portal.ts'

type Asked = Partial<BodyOf<typeof beginExport>>

export const begin = (portal: Portal, { token }: Person, asked: Asked = {}) =>
  portal.ok(
    beginExport,
    { params, body: { format: 'xlsx', columns: [...orderColumns], ...asked } },
    { token },
  )

/** Follows a link, as a browser does: without any token. */
export const follow = (portal: Portal, url: string) => portal.manager.inject({ url })

/** The file that an export is downloaded as. */
export async function download(portal: Portal, person: Person, asked: Asked = {}) {
  const { url, ...about } = await begin(portal, person, asked)
  const answer = await follow(portal, url)
  if (answer.statusCode !== 200) throw new Error(`No file: ${answer.statusCode}`)
  return { ...about, headers: answer.headers, content: answer.rawPayload }
}

/** The lines that the trail has of an export, first to last. */
export const trailOf = (portal: Portal, id: string) =>
  portal.db.pool
    .selectFrom('audit_entries')
    .select(['actor_id', 'act', 'diff', 'money'])
    .where('record_kind', '=', 'order_export')
    .where('record_id', '=', id)
    .orderBy('at')
    .orderBy('seq')
    .execute()
