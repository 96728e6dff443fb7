import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../apps/server/test/support/free-port.ts'
import { shortLived } from '../apps/server/test/support/short-lived.ts'
import { serverFlags } from '../scripts/server-flags.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Sms {
  phone: string
  scene: string
  text: string
  code: string | null
}

interface Ports {
  member: number
  manager: number
}

const freePorts = async (): Promise<Ports> => ({ member: await freePort(), manager: await freePort() })
const origin = (port: number) => `http://localhost:${port}`

/** The environment of every process over one PostgreSQL. */
export const onPostgres = (databaseUrl: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  DATA_KEY: 'ab'.repeat(32),
})

/** Where the run's prepared data folder is named: a first start takes longer than most journeys. */
export const preparedData = 'E2E_PREPARED_DATA'

/** One server process over a data folder or a PostgreSQL, as `npm start` runs it; or two over one PostgreSQL. */
export class Portal {
  /** Everything the process printed, over all its lives. */
  log = ''
  private child: ChildProcess | null = null
  private readonly ports: Ports
  private readonly env: Record<string, string>
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'))
  /** The process where staff are, when that is another one. */
  private readonly second: Portal | null

  private constructor(ports: Ports, env: Record<string, string>, second: Portal | null = null) {
    this.ports = ports
    this.env = { ...env }
    this.second = second
  }

  static async start(env: Record<string, string> = {}): Promise<Portal> {
    const portal = new Portal(await freePorts(), env)
    const prepared = process.env[preparedData]
    if (prepared !== undefined) cpSync(prepared, portal.dataDir, { recursive: true })
    await portal.boot()
    return portal
  }

  /** Starts for the first time and ends in good order; answers the data folder that is left. */
  static async prepare(): Promise<string> {
    const portal = new Portal(await freePorts(), {})
    await portal.boot()
    await portal.end('SIGTERM')
    return portal.dataDir
  }

  /** Two processes over one database: members are at the first, staff at the second. */
  static async startTwo(databaseUrl: string, settings: Record<string, string> = {}): Promise<Portal> {
    const [first, second] = [await freePorts(), await freePorts()]
    const env = {
      ...settings,
      ...onPostgres(databaseUrl),
      MEMBER_ORIGIN: origin(first.member),
      MANAGER_ORIGIN: origin(second.manager),
    }
    const portal = new Portal(first, env, new Portal(second, env))
    await portal.boot()
    return portal
  }

  get memberUrl(): string {
    return origin(this.ports.member)
  }

  get managerUrl(): string {
    return this.second?.managerUrl ?? origin(this.ports.manager)
  }

  /** Of the process, while it runs. */
  get pid(): number | undefined {
    return this.child?.pid
  }

  /** Starts the process and waits until it answers. */
  async boot(): Promise<void> {
    const child = spawn(process.execPath, [...serverFlags, ...shortLived, 'apps/server/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(this.ports.member),
        MANAGER_PORT: String(this.ports.manager),
        DATA_DIR: this.dataDir,
        SMS_ADDRESS_CEILING: '100000',
        ...this.env,
      },
    })
    this.child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.log += chunk.toString()
      })
    }
    for (let tries = 0; tries < 600; tries += 1) {
      if (child.exitCode !== null) break
      const ready = await fetch(`${this.memberUrl}/readyz`).catch(() => null)
      if (ready?.ok === true) return this.second?.boot()
      await new Promise(resolve => {
        setTimeout(resolve, 100)
      })
    }
    throw new Error(`The server did not start:\n${this.log}`)
  }

  /** So many days go by from one start to the next; who was signed in then may not be any more. */
  async later(days: number): Promise<void> {
    for (const server of [this, this.second]) {
      await server?.end('SIGTERM')
      if (server) server.env['CLOCK_AHEAD_DAYS'] = String(days)
    }
    await this.boot()
  }

  /** kill -9, as when the machine's power is gone for this process. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Ends in good order and removes the data. */
  async stop(): Promise<void> {
    await this.end('SIGTERM')
    rmSync(this.dataDir, { recursive: true, force: true })
    await this.second?.stop()
    this.log += this.second?.log ?? ''
  }

  /** The newest code sent to a phone. */
  async smsCode(phone: string): Promise<string> {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = (await (await fetch(`${this.memberUrl}/dev/sms?phone=${phone}`)).json()) as {
        data: Sms[]
      }
      const code = answer.data.find(sms => sms.code !== null && sms.code !== '')?.code
      if (code !== undefined && code !== null) return code
      await new Promise(resolve => {
        setTimeout(resolve, 100)
      })
    }
    throw new Error(`No code was sent to ${phone}`)
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.child
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const closed = new Promise(resolve => {
      child.once('close', resolve)
    })
    child.kill(signal)
    await closed
  }
}
