import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { associationAddresses, associationBank } from '@portal/api/rules/association'
import type { InvoiceProvider } from '@portal/api/rules/invoice'
import type { OnlineChannel } from '@portal/api/rules/payment'
import type { PageSettings } from '@portal/api/rules/page-settings'
import { usualSecondPersonFen } from '@portal/api/rules/refund'
import * as z from 'zod/mini'
import { paymentEnvironment, readPayments } from './config-payments.ts'
import { OperatorError } from './operator-error.ts'
import { senderOf } from './providers/mail-sender.ts'
import type { AlipaySettings } from './providers/payments/alipay.ts'
import type { WechatSettings } from './providers/payments/wechat-client.ts'

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))
const origin = z.optional(
  z.string().check(z.refine(isOrigin, 'must be an origin such as https://portal.example')),
)
const count = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.minimum(1)), fallback)

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text)
}

/** How many proxies stand before us, or which: addresses and networks such as 10.0.0.0/8, with commas between. */
const proxies = z._default(
  z
    .string()
    .check(
      z.refine(text => /^\d$/.test(text) || text.split(',').every(isNetwork), 'must be 0 to 9 or addresses'),
    ),
  '0',
)

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.trim().split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Nothing but a server and who logs in there: what a query asks of a mail client is not ours. */
const isMailServer = (text: string): boolean =>
  /^smtps?:\/\/(?:[^/?#@\s]+@)?(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?\/?$/i.test(text) && URL.canParse(text)

/** The environment of D9; every name is listed in the README's table. */
const environment = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'production', 'test'], 'must be development, production or test'),
    'development',
  ),
  HOST: z._default(
    z.string().check(z.refine(host => host === 'localhost' || isIP(host) !== 0, 'must be an address')),
    '127.0.0.1',
  ),
  PORT: z._default(port, 8080),
  MANAGER_PORT: z._default(port, 8081),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))),
  MEMBER_ORIGIN: origin,
  MANAGER_ORIGIN: origin,
  DATA_KEY: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits'))),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** At least two: setting up holds one while it works on another. */
  POOL_SIZE: z._default(z.coerce.number().check(z.int(), z.minimum(2)), 10),
  STATEMENT_TIMEOUT_MS: count(15_000),
  TRUST_PROXY: proxies,
  /** With less free space in the data folder /readyz reports unready. */
  MIN_FREE_MB: count(200),
  /** Codes one address may ask for in an hour. */
  SMS_ADDRESS_CEILING: count(200),
  /** Refunds above this sum need a second person of finance. */
  REFUND_SECOND_PERSON_YUAN: z._default(
    z.coerce.number().check(z.int(), z.minimum(0)),
    usualSecondPersonFen / 100,
  ),
  SERVICE_CENTRE_URL: z._default(z.url('must be a URL'), associationAddresses.serviceCentre),
  SERVICE_CENTRE_TEST_URL: z._default(z.url('must be a URL'), associationAddresses.serviceCentreTest),
  /** What the link to the service centre passes: a one-time ticket, or the session's own token. */
  SERVICE_CENTRE_TOKEN: z._default(z.enum(['ticket', 'session']), 'ticket'),
  SMS_URL: z.optional(z.url('must be a URL')),
  SMS_KEY: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  SMS_SIGN_NAME: z._default(z.string(), ''),
  MAIL_URL: z.optional(
    z
      .string()
      .check(
        z.refine(isMailServer, 'must be smtp:// or smtps:// with a host; user and password percent-encoded'),
      ),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.refine(text => senderOf(text) !== null, 'must be an address, or name <address>')),
  ),
  BANK_ACCOUNT_NAME: z._default(z.string(), associationBank.account_name),
  BANK_ACCOUNT_NO: z._default(
    z.string().check(z.regex(/^\d{8,30}$/, 'must be digits')),
    associationBank.account_no,
  ),
  BANK_NAME: z._default(z.string(), associationBank.bank_name),
  /** Of Amap's web service; without it places come from bundled data. */
  MAPS_KEY: z.optional(z.string().check(z.regex(/^\w{16,64}$/, 'must be 16 to 64 letters and digits'))),
  MAPS_URL: z._default(
    z.url({ protocol: /^https?$/, error: 'must be a URL' }),
    'https://restapi.amap.com/v3/config/district',
  ),
  /** Plays a later day, to see what time does to deadlines and certificates. */
  CLOCK_AHEAD_DAYS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3_660)), 0),
  ...paymentEnvironment,
})

export interface Config {
  production: boolean
  host: string
  memberPort: number
  managerPort: number
  memberOrigin: string
  managerOrigin: string
  dataDir: string
  databaseUrl: string | null
  /** Key of D10.7, or null: then one is made in the data folder (never in production). */
  dataKey: string | null
  /** How far the portal's clock is ahead of the machine's. */
  clockAheadMs: number
  logLevel: string
  poolSize: number
  statementTimeoutMs: number
  /** Which X-Forwarded-For is trusted: a number of hops, these networks, or none. */
  trustProxy: number | string[]
  leastFreeBytes: number
  smsAddressCeiling: number
  refundSecondPersonFen: number
  /** Online channels that are set up, in the order in which they are offered. */
  onlineChannels: OnlineChannel[]
  wechat: WechatSettings | null
  alipay: AlipaySettings | null
  invoiceProvider: InvoiceProvider
  serviceCentre: Pick<PageSettings, 'serviceCentre' | 'serviceCentreTest' | 'serviceCentreToken'>
  sms: { url: string; key: string; signName: string } | null
  /** The mail server, and who mails come from. */
  mail: { url: string; from: string } | null
  bank: { account_name: string; account_no: string; bank_name: string }
  maps: { url: string; key: string } | null
}

export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError'
  constructor(problems: string[]) {
    super(`Configuration:\n${problems.map(problem => `  ${problem}`).join('\n')}`)
  }
}

/** Reads and checks the environment. Empty values count as not given. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`))
  const e = parsed.data
  const production = e.NODE_ENV === 'production'
  const { wechat, alipay, problems } = readPayments(e)
  if (production && !e.DATA_KEY) problems.push('DATA_KEY is needed in production: openssl rand -hex 32')
  if (production && !(e.SMS_URL && e.SMS_KEY)) problems.push('SMS_URL and SMS_KEY are needed in production')
  if (production && !(e.MAIL_URL && e.MAIL_FROM))
    problems.push('MAIL_URL and MAIL_FROM are needed in production')
  else if (!e.MAIL_URL !== !e.MAIL_FROM) problems.push('MAIL_URL and MAIL_FROM are needed together')
  if (production && e.INVOICE_PROVIDER === 'sandbox')
    problems.push('INVOICE_PROVIDER=sandbox issues no documents that count: not in production')
  if (production && e.CLOCK_AHEAD_DAYS > 0)
    problems.push('CLOCK_AHEAD_DAYS plays a day that is not: not in production')
  if (e.DATABASE_URL && production && !(e.MEMBER_ORIGIN && e.MANAGER_ORIGIN))
    problems.push('MEMBER_ORIGIN and MANAGER_ORIGIN are needed in production')
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    production,
    host: e.HOST,
    memberPort: e.PORT,
    managerPort: e.MANAGER_PORT,
    memberOrigin: e.MEMBER_ORIGIN ?? `http://localhost:${e.PORT}`,
    managerOrigin: e.MANAGER_ORIGIN ?? `http://localhost:${e.MANAGER_PORT}`,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    dataKey: e.DATA_KEY ?? null,
    logLevel: e.LOG_LEVEL,
    poolSize: e.POOL_SIZE,
    statementTimeoutMs: e.STATEMENT_TIMEOUT_MS,
    trustProxy: /^\d$/.test(e.TRUST_PROXY)
      ? Number(e.TRUST_PROXY)
      : e.TRUST_PROXY.split(',').map(text => text.trim()),
    leastFreeBytes: e.MIN_FREE_MB * 1024 * 1024,
    smsAddressCeiling: e.SMS_ADDRESS_CEILING,
    refundSecondPersonFen: e.REFUND_SECOND_PERSON_YUAN * 100,
    onlineChannels: [
      ...(wechat ? (['wechat'] as const) : []),
      ...(alipay ? (['alipay'] as const) : []),
      // play money, where nobody's real money can meet it
      ...(production ? [] : (['sandbox'] as const)),
    ],
    wechat,
    alipay,
    invoiceProvider: e.INVOICE_PROVIDER,
    clockAheadMs: e.CLOCK_AHEAD_DAYS * 86_400_000,
    serviceCentre: {
      serviceCentre: e.SERVICE_CENTRE_URL,
      serviceCentreTest: e.SERVICE_CENTRE_TEST_URL,
      serviceCentreToken: e.SERVICE_CENTRE_TOKEN,
    },
    sms: e.SMS_URL && e.SMS_KEY ? { url: e.SMS_URL, key: e.SMS_KEY, signName: e.SMS_SIGN_NAME } : null,
    mail: e.MAIL_URL && e.MAIL_FROM ? { url: e.MAIL_URL, from: e.MAIL_FROM } : null,
    maps: e.MAPS_KEY === undefined ? null : { url: e.MAPS_URL, key: e.MAPS_KEY },
    bank: { account_name: e.BANK_ACCOUNT_NAME, account_no: e.BANK_ACCOUNT_NO, bank_name: e.BANK_NAME },
  }
}
