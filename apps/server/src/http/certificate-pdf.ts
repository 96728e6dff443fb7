import { codes } from '@portal/api/contract/endpoint'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { certificatePdf, plainVerifyCode, verifyCodePattern, verifyPath } from '@portal/api/rules/certificate'
import { PortalError } from '@portal/portal/kernel/errors'
import { enforceLimit } from '@portal/portal/kernel/limits'
import { lookUpCertificate } from '@portal/portal/stars/look-up-certificate'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { printCertificate } from '../print/print-certificate.ts'
import { callerAddress } from './address.ts'

/** Sheets that one address may have drawn in an hour: each takes a third of a second of a core. */
const maxPerHour = 40

const gone = (text: string) => new PortalError(codes.notFound, text, null, { status: 404 })

/** The printed certificate behind its code, which is all that its holder needs to hand it on. */
export function registerCertificatePdf(app: FastifyInstance, { host, config }: Deps): void {
  app.get<{ Params: { code: string } }>(
    certificatePdf(':code'),
    { config: { policy: 'anyone', call: 'certificates.pdf' }, exposeHeadRoute: false },
    async (request, reply) => {
      const { db, clock } = host
      const now = clock()
      const code = plainVerifyCode(request.params.code)
      const limit = { key: `certificate-pdf:${callerAddress(request)}`, max: maxPerHour, windowMs: 3_600_000 }
      await enforceLimit(db.pool, limit, now)
      const found = verifyCodePattern.test(code) ? await lookUpCertificate(db.pool, code, now) : null
      if (!found || found.state === 'revoked') throw gone(answerTexts.notFound)
      const { certificate } = found
      const drawn = await printCertificate({
        certificate,
        verifyUrl: `${config.memberOrigin}${verifyPath(code)}`,
      })
      if (!drawn) throw gone(answerTexts.glyphMissing)
      const name = encodeURIComponent(`星级证书 ${certificate.certificate_no}.pdf`)
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename*=UTF-8''${name}`,
        })
        .send(drawn)
    },
  )
}
