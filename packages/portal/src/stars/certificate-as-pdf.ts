import type { CertificateFacts } from '@portal/api/contract/stars.schema'
import { codes } from '@portal/api/contract/endpoint'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { plainVerifyCode, verifyCodePattern, verifyPath } from '@portal/api/rules/certificate'
import { PortalError } from '../kernel/errors.ts'
import { enforceLimit } from '../kernel/limits.ts'
import type { Host } from '../ports.ts'
import { lookUpCertificate } from './look-up-certificate.ts'

/** What is drawn, and where its code is looked up, as a whole address. */
export interface PrintedCertificate {
  certificate: CertificateFacts
  verifyUrl: string
}

/** Draws the sheet; null where no font has a character of it. */
export type PrintCertificate = (printed: PrintedCertificate) => Promise<Uint8Array | null>

/** Sheets that one address may have drawn in an hour: each takes a third of a second of a core. */
const maxPerHour = 40

const gone = (text: string) => new PortalError(codes.notFound, text, null, { status: 404 })

/** The printed certificate behind its code, which is all that its holder needs to hand it on. */
export async function certificateAsPdf(
  { db, clock }: Pick<Host, 'db' | 'clock'>,
  asked: { code: string; address: string; origin: string },
  print: PrintCertificate,
): Promise<{ name: string; content: Uint8Array }> {
  const now = clock()
  const code = plainVerifyCode(asked.code)
  await enforceLimit(
    db.pool,
    { key: `certificate-pdf:${asked.address}`, max: maxPerHour, windowMs: 3_600_000 },
    now,
  )
  const found = verifyCodePattern.test(code) ? await lookUpCertificate(db.pool, code, now) : null
  if (!found || found.state === 'revoked') throw gone(answerTexts.notFound)
  const { certificate } = found
  const content = await print({ certificate, verifyUrl: `${asked.origin}${verifyPath(code)}` })
  if (!content) throw gone(answerTexts.glyphMissing)
  return { name: `星级证书 ${certificate.certificate_no}.pdf`, content }
}
