import type { StaffInfo } from '@portal/api/contract/users.schema'
import { reach, toSubRole, type SubRole } from '@portal/api/rules/rights'
import type { Executor, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refuse } from '../../http/errors.ts'
import { verifyPassword } from '../../security/passwords.ts'
import { takeCode } from '../sms/codes.service.ts'
import { openSession } from '../users/sessions.service.ts'
import { countSignIn, rememberPlace } from '../users/sign-in-guard.ts'
import {
  countApplications,
  countOrders,
  findStaff,
  findStaffByName,
  findStaffByPhone,
} from './staff.repository.ts'

interface Account {
  id: string
  name: string
  sub_role: string
}
type StaffSession = { token: string; remark: SubRole; user: StaffInfo }

const infoOf = ({ id, name, sub_role }: Account): StaffInfo => ({ id, name, remark: toSubRole(sub_role) })

export async function openStaffSession(tx: Tx, account: Account, now: Date): Promise<StaffSession> {
  const user = infoOf(account)
  return { token: await openSession(tx, { staffId: account.id }, now), remark: user.remark, user }
}

export async function staffInfo(db: Executor, id: string): Promise<StaffInfo> {
  const account = await findStaff(db, id)
  if (!account) throw notFound()
  return infoOf(account)
}

export async function nameLogin(
  deps: Deps,
  given: { name: string; password: string; address: string; now: Date },
): Promise<Account> {
  const { name, address, now } = given
  const wasRight = await countSignIn(deps, { desk: 'staff', account: name, address, now })
  const account = await findStaffByName(deps.db.pool, name)
  const right = await verifyPassword(account?.password_hash ?? null, given.password)
  if (!account || !right) throw refuse('account_or_password_wrong')
  await wasRight()
  return account
}

export async function staffCodeLogin(
  tx: Tx,
  deps: Deps,
  given: { phone: string; code: string; address: string; now: Date },
): Promise<StaffSession> {
  await takeCode(tx, deps, { ...given, scene: 'staff_login' })
  const account = await findStaffByPhone(tx, given.phone)
  if (!account) throw refuse('code_wrong')
  const { address, now } = given
  await rememberPlace(tx, deps, { desk: 'staff', account: account.name, address, now })
  return openStaffSession(tx, account, now)
}

export const isStaffPhone = async (db: Executor, phone: string): Promise<boolean> =>
  (await findStaffByPhone(db, phone)) !== undefined

const mayDo = (subRole: SubRole, right: 'payment.confirm' | 'audit') => reach(subRole, right) !== null

export async function workCounts(db: Executor, subRole: SubRole) {
  const money = mayDo(subRole, 'payment.confirm')
  const audit = mayDo(subRole, 'audit')
  return {
    payments_to_confirm: money ? await countOrders(db, [10, 20]) : null,
    personal_applications: audit ? await countApplications(db, 'personal') : null,
    enterprise_applications: audit ? await countApplications(db, 'enterprise') : null,
    exceptions: money ? await countOrders(db, [99]) : null,
  }
}
