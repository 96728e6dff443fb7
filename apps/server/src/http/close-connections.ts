import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends connections that nobody asks anything on when the app closes. Browsers open some ahead of their next request;
 * Node counts one without a first request as busy, and would wait a minute for it. Where a request stays half sent or
 * an answer half read, all that is still open is ended after `patienceMs`, so that jobs and database close in good
 * order.
 */
export function closeConnections(app: FastifyInstance, patienceMs = 5_000): void {
  const { server } = app
  const neverUsed = new Set<Socket>()
  server.on('connection', socket => {
    neverUsed.add(socket)
    socket.once('close', () => neverUsed.delete(socket))
  })
  server.on('request', ({ socket }) => neverUsed.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of neverUsed) if (socket.bytesRead === 0) socket.destroy()
    const last = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.once('close', () => clearTimeout(last))
  })
}
