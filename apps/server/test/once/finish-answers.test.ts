import { setTimeout as pause } from 'node:timers/promises'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { finishAnswersBeforeClosing } from '../../src/http/finish-answers.ts'

it('closes when the last handler has ended, though whoever asked is gone', async () => {
  const app = fastify()
  finishAnswersBeforeClosing(app)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    asked.resolve()
    await answer.promise
    return { code: 200 }
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const leaving = new AbortController()
  const request = fetch(`${address}/slow`, { signal: leaving.signal })
  await asked.promise
  leaving.abort()
  await expect(request).rejects.toThrow('abort')

  const closing = app.close()
  expect(await Promise.race([closing, pause(200, 'still open')])).toBe('still open')
  answer.resolve()
  await closing
})

it('closes though a handler has failed', async () => {
  const app = fastify()
  finishAnswersBeforeClosing(app)
  app.get('/fault', async () => {
    throw new Error('fault')
  })
  expect((await app.inject('/fault')).statusCode).toBe(500)
  await app.close()
})
