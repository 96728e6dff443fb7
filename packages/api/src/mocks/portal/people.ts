import type { FileRef } from '../../contract/fields.ts'
import type { uploadImage } from '../../contract/files.contract.ts'
import type * as staff from '../../contract/staff.contract.ts'
import type * as users from '../../contract/users.contract.ts'
import type { StaffInfo, UserInfo } from '../../contract/users.schema.ts'
import { maskPhone } from '../../rules/masks.ts'
import { ticketPrefix } from '../../rules/page-settings.ts'
import { reach } from '../../rules/rights.ts'
import { refuse } from '../otherwise.ts'
import { mockCode, mockPassword } from './accounts.ts'
import { validUntil } from './memberships.ts'
import type { Call, Handler } from './serve.ts'
import { nextSerial, openSession, type Member, type Staff, type State } from './state.ts'

const userInfo = (state: State, member: Member): UserInfo => {
  const personal = validUntil(state, member, 'personal')
  const enterprise = validUntil(state, member, 'enterprise')
  return {
    id: member.id,
    avatar: null,
    nickname: '',
    phone: maskPhone(member.phone),
    personal_vip_valid: personal.valid,
    enterprise_vip_valid: enterprise.valid,
    personal_vip_expired_time: personal.expires,
    enterprise_vip_expired_time: enterprise.expires,
    remark: '',
  }
}

const memberSession = (state: State, member: Member) => ({
  token: openSession(state, member),
  user: userInfo(state, member),
})

const byPhone = (state: State, phone: string) => state.members.find(member => member.phone === phone)

function addMember(state: State, phone: string, password: string, agentId: string | undefined): Member {
  const id = `member-${nextSerial(state, 4)}`
  const member: Member = { kind: 'member', id, phone, name: '', password, agentId: agentId ?? null }
  state.members.push(member)
  return member
}

const codeSent = { resend_after: 60, expires_in: 300 } as const

export const sendCode: Handler<typeof users.sendCode> = () => codeSent

export const register: Handler<typeof users.register> = (state, { body }) => {
  if (body.code !== mockCode) return refuse('code_wrong')
  if (byPhone(state, body.phone)) return refuse('phone_taken')
  return memberSession(state, addMember(state, body.phone, body.password, body.agent_id))
}

export const accountLogin: Handler<typeof users.accountLogin> = (state, { body }) => {
  const member = byPhone(state, body.account)
  return member?.password === body.password
    ? memberSession(state, member)
    : refuse('account_or_password_wrong')
}

export const codeLogin: Handler<typeof users.codeLogin> = (state, { body }) => {
  if (body.code !== mockCode) return refuse('code_wrong')
  const known = byPhone(state, body.phone)
  if (known) return memberSession(state, known)
  if (body.consent_version === undefined) return refuse('consent_required')
  return memberSession(state, addMember(state, body.phone, mockPassword, body.agent_id))
}

export const forgetPassword: Handler<typeof users.forgetPassword> = (state, { body }) => {
  if (body.code !== mockCode) return refuse('code_wrong')
  const member = byPhone(state, body.phone)
  if (!member) return refuse('account_missing')
  member.password = body.password
  return memberSession(state, member)
}

export const getCurrentUser: Handler<typeof users.getCurrentUser> = (state, { caller }) =>
  userInfo(state, caller)

const end = (state: State, { token }: Pick<Call<typeof users.logout>, 'token'>) => {
  if (token !== null) state.sessions.delete(token)
  return {}
}
export const logout: Handler<typeof users.logout> = end
export const staffLogout: Handler<typeof staff.staffLogout> = end

export const serviceTicket: Handler<typeof users.serviceTicket> = (state, { caller }) => {
  const ticket = `${ticketPrefix}of-the-mock-portal-${nextSerial(state, 6)}`
  state.tickets.set(ticket, caller)
  return { ticket, expires_in: 60 }
}

export const redeemTicket: Handler<typeof users.redeemTicket> = (state, { body }) => {
  const member = state.tickets.get(body.ticket)
  state.tickets.delete(body.ticket)
  return member ? memberSession(state, member) : refuse('ticket_invalid')
}

const staffInfo = ({ id, name, subRole }: Staff): StaffInfo => ({ id, name, remark: subRole })

const staffSession = (state: State, account: Staff) => ({
  token: openSession(state, account),
  remark: account.subRole,
  user: staffInfo(account),
})

export const nameLogin: Handler<typeof staff.nameLogin> = (state, { body }) => {
  const account = state.staff.find(({ subRole }) => subRole === body.name)
  return account && body.password === mockPassword
    ? staffSession(state, account)
    : refuse('account_or_password_wrong')
}

export const sendStaffCode: Handler<typeof staff.sendStaffCode> = () => codeSent

export const staffCodeLogin: Handler<typeof staff.staffCodeLogin> = (state, { body }) => {
  const account = state.staff.find(({ phone }) => phone === body.phone)
  return account && body.code === mockCode ? staffSession(state, account) : refuse('code_wrong')
}

export const getCurrentStaff: Handler<typeof staff.getCurrentStaff> = (_, { caller }) => staffInfo(caller)

export const workCounts: Handler<typeof staff.workCounts> = (state, { caller }) => {
  const money = reach(caller.subRole, 'payment.confirm') !== null
  const audit = reach(caller.subRole, 'audit') !== null
  const orders = (...statuses: number[]) =>
    state.orders.filter(order => statuses.includes(order.order_status)).length
  const applications = (kind: string) =>
    state.applications.filter(found => found.kind === kind && found.status === 'submitted').length
  return {
    payments_to_confirm: money ? orders(10, 20) : null,
    personal_applications: audit ? applications('personal') : null,
    enterprise_applications: audit ? applications('enterprise') : null,
    exceptions: money ? orders(99) : null,
  }
}

const kinds = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
const maxBytes = 10 * 1024 * 1024

export const upload: Handler<typeof uploadImage> = (state, { body, caller, file }) => {
  if (file === null || file.size === 0) return refuse('file_missing')
  if (file.size > maxBytes) return refuse('file_too_large')
  if (!kinds.has(file.type)) return refuse('file_type')
  const stored: FileRef = {
    file_id: `file-${nextSerial(state, 4)}`,
    name: file.name,
    size: file.size,
    mime: file.type,
    url: URL.createObjectURL(file),
  }
  state.files.push({ ...stored, memberId: caller.id, purpose: body.purpose })
  return stored
}

/** Files of `ids` in their order, without what is not kept with them. */
export const fileRefs = (state: State, ids: readonly string[]): FileRef[] =>
  ids.flatMap(id => {
    const found = state.files.find(file => file.file_id === id)
    if (!found) return []
    const { memberId: _member, purpose: _purpose, ...ref } = found
    return [ref]
  })

/** True when every id names another file that the member stored for this purpose. */
export const ownsFiles = (state: State, memberId: string, purpose: string, ids: readonly string[]): boolean =>
  new Set(ids).size === ids.length &&
  ids.every(id =>
    state.files.some(file => file.file_id === id && file.memberId === memberId && file.purpose === purpose),
  )
