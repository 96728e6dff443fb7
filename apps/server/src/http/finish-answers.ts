import type { FastifyInstance } from 'fastify'

/**
 * Keeps the app from closing before every handler has ended. Fastify waits for open connections alone: whoever goes away
 * early leaves a handler at work, and the database would be closed under it.
 */
export function finishAnswersBeforeClosing(app: FastifyInstance): void {
  const underWay = new Set<Promise<unknown>>()
  app.addHook('onRoute', route => {
    const { handler } = route
    route.handler = function handle(request, reply) {
      const answer: unknown = handler.call(this, request, reply)
      if (answer instanceof Promise) {
        const ended = answer.catch(() => undefined).finally(() => underWay.delete(ended))
        underWay.add(ended)
      }
      return answer
    }
  })
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })
}
