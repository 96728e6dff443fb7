import { randomInt } from 'node:crypto'
import { startServer, stopServer, type RunningServer } from '../test/support/process.ts'
import { kinds, openDesk, type Life, type Step } from './lives.ts'
import { NoAnswer, expectOk, post } from './portal-client.ts'

export interface KillOptions {
  /** Environment of the server: its data folder, and its PostgreSQL if it has one. */
  env: Record<string, string>
  rounds: number
  log: (line: string) => void
}

export interface KillReport {
  rounds: number
  /** Kills that met a write on its way. */
  hitInFlight: number
  /** Unanswered calls that had taken effect, and that had not. */
  done: number
  undone: number
  /** Orders that were paid in the end, with the bank's number where finance typed one; the caller looks for them. */
  orders: { orderNo: string; bankRef: string | null }[]
}

/** Takes step after step until done or until the server is gone; answers the step that got no answer. */
async function live(server: RunningServer, life: Life, onAnswer?: () => void): Promise<Step | null> {
  for (const step of life.steps) {
    if (step.acknowledged) continue
    try {
      step.body ??= await step.words(server)
      step.onAnswer(
        expectOk(await post(server.manager, step.path, step.body, step.token, step.key), step.path),
      )
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

/** Compares what the server shows now with what it acknowledged before it was killed; answers what was done. */
async function check(server: RunningServer, life: Life): Promise<number> {
  const reached = await life.reached(server)
  const least = life.steps.filter(({ acknowledged, shows }) => acknowledged && shows).length
  if (reached < least) throw new Error(`${life.orderNo}: acknowledged ${least} steps, found ${reached}`)
  return reached
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
 * Kills the real process with -9 while members use coupons, report, pay online, ask money back and ask for documents, and
 * finance confirms, refunds and issues; starts it again, and checks that nothing acknowledged is lost, nothing is half
 * done, and a call repeated with its key has one effect.
 */
export async function runKills({ env, rounds, log }: KillOptions): Promise<KillReport> {
  const report: KillReport = { rounds, hitInFlight: 0, done: 0, undone: 0, orders: [] }
  const start = () => startServer({ LOG_LEVEL: 'info', SMS_ADDRESS_CEILING: '1000000', ...env })
  let server = await start()
  const desk = await openDesk(server)
  for (let round = 1; round <= rounds; round += 1) {
    const running = server
    const lives = await Promise.all(kinds.map((prepare, index) => prepare(running, desk, index)))
    const steps = lives.reduce((sum, life) => sum + life.steps.length, 0)
    const kill = killAfter(running, randomInt(0, steps - 1))
    const open = await Promise.all(lives.map(life => live(running, life, kill)))
    await stopServer(running, 'SIGKILL')
    if (running.troubles.length > 0)
      throw new Error(`The server had troubles: ${running.troubles.join('\n')}`)
    server = await start()
    const cut = open.filter(step => step !== null)
    if (cut.length > 0) report.hitInFlight += 1
    const revived = server
    const finish = async (life: Life) => {
      const reached = await check(revived, life)
      life.steps.forEach((step, index) => {
        if (!cut.includes(step) || !step.shows) return
        if (reached > index) report.done += 1
        else report.undone += 1
      })
      const left = await live(revived, life)
      if (!left && life.bankRef === null) await finishOnline(revived, life)
      if (left || (await check(revived, life)) !== life.steps.length)
        throw new Error(`${life.orderNo} could not be finished`)
      report.orders.push({ orderNo: life.orderNo, bankRef: life.bankRef })
    }
    await Promise.all(lives.map(finish))
    if (round % 10 === 0)
      log(
        `${round}/${rounds}: ${report.hitInFlight} kills met a call, ${report.done} of the unanswered calls were done, ${report.undone} were not`,
      )
  }
  await stopServer(server)
  return report
}
