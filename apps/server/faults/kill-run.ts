import { randomInt, randomUUID } from 'node:crypto'
import { consentVersion } from '@portal/api/rules/association'
import { formatTime } from '@portal/api/rules/dates'
import { voucher } from '@portal/portal/worlds/voucher'
import { aForm } from '../test/support/personal-form.ts'
import { startServer, stopServer, type RunningServer } from '../test/support/process.ts'
import { NoAnswer, expectOk, get, post, upload } from './portal-client.ts'

export interface KillOptions {
  /** Environment of the server: its data folder, and its PostgreSQL if it has one. */
  env: Record<string, string>
  rounds: number
  say: (line: string) => void
}

export interface KillReport {
  rounds: number
  /** Kills that met a report or confirmation on its way. */
  hitInFlight: number
  /** Unanswered calls that had taken effect, and that had not. */
  done: number
  undone: number
  /** Orders that were paid in the end, with the bank's number where finance typed one; the caller looks for them. */
  orders: { orderNo: string; bankRef: string | null }[]
}

const perRound = 6
const today = formatTime(new Date()).slice(0, 10)

interface Step {
  path: string
  body: object
  /** What the order is at least, once it was answered. */
  leadsTo: number
  token: string
  key: string
  acknowledged: boolean
}
interface Life {
  orderNo: string
  memberToken: string
  /** null: it is paid online. */
  bankRef: string | null
  steps: readonly [Step, Step]
}

interface Desk {
  finance: string
  auditor: string
}

async function signIn(server: RunningServer, name: string): Promise<string> {
  const answer = await post(server.manager, '/companyapi/company_users/name_login', {
    name,
    password: 'Demo_2026',
  })
  return String(expectOk(answer, 'staff sign-in')['token'])
}

let made = 0
/** Phones no other run on this database has used. */
const newPhone = () => `15${String((Date.now() % 1e6) * 1000 + (++made % 1000)).padStart(9, '0')}`

const form = aForm({ user_name: '王思源' })

const aStep = (leadsTo: number, path: string, token: string, body: object): Step => ({
  leadsTo,
  path,
  token,
  body,
  key: randomUUID(),
  acknowledged: false,
})

/** A new member up to an order that is to be paid. */
async function anOrder(server: RunningServer, desk: Desk): Promise<{ orderNo: string; memberToken: string }> {
  const phone = newPhone()
  const { member, manager } = server
  expectOk(await post(member, '/api/users/send_msg', { phone, scene: 'login' }), 'code')
  const sent = await get(member, `/dev/sms?phone=${phone}`)
  const [sms] = Object.values(sent.data)
  const code = String(Object(sms).code)
  const session = expectOk(
    await post(member, '/api/users/code_login', { phone, code, consent_version: consentVersion }),
    'sign-in',
  )
  const memberToken = String(session['token'])
  const applied = expectOk(
    await post(member, '/api/personal_vips', { action: 'submit', version: 0, form }, memberToken),
    'submit',
  )
  const { id } = Object(applied['application'])
  const passed = expectOk(
    await post(manager, '/api/personal_vips/apply_check', { id, result: 'pass' }, desk.auditor),
    'pass',
  )
  return { orderNo: String(passed['order_no']), memberToken }
}

/** An order that is opened at the sandbox and paid at its cashier, whose notice is lost every second time. */
async function prepareOnline(server: RunningServer, desk: Desk, index: number): Promise<Life> {
  const { orderNo, memberToken } = await anOrder(server, desk)
  const open = { order_no: orderNo, channel: 'sandbox' }
  const { payment } = expectOk(await post(server.member, '/api/orders/pay', open, memberToken), 'pay')
  const number = String(Object(payment).pay_url).split('/').at(-1) ?? ''
  const heard = index % 4 === 1
  return {
    orderNo,
    memberToken,
    bankRef: null,
    steps: [
      aStep(0, '/api/orders/pay', memberToken, open),
      aStep(heard ? 30 : 0, `/service/sandbox_payments/${number}`, '', {
        act: heard ? 'pay_twice' : 'pay_unheard',
      }),
    ],
  }
}

/** An order with its voucher, ready to be reported and confirmed. */
async function prepareTransfer(server: RunningServer, desk: Desk): Promise<Life> {
  const { member } = server
  const { orderNo, memberToken } = await anOrder(server, desk)
  expectOk(
    await post(member, '/api/orders/pay', { order_no: orderNo, channel: 'offline' }, memberToken),
    'pay',
  )
  const file = await upload(member, voucher, memberToken)
  const bankRef = `KILL${orderNo}`
  return {
    orderNo,
    memberToken,
    bankRef,
    steps: [
      aStep(10, '/api/orders/off_line_remark', memberToken, {
        order_no: orderNo,
        payer_name: form.user_name,
        amount_fen: 20_000,
        paid_on: today,
        voucher_ids: [file],
      }),
      aStep(30, '/api/orders/check_order', desk.finance, {
        order_no: orderNo,
        decision: 'confirm',
        received_fen: 20_000,
        received_at: today,
        bank_ref: bankRef,
      }),
    ],
  }
}

/** Reports and confirms until done or until the server is gone; answers the step that got no answer. */
async function live(server: RunningServer, life: Life, onAnswer?: () => void): Promise<Step | null> {
  for (const step of life.steps) {
    if (step.acknowledged) continue
    try {
      expectOk(await post(server.manager, step.path, step.body, step.token, step.key), step.path)
      step.acknowledged = true
      onAnswer?.()
    } catch (error) {
      if (error instanceof NoAnswer) return step
      throw new Error(`The server had troubles: ${server.troubles.join('\n')}`, { cause: error })
    }
  }
  return null
}

/** Kills some milliseconds after so many answers, so that every stage of the work is met; call it at each answer. */
function killAfter({ child }: RunningServer, answers: number): () => void {
  const kill = () => void setTimeout(() => child.kill('SIGKILL'), randomInt(0, 30))
  let seen = 0
  if (answers === 0) kill()
  return () => {
    seen += 1
    if (seen === answers) kill()
  }
}

/** Compares what the server shows now with what it acknowledged before it was killed; answers whether it was done. */
async function check(server: RunningServer, desk: Desk, life: Life): Promise<number> {
  const order = expectOk(await get(server.manager, `/api/orders/${life.orderNo}`, desk.finance), 'order')
  const status = Number(order['order_status'])
  const least = Math.max(0, ...life.steps.filter(step => step.acknowledged).map(({ leadsTo }) => leadsTo))
  if (status < least) throw new Error(`${life.orderNo}: acknowledged ${least}, found ${status}`)
  const periods = expectOk(
    await get(server.member, '/api/personal_vips/periods', life.memberToken),
    'periods',
  )
  const receipts = Object.keys(Object(order['receipts'])).length
  const whole = status === 30 ? 1 : 0
  const isReported = life.bankRef !== null && status >= 10
  if (receipts !== whole || Number(periods['total']) !== whole || (order['report'] !== null) !== isReported)
    throw new Error(
      `${life.orderNo}: half done at ${status}: ${receipts} receipts, ${String(periods['total'])} periods`,
    )
  return status
}

const patienceMs = 30_000

/** Polls as the member's page does, until what was paid online is found. */
async function finishOnline({ member }: RunningServer, { orderNo, memberToken }: Life): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const polled = await post(member, '/api/orders/check_order', { order_no: orderNo }, memberToken)
    if (Number(expectOk(polled, 'poll')['order_status']) === 30) return
    await new Promise(resolve => {
      setTimeout(resolve, 250)
    })
  }
}

/**
 * Kills the real process with -9 while members report, finance confirms and others pay online, starts it again, and checks that nothing
 * acknowledged is lost, nothing is half done, and a call repeated with its key has one effect.
 */
export async function runKills({ env, rounds, say }: KillOptions): Promise<KillReport> {
  const report: KillReport = { rounds, hitInFlight: 0, done: 0, undone: 0, orders: [] }
  const start = () => startServer({ LOG_LEVEL: 'info', SMS_ADDRESS_CEILING: '1000000', ...env })
  let server = await start()
  const desk: Desk = { finance: await signIn(server, 'finance'), auditor: await signIn(server, 'super') }
  for (let round = 1; round <= rounds; round += 1) {
    const running = server
    const lives = await Promise.all(
      Array.from({ length: perRound }, (_, index) =>
        index % 2 === 0 ? prepareTransfer(running, desk) : prepareOnline(running, desk, index),
      ),
    )
    const kill = killAfter(running, randomInt(0, perRound * 2 - 1))
    const open = await Promise.all(lives.map(life => live(running, life, kill)))
    await stopServer(running, 'SIGKILL')
    if (running.troubles.length > 0)
      throw new Error(`The server had troubles: ${running.troubles.join('\n')}`)
    server = await start()
    const cut = open.filter(step => step !== null)
    if (cut.length > 0) report.hitInFlight += 1
    const revived = server
    const finish = async (life: Life) => {
      const status = await check(revived, desk, life)
      for (const step of life.steps) {
        if (!cut.includes(step) || step.leadsTo === 0) continue
        if (status >= step.leadsTo) report.done += 1
        else report.undone += 1
      }
      const left = await live(revived, life)
      if (!left && life.bankRef === null) await finishOnline(revived, life)
      if (left || (await check(revived, desk, life)) !== 30)
        throw new Error(`${life.orderNo} could not be finished`)
      report.orders.push({ orderNo: life.orderNo, bankRef: life.bankRef })
    }
    await Promise.all(lives.map(finish))
    if (round % 10 === 0)
      say(
        `${round}/${rounds}: ${report.hitInFlight} kills met a call, ${report.done} of the unanswered calls were done, ${report.undone} were not`,
      )
  }
  await stopServer(server)
  return report
}
