import type { CurrentStaff, StaffInfo } from '@portal/api/contract/users.schema'
import { dayOf } from '@portal/api/rules/dates'
import { orderLife, orderStatus } from '@portal/api/rules/order'
import { knownPreferences } from '@portal/api/rules/preferences'
import { toSubRole, type SubRole } from '@portal/api/rules/rights'
import { reachOf, type Caller, type StaffCaller } from '../kernel/callers.ts'
import type { Executor } from '../kernel/database.ts'
import { notFound } from '../kernel/errors.ts'
import type { Refuse } from '../kernel/refusal.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { countSubmitted } from '../applications/applications.repository.ts'
import { countInvoicesToDo } from '../invoices/invoice-lists.repository.ts'
import { countOrders } from '../orders/order-counts.repository.ts'
import type { OrderKind } from '../orders/orders.service.ts'
import { countToCheck } from '../stars/star-lists.repository.ts'
import { figuresOn } from '../stars/stars.repository.ts'
import type { Host } from '../ports.ts'
import { consumeCode, type CodeRefusal } from '../sms/codes.service.ts'
import { countSignIn, rememberPlace } from '../users/sign-in-guard.ts'
import { openSession } from '../users/users.service.ts'
import { findStaff, findStaffByName, findStaffByPhone } from './staff.repository.ts'

interface Account {
  id: string
  name: string
  sub_role: string
}
type StaffSession = { token: string; remark: SubRole; user: StaffInfo }

const infoOf = ({ id, name, sub_role }: Account): StaffInfo => ({ id, name, remark: toSubRole(sub_role) })

export async function openStaffSession(work: Work, account: Account): Promise<StaffSession> {
  const user = infoOf(account)
  return { token: await openSession(work, { staffId: account.id }), remark: user.remark, user }
}

export async function currentStaff(db: Executor, id: string): Promise<CurrentStaff> {
  const account = await findStaff(db, id)
  if (!account) throw notFound()
  return { ...infoOf(account), preferences: knownPreferences(account.preferences) }
}

/** Checks a password, outside any transaction: each try is counted. Answers whose it is. */
export async function nameLogin(
  host: Host,
  given: { name: string; password: string; address: string; now: Date },
  refuse: Refuse<'account_or_password_wrong'>,
): Promise<Account> {
  const { name, address, now } = given
  const wasRight = await countSignIn(host.db.pool, host.keys, { desk: 'staff', account: name, address, now })
  const account = await findStaffByName(host.db.pool, name)
  const right = await host.passwords.verify(account?.password_hash ?? null, given.password)
  if (!account || !right) throw refuse('account_or_password_wrong')
  await wasRight()
  return account
}

export async function staffCodeLogin(
  work: Work<Caller, CodeRefusal>,
  { phone, code }: { phone: string; code: string },
): Promise<StaffSession> {
  await consumeCode(work, { phone, code, scene: 'staff_login' })
  const account = await findStaffByPhone(work.db, phone)
  if (!account) throw work.refuse('code_wrong')
  const { address, now } = work
  await rememberPlace(work, { desk: 'staff', account: account.name, address, now })
  return openStaffSession(work, account)
}

export const isStaffPhone = async (db: Executor, phone: string): Promise<boolean> =>
  (await findStaffByPhone(db, phone)) !== undefined

export async function workCounts({ db, caller, now }: ReadContext<StaffCaller>) {
  const money = reachOf(caller, 'payment.confirm') !== null
  const refund = reachOf(caller, 'refund.approve') !== null
  const invoices = reachOf(caller, 'invoices.manage') !== null
  const audit = reachOf(caller, 'audit') !== null
  const orders = money || refund ? await countOrders(db) : []
  async function queuesOf(...kinds: readonly OrderKind[]) {
    const countIn = (statuses: readonly number[]) =>
      orders
        .filter(({ kind, order_status }) => kinds.includes(kind) && statuses.includes(order_status))
        .reduce((sum, { count }) => sum + count, 0)
    return {
      payments_to_confirm: money ? countIn(orderLife.sets.waitsForFinance) : null,
      refunds: refund ? countIn([orderStatus.refunding]) : null,
      exceptions: money ? countIn([orderStatus.exception]) : null,
      invoices: invoices ? await countInvoicesToDo(db, kinds) : null,
    }
  }
  return {
    ...(await queuesOf('dues', 'evaluation')),
    personal_applications: audit ? await countSubmitted(db, 'personal') : null,
    enterprise_applications: audit ? await countSubmitted(db, 'enterprise') : null,
    star_applications: audit ? await countToCheck(db) : null,
    star_check_days: audit ? (await figuresOn(db, dayOf(now))).check_days : null,
    of_evaluations: await queuesOf('evaluation'),
  }
}
