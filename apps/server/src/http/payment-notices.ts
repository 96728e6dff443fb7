import { codes } from '@portal/api/contract/endpoint'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { noticePath } from '@portal/api/rules/call-paths'
import { isOnlineChannel } from '@portal/api/rules/payment'
import { PortalError } from '@portal/portal/kernel/errors'
import { takeNotice } from '@portal/portal/payments/take-notice'
import type { Host } from '@portal/portal/ports'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const maxNoticeBytes = 64 * 1024

const headersOf = ({ headers }: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )

/**
 * Where payment providers tell us of payments. The body is kept as it came: it is what was signed. What they take for an
 * answer is their own matter; after anything else they say it again.
 */
export function registerPaymentNotices(app: FastifyInstance, host: Host): void {
  void app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: maxNoticeBytes },
      (_request, body, done) => done(null, body),
    )
    scope.post<{ Params: { channel: string }; Body: unknown }>(
      noticePath(':channel'),
      { config: { policy: 'signed notice', call: 'payments.notice' } },
      async (request, reply) => {
        const { channel } = request.params
        const provider = isOnlineChannel(channel) ? host.payments[channel] : undefined
        if (!isOnlineChannel(channel) || !provider)
          throw new PortalError(codes.notFound, answerTexts.noPath, null, { status: 404 })
        const body = typeof request.body === 'string' ? request.body : ''
        const taken = await takeNotice(host, channel, { headers: headersOf(request), body })
        const { status, type, body: text } = provider.answer(taken)
        return reply.code(status).type(type).send(text)
      },
    )
  })
}
