import { certificatePdf } from '@portal/api/rules/certificate'
import { certificateAsPdf } from '@portal/portal/stars/certificate-as-pdf'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { printCertificate } from '../print/print-certificate.ts'
import { callerAddress } from './address.ts'

/** The printed certificate behind its code, which is all that its holder needs to hand it on. */
export function registerCertificatePdf(app: FastifyInstance, { host, config }: Deps): void {
  app.get<{ Params: { code: string } }>(
    certificatePdf(':code'),
    { config: { policy: 'anyone', call: 'certificates.pdf' }, exposeHeadRoute: false },
    async (request, reply) => {
      const { name, content } = await certificateAsPdf(
        host,
        { code: request.params.code, address: callerAddress(request), origin: config.memberOrigin },
        printCertificate,
      )
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        })
        .send(content)
    },
  )
}
