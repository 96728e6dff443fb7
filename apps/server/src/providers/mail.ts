import type { MailProvider } from '@portal/portal/ports'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

/** Outside production: mails are seen in the console. */
export const consoleMail: MailProvider = {
  async send({ to, subject, files }) {
    console.log(`[MAIL ${to}] ${subject} (${files.map(({ name }) => name).join(', ')})`)
    return { state: 'taken' }
  },
}

/** A mail server that the log tells of when it takes nothing; finance reads no more than that. */
const watched = (provider: MailProvider, log: Pick<Log, 'warn'>): MailProvider => ({
  async send(mail) {
    try {
      return await provider.send(mail)
    } catch (error) {
      log.warn({ err: error }, 'mail')
      throw error
    }
  },
})

/** What mails documents. The code of a mail server's client is fetched where there is one: it takes a while to start. */
export async function makeMail(
  { mail }: Pick<Config, 'mail'>,
  log: Pick<Log, 'warn'>,
): Promise<MailProvider> {
  if (!mail) return consoleMail
  const { smtpMail } = await import('./smtp-mail.ts')
  return watched(smtpMail(mail), log)
}
