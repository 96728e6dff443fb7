import { createServer, type AddressInfo, type Server } from 'node:net'
import type { Mail } from '@portal/portal/ports'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfigError, readConfig } from '../../src/config.ts'
import { makeMail } from '../../src/providers/mail.ts'
import { smtpMail } from '../../src/providers/smtp-mail.ts'

const from = '财务协会 <documents@portal.example>'
const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7) % 256)
const mail: Mail = {
  id: '2605180001.2',
  to: 'li.lei@company.example',
  subject: '【财务协会】电子发票（增值税普通发票）2644 2000 0000 1234 5678',
  text: '您好：\n\n您申请的电子发票已经开具，文件在附件里。\n',
  files: [
    { name: '电子发票-贵州某某集团有限公司.pdf', mime: 'application/pdf', content: bytes(70_000) },
    {
      name: '电子发票.xml',
      mime: 'application/xml',
      content: new TextEncoder().encode('<?xml version="1.0"?>\r\n<发票>\n  .\n. 壹佰元整 \r</发票>'),
    },
  ],
}

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>(begun => server.listen(0, '127.0.0.1', begun))
  return (server.address() as AddressInfo).port
}

/** A mail server on this machine; `came` are the mails that it took. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ port: number; came: string[] }> {
  const came: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onData(stream, _session, taken) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        came.push(Buffer.concat(parts).toString('latin1'))
        taken()
      })
    },
    ...options,
  })
  // what a client does to it is the client's to report
  server.on('error', () => {})
  closing.push(() => new Promise<void>(closed => server.close(closed)))
  return { port: await listening(server.server), came }
}

const send = (port: number, { host = '127.0.0.1', login = '' } = {}) =>
  smtpMail({ url: `smtp://${login}${host}:${port}`, from }).send(mail)

/** An answer of a mail server that repeats what it was told. */
const answering = (responseCode: number) =>
  Object.assign(new Error(`5.1.1 <${mail.to}> no: pass/word`), { responseCode })

/** What a mail that is not taken is answered with, or what is thrown. */
const outcome = (sent: Promise<unknown>) => sent.catch((error: unknown) => String(error))

test('a mail arrives as it was written, its files byte for byte', async () => {
  const { port, came } = await mailServer()
  expect(await send(port)).toEqual({ state: 'taken' })
  expect(came).toHaveLength(1)
  const read = await PostalMime.parse(Buffer.from(came[0] ?? '', 'latin1'))
  expect(read).toMatchObject({
    from: { name: '财务协会', address: 'documents@portal.example' },
    to: [{ address: mail.to }],
    subject: mail.subject,
    messageId: '<2605180001.2@portal.example>',
  })
  expect(read.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect(read.text?.trim()).toBe(mail.text.trim())
  expect(
    read.attachments.map(({ filename, mimeType, content }) => ({
      name: filename,
      mime: mimeType,
      content: new Uint8Array(content as ArrayBuffer),
    })),
  ).toEqual(mail.files)
})

test('a mail that is sent again is known by its id', async () => {
  const { port, came } = await mailServer()
  await send(port, { host: 'localhost' })
  await send(port)
  expect(came.map(text => /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim())).toEqual([
    '<2605180001.2@portal.example>',
    '<2605180001.2@portal.example>',
  ])
})

test('who logs in has the password of the setting', async () => {
  const logins: unknown[] = []
  const { port, came } = await mailServer({
    authOptional: false,
    onAuth({ username, password }, _session, answer) {
      logins.push([username, password])
      answer(null, { user: username })
    },
  })
  await send(port, { login: 'documents%40portal.example:pass%2Fword@' })
  expect(logins).toEqual([['documents@portal.example', 'pass/word']])
  expect(came).toHaveLength(1)
})

test.for([
  [550, '收件邮箱不存在或拒收'],
  [551, '收件邮箱不存在或拒收'],
  [553, '收件邮箱不存在或拒收'],
  [552, '邮件过大或收件邮箱已满'],
  [554, '收件方邮件服务器拒收（554）'],
] as const)('a mailbox that a server refuses with %i is refused for good', async ([code, reason]) => {
  const { port } = await mailServer({ onRcptTo: (_address, _session, answer) => answer(answering(code)) })
  expect(await send(port)).toEqual({ state: 'refused', reason })
})

test.for([
  [552, '邮件过大或收件邮箱已满'],
  [554, '收件方邮件服务器拒收（554）'],
  [550, '收件方邮件服务器拒收（550）'],
] as const)(
  'a mail that a server refuses with %i once it has read it is refused for good',
  async ([code, reason]) => {
    const { port } = await mailServer({
      onData(stream, _session, answer) {
        stream.on('end', () => answer(answering(code))).resume()
      },
    })
    expect(await send(port)).toEqual({ state: 'refused', reason })
  },
)

const no = (code: number) => (_what: unknown, _session: unknown, answer: (error: Error) => void) =>
  answer(answering(code))
test.for<[string, SMTPServerOptions, string]>([
  ['the mailbox for now', { onRcptTo: no(451) }, 'EENVELOPE RCPT TO 451'],
  ['who is not logged in', { onRcptTo: no(530) }, 'EENVELOPE RCPT TO 530'],
  ['the sender', { onMailFrom: no(550) }, 'EENVELOPE MAIL FROM 550'],
  [
    'the mail for now',
    { onData: (stream, _session, answer) => void stream.on('end', () => answer(answering(452))).resume() },
    'EMESSAGE DATA 452',
  ],
  ['the password', { authOptional: false, onAuth: no(535) }, 'EAUTH AUTH PLAIN 535'],
  ['the connection', { onConnect: (_session, answer) => answer(answering(554)) }, 'EPROTOCOL CONN 554'],
])(
  'a mail is tried again whose server refuses %s; its fault names no address and no password',
  async ([, options, codes]) => {
    const { port, came } = await mailServer(options)
    const login = 'onAuth' in options ? 'documents%40portal.example:pass%2Fword@' : ''
    expect(await outcome(send(port, { login }))).toBe(`Error: The mail server took no mail: ${codes}`)
    expect(came).toEqual([])
  },
)

test('a mail is tried again whose server hangs up, or is not there', async () => {
  const rude = createServer(socket => socket.destroy())
  const port = await listening(rude)
  expect(await outcome(send(port))).toMatch(/^Error: The mail server took no mail: E[A-Z]+ .*CONN$/)
  await new Promise(closed => rude.close(closed))
  expect(await outcome(send(port))).toBe('Error: The mail server took no mail: ESOCKET ECONNREFUSED CONN')
})

test('another machine is told nothing in the clear', async () => {
  // leads here as well, but not by a name of this machine
  const host = '0.0.0.0'
  const login = 'documents:pass%2Fword@'
  const sessions: unknown[] = []
  const onMailFrom: SMTPServerOptions['onMailFrom'] = (_address, _session, answer) => {
    sessions.push('mail')
    answer()
  }
  const onAuth: SMTPServerOptions['onAuth'] = (_login, _session, answer) => {
    sessions.push('login')
    answer(null, { user: 1 })
  }
  const without = await mailServer({ onMailFrom, onAuth })
  expect(await outcome(send(without.port, { host, login }))).toMatch(/ETLS STARTTLS 5\d\d$/)
  // this one offers it, with a certificate that nobody vouches for
  const unknown = await mailServer({ onMailFrom, onAuth, disabledCommands: [] })
  expect(await outcome(send(unknown.port, { host, login }))).toMatch(/ESOCKET \w*CERT\w* CONN$/)
  expect(sessions).toEqual([])
})

test('without a mail server mails are seen in the console', async () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {})
  const provider = await makeMail(readConfig({}), { warn: () => undefined })
  expect(await provider.send(mail)).toEqual({ state: 'taken' })
  expect(lines.mock.calls).toEqual([
    [`[MAIL ${mail.to}] ${mail.subject} (电子发票-贵州某某集团有限公司.pdf, 电子发票.xml)`],
  ])
  lines.mockRestore()
})

test('a mail server is set whole, and in production', () => {
  const MAIL_URL = 'smtps://documents:pass%2Fword@mail.example:465'
  expect(readConfig({}).mail).toBeNull()
  expect(readConfig({ MAIL_URL, MAIL_FROM: from }).mail).toEqual({ url: MAIL_URL, from })
  expect(() => readConfig({ MAIL_URL })).toThrow('MAIL_URL and MAIL_FROM are needed together')
  expect(() => readConfig({ MAIL_FROM: from })).toThrow('MAIL_URL and MAIL_FROM are needed together')
  expect(() => readConfig({ NODE_ENV: 'production', MAIL_URL })).toThrow(
    'MAIL_URL and MAIL_FROM are needed in production',
  )
})

test.for([
  'mail.example',
  'https://mail.example',
  'smtp://',
  'smtp://documents:pass%2Fword@',
  'smtp://mail.example:99999',
  'smtp://mail.example?requireTLS=false',
  'smtp://mail.example/?tls.rejectUnauthorized=false',
  'smtp://documents:pass/word@mail.example',
])('%s is no mail server, and nothing of it is told', MAIL_URL => {
  const fault = 'MAIL_URL must be smtp:// or smtps:// with a host; user and password percent-encoded'
  expect(() => readConfig({ MAIL_URL, MAIL_FROM: from })).toThrow(new ConfigError([fault]))
})

test('mails come from an address, with or without a name', () => {
  const url = 'smtp://localhost'
  for (const MAIL_FROM of ['documents@portal.example', '"财务协会, 北京" <documents@portal.example>', from])
    expect(readConfig({ MAIL_URL: url, MAIL_FROM }).mail?.from).toBe(MAIL_FROM)
  for (const MAIL_FROM of [
    '财务协会',
    'documents@portal',
    '财务协会 <documents>',
    '财务协会 documents@portal.example',
    'a@portal.example, b@portal.example',
    '财务\r\nBcc: all@portal.example\r\n协会 <documents@portal.example>',
  ])
    expect(() => readConfig({ MAIL_URL: url, MAIL_FROM })).toThrow('MAIL_FROM must be an address')
})
