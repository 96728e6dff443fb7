// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, it } from 'vitest'
import config from './vite.config.ts'

it('the development server tells the page where staff sign in', async () => {
  const vite = await createServer({
    ...config,
    configFile: false,
    server: { middlewareMode: true, ws: false },
  })
  const html = await vite.transformIndexHtml(
    '/',
    readFileSync(join(import.meta.dirname, 'index.html'), 'utf8'),
  )
  await vite.close()
  expect(html).toContain('content="{&quot;managerOrigin&quot;:&quot;http://localhost:5174&quot;}"')
})

it('the development server hands every call to the portal', () => {
  const proxied = Object.keys(config.server?.proxy ?? {}).map(pattern => new RegExp(pattern))
  const isProxied = (path: string) => proxied.some(pattern => pattern.test(path))
  const paths = [
    '/service/district',
    '/examapi/exam_results',
    '/api/personal_vips',
    '/nrckapi/orders',
    '/files/f1',
    '/exports/e1',
    '/tables/day/d1',
  ]
  for (const path of paths) expect([path, isProxied(path)]).toEqual([path, true])
  // the page that only begins like one
  expect(isProxied('/apiary')).toBe(false)
})
