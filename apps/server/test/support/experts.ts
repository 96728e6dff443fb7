import { codes, type Envelope } from '@portal/api/contract/endpoint'
import { listDeskStars } from '@portal/api/contract/star-desk.contract'
import {
  beginExpert,
  declareAsExpert,
  handInExpertSheet,
  inviteExpert,
  type renewExpertLink,
  type saveExpertSheet,
  showExpertView,
  type takeBackExpert,
} from '@portal/api/contract/star-experts.contract'
import type { ExpertView } from '@portal/api/contract/star-experts.schema'
import type { DeskExpert } from '@portal/api/contract/stars.schema'
import type { Person } from './people.ts'
import type { Portal } from './portal.ts'
import { fileOf, sheetOf, type StarDesk } from './stars.ts'

export const dead = { code: codes.refused, data: { rule: 'expert_link_dead' } }
export const used = { code: codes.refused, data: { rule: 'expert_link_used' } }
export const refusedBy = (rule: string) => ({ code: codes.refused, data: { rule } })

let portal: Portal
let desk: StarDesk
/** Whose portal and desk the helpers below speak to. */
export function expertsOn(given: Portal, its: StarDesk): void {
  portal = given
  desk = its
}

let browsers = 0
/** The key that a browser of its own makes. */
export const aKey = () => `browser-${String(++browsers).padStart(28, '0')}`
interface Link {
  token: string
  key: string
}
/** Somebody at an address of their own. */
const at = ({ key }: Pick<Link, 'key'>) => ({ address: `192.0.2.${Number(key.slice(-3)) % 250}` })

export const professor = { name: '周敬之', organisation: '东方财经大学会计学院', phone: '13912345678' }
export const invite = ({ token }: Person, no: string, key?: string) =>
  portal.call(
    inviteExpert,
    { params: { application_no: no }, body: professor },
    { token, ...(key === undefined ? {} : { key }) },
  ) as Promise<Envelope<{ expert: DeskExpert; token: string }>>
export const about = (
  entry: typeof renewExpertLink | typeof takeBackExpert,
  { token }: Person,
  no: string,
  expert_id: string,
) =>
  portal.call(entry, { params: { application_no: no }, body: { expert_id } }, { token }) as Promise<
    Envelope<{ expert: DeskExpert; token?: string }>
  >

export const show = (link: Link) =>
  portal.call(showExpertView, { body: link }, at(link)) as Promise<Envelope<ExpertView>>
export const begin = (link: Link, key?: string) =>
  portal.call(beginExpert, { body: link }, { ...at(link), ...(key === undefined ? {} : { key }) })
export const declareFor = (link: Link, conflict = false) =>
  portal.call(declareAsExpert, { body: { ...link, conflict, note: '' } }, at(link))
export const send = (
  entry: typeof saveExpertSheet | typeof handInExpertSheet,
  link: Link,
  version: number,
  points: number | null,
) => portal.call(entry, { body: { ...link, version, ...sheetOf(points) } }, at(link))

/** An expert of an application who has used the link, and declared unless told otherwise. */
export async function anExpert(no: string, { declared = true } = {}): Promise<Link & { id: string }> {
  const { code, data } = await invite(desk.auditor, no)
  if (code !== 200) throw new Error(`not invited: ${code}`)
  const link = { token: data.token, key: aKey() }
  await begin(link)
  if (declared) await declareFor(link)
  return { ...link, id: data.expert.id }
}
export async function handedIn(link: Link, points: number) {
  const { data } = await show(link)
  return send(handInExpertSheet, link, data.file?.own_sheet.version ?? 0, points)
}

export const rowOf = async (reader: Person, no: string) => {
  const { list, mine } = await portal.ok(listDeskStars, { query: { status: 30, page_size: 100 } }, reader)
  return { row: list.find(({ application_no }) => application_no === no), mine }
}
/** All that somebody of the desk is told about an application. */
export const told = async (reader: Person, no: string) =>
  JSON.stringify([await fileOf(portal, reader, no), await rowOf(reader, no)])
