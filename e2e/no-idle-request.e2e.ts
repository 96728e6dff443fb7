import type { Page } from '@playwright/test'
import { signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

/** Asked for once a minute by itself. */
const polled = /\/work_counts$/
/** Asked for ahead, and again where it is opened so late that it may have changed. */
const askedAhead = /\/api\/orders(\/\d{13})?(\?|$)/

/** Counts what goes to the server; what the browser's cache answers does not. */
async function countRequests(page: Page): Promise<Map<string, number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const sent = new Map<string, string>()
  const counts = new Map<string, number>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    const { pathname, search } = new URL(request.url)
    sent.set(requestId, `${request.method} ${pathname}${search}`)
  })
  devtools.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId))
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const what = sent.get(requestId)
    if (what !== undefined && response.fromDiskCache !== true) counts.set(what, (counts.get(what) ?? 0) + 1)
  })
  return counts
}

test('a clerk at the order desk asks for nothing twice without a cause', async ({ arrive, portal }) => {
  const clerk = await arrive()
  const { page } = clerk
  await signInStaff(clerk, portal, 'super', '/orderManagement')
  await page.goto('about:blank')
  const counts = await countRequests(page)
  const times = (part: string) =>
    [...counts].filter(([what]) => what.includes(part)).reduce((sum, [, count]) => sum + count, 0)

  await page.goto(`${portal.managerUrl}/orderManagement?page_size=10`)
  const rows = page.getByRole('link', { name: /^\d{8} \d{5}$/ })
  const drawer = page.getByRole('dialog')
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page.getByText(/^第 11–/)).toBeVisible()
  await rows.nth(1).click()
  await expect(drawer.getByRole('article')).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('k')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.getByRole('button', { name: '上一页' }).click()
  await expect(page.getByText(/^第 1–10/)).toBeVisible()
  await rows.nth(4).click()
  await expect(drawer.getByRole('article')).not.toHaveAttribute('aria-busy')
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await page.waitForLoadState('networkidle')

  expect(times('page=3&')).toBe(0)
  const again = [...counts].filter(
    ([what, count]) => count > (askedAhead.test(what) ? 2 : 1) && !polled.test(what),
  )
  expect(again, [...counts].join('\n')).toEqual([])
  await clerk.expectInOrder()
})
