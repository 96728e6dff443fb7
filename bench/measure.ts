import { chromium, type Browser } from 'playwright'
import { Portal } from '../e2e/portal.ts'
import { chromiumArgs, ensureBrowser } from '../scripts/browser.ts'
import { buildApps } from '../scripts/build-apps.ts'
import { weights } from '../scripts/budgets.ts'
import { sayWeight, weighComponents } from './component-weights.ts'
import { measureFirstPaint } from './first-paint.ts'

interface Visit {
  requests: number
  scripts: number
  /** Bytes of JavaScript as they travelled (the browser prefers brotli). */
  scriptBytes: number
  /** Longest chain of requests before the first data: html, js, data makes 3. */
  depth: number
  /** Milliseconds from the start of the navigation. */
  largestPaint: number
}

/** One cold visit: empty cache, nobody signed in. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const level = new Map<string, number>()
  const kinds = new Map<string, string>()
  let scriptBytes = 0
  let depth = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const parent = initiator.url ?? initiator.stack?.callFrames.at(-1)?.url
    const own = (parent === undefined ? 0 : (level.get(parent) ?? 0)) + 1
    level.set(request.url, Math.min(own, level.get(request.url) ?? own))
    kinds.set(requestId, type ?? '')
    depth = Math.max(depth, own)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const largestPaint = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          resolve(list.getEntries().at(-1)?.startTime ?? 0)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  const scripts = [...kinds.values()].filter(kind => kind === 'Script').length
  return { requests: kinds.size, scripts, scriptBytes, depth, largestPaint }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Prints how the pages come in on a slow telephone. */
export async function measurePaint(runs?: number): Promise<void> {
  const executablePath = await ensureBrowser()
  await buildApps()
  const portal = await Portal.start()
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  await measureFirstPaint(browser, portal, runs)
  await browser.close()
  await portal.stop()
}

/** Prints what the pages weigh and how fast they come, and how long the server takes to start. */
export async function measure(): Promise<void> {
  const executablePath = await ensureBrowser()
  await buildApps()
  console.log('JavaScript of a cold visit, gzip, every request together:')
  for (const { app, page, bytes, budget, files } of weights()) {
    console.log(`  ${app} ${page}: ${kilobytes(bytes)} of ${kilobytes(budget)}, ${files} files`)
  }
  console.log('Each component alone, gzip, React and styled-components apart:')
  for (const weight of await weighComponents()) console.log(`  ${sayWeight(weight)}`)
  const cold = performance.now()
  const portal = await Portal.start()
  console.log(
    `Server, first start with migrations and demo data: ${((performance.now() - cold) / 1000).toFixed(1)} s`,
  )
  await portal.kill()
  const warm = performance.now()
  await portal.boot()
  console.log(`Server, start after kill -9: ${((performance.now() - warm) / 1000).toFixed(1)} s`)
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  for (const url of [`${portal.memberUrl}/login`, `${portal.managerUrl}/managerlogin`]) {
    const { requests, scripts, scriptBytes, depth, largestPaint } = await visit(browser, url)
    console.log(
      `${new URL(url).pathname} in Chromium: ${requests} requests, ${scripts} scripts, ${kilobytes(scriptBytes)} of JavaScript as sent, depth ${depth}, largest paint ${largestPaint.toFixed(0)} ms`,
    )
  }
  await measureFirstPaint(browser, portal)
  await browser.close()
  await portal.stop()
}
