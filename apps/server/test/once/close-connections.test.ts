import { once } from 'node:events'
import { connect } from 'node:net'
import { fastify } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { closeConnections } from '../../src/http/close-connections.ts'

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function anApp(patienceMs?: number) {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  closeConnections(app, patienceMs)
  app.get('/said', async () => 'said')
  await app.listen({ host: '127.0.0.1', port: 0 })
  opened.push(() => app.close())
  return app
}

/** A connection to the app, on which nothing was said yet; the app knows of it. */
async function aConnection(app: Awaited<ReturnType<typeof anApp>>) {
  const known = once(app.server, 'connection')
  const socket = connect(Number(Object(app.server.address()).port), '127.0.0.1')
  opened.push(() => socket.destroy())
  const closed = once(socket, 'close')
  await known
  return { socket, closed }
}

async function secondsOf(work: Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work
  return (performance.now() - from) / 1_000
}

it('closes at once though a browser has opened a connection ahead of its next request', async () => {
  const app = await anApp()
  const { closed } = await aConnection(app)
  expect(await secondsOf(app.close())).toBeLessThan(2)
  await closed
})

it('closes at once though a connection is kept for the next request', async () => {
  const app = await anApp()
  const { socket, closed } = await aConnection(app)
  socket.write('GET /said HTTP/1.1\r\nhost: localhost\r\n\r\n')
  expect(String((await once(socket, 'data'))[0])).toContain('said')
  expect(await secondsOf(app.close())).toBeLessThan(2)
  await closed
})

it('answers a request that came in half, and waits for no other half for ever', async () => {
  const app = await anApp(500)
  const [one, other] = [await aConnection(app), await aConnection(app)]
  const half = 'GET /said HTTP/1.1\r\nhost: local'
  for (const { socket } of [one, other]) socket.write(half)
  // a third request is through: the halves before it have come in
  await fetch(`http://127.0.0.1:${String(Object(app.server.address()).port)}/said`)
  const closing = app.close()
  one.socket.write('host\r\n\r\n')
  expect(String((await once(one.socket, 'data'))[0])).toContain('said')
  const seconds = await secondsOf(closing)
  expect(seconds).toBeGreaterThan(0.3)
  expect(seconds).toBeLessThan(5)
  await other.closed
})
