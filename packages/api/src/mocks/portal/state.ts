import type { Application, PersonalDraft } from '../../contract/applications.schema.ts'
import type { FileRef } from '../../contract/fields.ts'
import type { DuesPeriod } from '../../contract/memberships.schema.ts'
import type { OrderDetail } from '../../contract/orders.schema.ts'
import { addDays, dayOf, formatTime, parseTime } from '../../rules/dates.ts'
import type { MembershipLevel } from '../../rules/membership.ts'
import type { SubRole } from '../../rules/rights.ts'

/** A person with a member account. */
export interface Member {
  kind: 'member'
  id: string
  phone: string
  name: string
  password: string
  agentId: string | null
}

export interface Staff {
  kind: 'staff'
  id: string
  name: string
  phone: string
  subRole: SubRole
  agentId: string | null
}

export type Caller = Member | Staff

/** Who did something; the association's people are named to the association only. */
export interface Actor {
  kind: 'member' | 'staff' | 'system'
  name: string
}

export interface Deed {
  at: string
  text: string
  by: Actor
  note: string
}

type Presented = 'allowed' | 'history' | 'phone'

export interface ApplicationRecord extends Omit<Application, Presented | 'attachments' | 'order_no'> {
  memberId: string
  idNumber: string
  /** What the submission before held, with the ID number masked. */
  submitted: PersonalDraft | null
  orderNo: string | null
  deeds: Deed[]
}

export interface OrderRecord extends Omit<OrderDetail, Presented | 'period' | 'agent_name'> {
  memberId: string
  reason: DuesPeriod['type']
  level: MembershipLevel
  /** The report is the last one; the member took it back. */
  withdrawn: boolean
  opened: OrderDetail['period']
  deeds: Deed[]
}

export interface MembershipRecord {
  id: string
  memberId: string
  kind: 'personal' | 'enterprise'
  holder: string
  number: string
  level: MembershipLevel
  since: string
  /** First day of the period that today falls into. */
  startsOn: string
  /** First day of the last paid period. */
  lastStart: string
  lastDay: string
  periods: DuesPeriod[]
}

export interface StoredFile extends FileRef {
  memberId: string
  purpose: string
}

/** Everything the mock portal remembers. */
export interface State {
  now: Date
  members: Member[]
  staff: Staff[]
  sessions: Map<string, Caller>
  tickets: Map<string, Member>
  applications: ApplicationRecord[]
  orders: OrderRecord[]
  memberships: MembershipRecord[]
  files: StoredFile[]
  bankRefs: Set<string>
  /** Counts everything that gets a number. */
  serial: number
}

/** The moment at which every mock portal stands still: a Monday morning. */
export const portalNow = parseTime('2026-05-18 10:00:00')

export const newState = (members: Member[], staff: Staff[]): State => ({
  now: portalNow,
  members,
  staff,
  sessions: new Map(),
  tickets: new Map(),
  applications: [],
  orders: [],
  memberships: [],
  files: [],
  bankRefs: new Set(),
  serial: 0,
})

export const today = (state: State): string => dayOf(state.now)
export const stamp = (state: State): string => formatTime(state.now)
/** The last second of the day so many days from now (D1.5). */
export const endOfDayAfter = (state: State, days: number): string => `${addDays(today(state), days)} 23:59:59`

export function nextSerial(state: State, digits: number): string {
  state.serial += 1
  return String(state.serial).padStart(digits, '0')
}

/** Opens a session; tokens are counted, not random. */
export function openSession(state: State, caller: Caller): string {
  const token = `mock-portal-session-${caller.id}-${nextSerial(state, 4)}`
  state.sessions.set(token, caller)
  return token
}

export const actorOf = (caller: Caller): Actor => ({ kind: caller.kind, name: caller.name })
export const system: Actor = { kind: 'system', name: '系统' }

/** How `actor` is named to `reader`. */
export function nameFor(reader: Caller, actor: Actor): string {
  if (actor.kind === 'system') return '系统'
  if (actor.kind === 'member') return reader.kind === 'member' ? '本人' : actor.name
  return reader.kind === 'staff' ? actor.name : '协会'
}

export const memberOf = (state: State, id: string): Member | undefined =>
  state.members.find(member => member.id === id)

/** One page of a list (D1.6). */
export function pageOf<T>(list: readonly T[], { page, page_size }: { page: number; page_size: number }) {
  const start = (page - 1) * page_size
  return { list: list.slice(start, start + page_size), total: list.length, page, page_size }
}
