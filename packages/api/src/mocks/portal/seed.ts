import type { PersonalForm } from '../../contract/applications.schema.ts'
import type { TransferReport } from '../../contract/transfer.schema.ts'
import { addDays, addYears, dayOf, parseTime } from '../../rules/dates.ts'
import { mockPassword } from './accounts.ts'
import { latestOf, renew, save, submit } from './applications.ts'
import { decide } from './audit.ts'
import { fees } from './memberships.ts'
import { moveOrder } from './order-life.ts'
import { choose, tell } from './orders.ts'
import { settle } from './settle.ts'
import {
  actorOf,
  memberOf,
  nextSerial,
  portalNow,
  type Member,
  type MembershipRecord,
  type OrderRecord,
  type Staff,
  type State,
} from './state.ts'
import type { Data } from './world.ts'

/** How far an applicant of the rich world got, and how many days ago it began. */
type Stage = 'submitted' | 'returned' | 'chosen' | 'reported' | 'sent_back' | 'short' | 'paid' | 'exception'
const stages: readonly (readonly [memberId: string, stage: Stage, daysAgo: number])[] = [
  ['member-13', 'paid', 12],
  ['member-16', 'short', 6],
  ['member-14', 'returned', 5],
  ['member-15', 'sent_back', 4],
  ['member-11', 'submitted', 3],
  ['member-12', 'reported', 2],
  ['member-17', 'submitted', 1],
  ['member-18', 'chosen', 1],
]

const hour = 3_600_000
const voucher =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="720" height="640"><rect width="720" height="640" fill="%23fdfcf8"/><rect x="30" y="30" width="660" height="580" fill="none" stroke="%23b0382f" stroke-width="3"/><rect x="60" y="70" width="360" height="36" fill="%23b0382f"/><path d="M60 180h420M60 230h300M60 280h420M60 330h300" stroke="%239aa5b1" stroke-width="14"/></svg>'

const filled = (name: string, number: number, long: boolean): PersonalForm => ({
  user_name: name,
  gender: number % 2 === 0 ? '0' : '1',
  id_number: number % 2 === 0 ? '11010119900307002X' : '110101199003070046',
  political: '群众',
  education: '本科',
  employer: long
    ? '中国（上海）自由贸易试验区临港新片区江海联运供应链管理集团股份有限公司华东区域财务共享服务中心'
    : '示例制造股份有限公司',
  position: long ? '财务共享服务中心副主任兼资金管理部总经理' : '财务经理',
  title: '会计师',
  work_age: 'p610',
  email: `demo${number}@example.com`,
  address: '',
  intro: long ? '长期从事企业财务管理与数字化转型工作，主持建设集团财务共享服务中心。'.repeat(8) : '',
  attachment_ids: [],
})

const staffOf = ({ staff }: State, subRole: Staff['subRole']): Staff => {
  const found = staff.find(account => account.subRole === subRole)
  if (!found) throw new Error(`Nobody is ${subRole}`)
  return found
}

function transfer(state: State, member: Member, day: string): TransferReport {
  const file_id = `file-${nextSerial(state, 4)}`
  const stored = { file_id, name: '网银回单.png', size: 218_000, mime: 'image/png', url: voucher }
  state.files.push({ ...stored, memberId: member.id, purpose: 'voucher' })
  return {
    payer_name: member.name,
    payer_bank: '示例银行',
    payer_account_tail: '6621',
    amount_fen: 20_000,
    paid_on: day,
    voucher_ids: [file_id],
    note: '',
  }
}

/** An application lived through by the same functions that the calls use, so that it has its history. */
function live(state: State, member: Member, stage: Stage, daysAgo: number, long: boolean): void {
  const began = portalNow.getTime() - daysAgo * 24 * hour
  const at = (hours: number) => {
    state.now = new Date(began + hours * hour)
  }
  const form = filled(member.name, Number(member.id.slice(-2)) || 0, long)
  at(0)
  save(state, member, 0, form)
  at(1)
  submit(state, member, 1, form)
  const application = latestOf(state, member.id)
  if (!application || stage === 'submitted') return
  at(4)
  decide(state, staffOf(state, 'super'), {
    id: application.id,
    result: stage === 'returned' ? 'return' : 'pass',
    remark: '',
    remarks: stage === 'returned' ? [{ field: 'employer', text: '请填写营业执照上的单位全称' }] : [],
  })
  const order = state.orders.find(({ order_no }) => order_no === application.orderNo)
  if (!order || stage === 'returned') return
  at(5)
  choose(state, member, order)
  if (stage === 'chosen') return
  at(6)
  tell(state, member, order, transfer(state, member, dayOf(state.now)))
  at(8)
  decideMoney(state, order, stage)
}

function decideMoney(state: State, order: OrderRecord, stage: Stage): void {
  const finance = staffOf(state, 'finance')
  if (stage === 'reported') return
  if (stage === 'sent_back') {
    const reason = '凭证看不清收款账号，请重新上传'
    moveOrder(state, order, 'send_back', actorOf(finance), { sent_back_reason: reason, note: reason })
    return
  }
  settle(state, finance, order, {
    decision: stage === 'exception' ? 'exception' : stage === 'short' ? 'short' : 'confirm',
    received_fen: stage === 'short' ? 15_000 : 20_000,
    bank_ref: `BANK${order.order_no}`,
    remark: stage === 'exception' ? '金额不符' : '',
  })
}

interface Standing {
  memberId: string
  holder: string
  level: MembershipRecord['level']
  /** Days from now to the last day. */
  endsIn: number
  years: number
}

function join(state: State, standing: Standing, data: Data): void {
  const { memberId, holder, level, endsIn, years } = standing
  const lastDay = addDays(dayOf(portalNow), endsIn)
  const startsOn = addDays(addYears(lastDay, -1), 1)
  const since = addYears(startsOn, 1 - years)
  const personal = level === 'personal'
  state.memberships.push({
    id: `membership-${nextSerial(state, 4)}`,
    memberId,
    kind: personal ? 'personal' : 'enterprise',
    holder,
    number: `${personal ? 'P' : 'E'}-${since.slice(0, 4)}-00${personal ? '4817' : '0386'}`,
    level,
    since,
    startsOn,
    lastStart: startsOn,
    lastDay,
    periods:
      data === 'empty'
        ? []
        : Array.from({ length: years }, (_, past) => pastPeriod(standing, startsOn, past)),
  })
}

function pastPeriod(
  { holder, level, years }: Standing,
  startsOn: string,
  past: number,
): MembershipRecord['periods'][number] {
  const from = addYears(startsOn, -past)
  return {
    id: `period-${from}`,
    kind: level === 'personal' ? 'personal' : 'enterprise',
    holder,
    starts_at: from,
    ends_at: addDays(addYears(from, 1), -1),
    type: past === years - 1 ? 'join' : 'renew',
    amount_fen: fees[level],
    channel: '对公转账',
    paid_on: addDays(from, -9),
    order_no: null,
  }
}

/** More applicants than fit on a page, some with the longest names that there are. */
function crowd(state: State): void {
  const kinds = ['submitted', 'reported', 'paid', 'chosen', 'short', 'exception', 'sent_back'] as const
  for (let number = 0; number < 49; number += 1) {
    const name = number % 5 === 0 ? '欧阳司马诸葛·阿卜杜热合曼·买买提依明' : `申请人${number + 1}`
    const member: Member = {
      kind: 'member',
      id: `member-9${String(number).padStart(2, '0')}`,
      phone: `137000000${String(number).padStart(2, '0')}`,
      name,
      password: mockPassword,
      agentId: number % 3 === 0 ? '1001' : null,
    }
    state.members.push(member)
    live(state, member, kinds[number % kinds.length] ?? 'submitted', 13, true)
  }
}

/** Fills a new portal: the toolbar's members always, everybody's work unless the world is empty. */
export function seed(state: State, data: Data): void {
  const long = data === 'long'
  const name = (id: string) => memberOf(state, id)?.name ?? ''
  const standings: Standing[] = [
    {
      memberId: 'member-01',
      holder: name('member-01'),
      level: 'personal',
      endsIn: 317,
      years: long ? 23 : 3,
    },
    { memberId: 'member-02', holder: name('member-02'), level: 'personal', endsIn: 27, years: 2 },
    { memberId: 'member-03', holder: name('member-03'), level: 'personal', endsIn: -120, years: 1 },
    {
      memberId: 'member-04',
      holder: long ? '中国（上海）自由贸易试验区江海联运供应链管理集团股份有限公司' : '江海联运集团有限公司',
      level: 'executive',
      endsIn: 200,
      years: 4,
    },
  ]
  for (const standing of standings) join(state, standing, data)
  if (data === 'empty') return
  for (const [id, stage, daysAgo] of stages) {
    const member = memberOf(state, id)
    if (member) live(state, member, stage, daysAgo, long)
  }
  if (long) crowd(state)
  state.now = parseTime('2026-05-16 09:30:00')
  const expiring = memberOf(state, 'member-02')
  if (expiring) renew(state, expiring)
  state.now = portalNow
}
