import type { MailProvider } from '@portal/portal/ports'
import { createTransport, type NodemailerError } from 'nodemailer'
import { senderOf } from './mail-sender.ts'

const timeLimitMs = 40_000

/** This machine: what goes there crosses no network. */
const loopback = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Permanent answers that are about our session (not logged in, out of turn), not about the mailbox or the mail. */
const ofOurSession = new Set([503, 530, 535, 538])

/** Why a mail server will never take a mail; null where it may another time. */
function refusalOf({ responseCode = 0, command = '' }: NodemailerError): string | null {
  const judged = command === 'RCPT TO' || command === 'DATA'
  if (!judged || responseCode < 500 || ofOurSession.has(responseCode)) return null
  if (responseCode === 552) return '邮件过大或收件邮箱已满'
  if (command === 'RCPT TO' && [550, 551, 553].includes(responseCode)) return '收件邮箱不存在或拒收'
  return `收件方邮件服务器拒收（${responseCode}）`
}

/** What happened, in codes alone: what the server answers in words may repeat an address or a password. */
const faultOf = ({ name, code = name, originalCode, command, responseCode }: NodemailerError): string =>
  [code, originalCode, command, responseCode].filter(part => part !== undefined).join(' ')

/**
 * A mail server. `smtp://` is upgraded to TLS before anything is told, except on this machine; `url` has no query, which
 * could turn that off (config.ts sees to it).
 */
export function smtpMail({ url, from }: { url: string; from: string }): MailProvider {
  const sender = senderOf(from)
  if (!sender) throw new Error('Mails come from no address')
  const domain = sender.address.slice(sender.address.indexOf('@') + 1)
  const near = loopback.has(new URL(url).hostname.toLowerCase())
  const transport = createTransport({
    url,
    requireTLS: !near,
    ignoreTLS: near,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, to, subject, text, files }) {
      const sending = transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from: sender,
        // as an object it is one address, whatever stands in it
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: files.map(({ name, mime, content }) => ({
          filename: name,
          contentType: mime,
          content: Buffer.from(content),
          // else text such as XML may get other line ends
          contentTransferEncoding: 'base64',
        })),
        signal: AbortSignal.timeout(timeLimitMs),
      })
      const fault = await sending.then(
        () => null,
        (error: NodemailerError) => error,
      )
      if (fault === null) return { state: 'taken' }
      const reason = refusalOf(fault)
      if (reason !== null) return { state: 'refused', reason }
      // without its cause, which a log would write down
      throw new Error(`The mail server took no mail: ${faultOf(fault)}`)
    },
  }
}
