import type { Browser, BrowserContext, Page } from 'playwright'
import type { Portal } from '../e2e/portal.ts'

/** A telephone of the lower middle class: CPU four times slower than here, 1.6 Mbps, 150 ms to the server. */
const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false }
const cpuRate = 4

type Signed = Awaited<ReturnType<BrowserContext['storageState']>>

interface Case {
  name: string
  url: string
  /** Largest shift that an opening page may make, all of them at 390 px. */
  width: number
  signed?: Signed | undefined
  /** A condition in the page; when it holds first is a figure of its own. */
  until?: { name: string; holds: string }
  /** None of its code comes: how fast the same page is as html alone. */
  htmlAlone?: boolean
}

interface Figures {
  /** Bytes of the html as they travelled. */
  html: number
  firstPaint: number
  largestPaint: number
  /** When the condition held. */
  until: number
  /** Milliseconds of long tasks beyond the first fifty of each, from the first paint on. */
  blocking: number
  shift: number
  requests: number
}

declare global {
  interface Window {
    measured: { largest: number; shift: number; until: number; tasks: [start: number, length: number][] }
  }
}

/** Runs in the page before anything else: listens, and asks the condition with every frame. */
function listen(holds: string) {
  const measured: Window['measured'] = { largest: 0, shift: 0, until: 0, tasks: [] }
  window.measured = measured
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'largest-contentful-paint') measured.largest = entry.startTime
      else if (entry.entryType === 'longtask') measured.tasks.push([entry.startTime, entry.duration])
      else {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) measured.shift += shift.value
      }
    }
  })
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true })
  const watch = () => {
    const found = document.querySelector<HTMLElement>(holds)
    // the frame that shows it
    if (found) requestAnimationFrame(() => setTimeout(() => (measured.until = performance.now())))
    else requestAnimationFrame(watch)
  }
  if (holds !== '') requestAnimationFrame(watch)
}

/** Presses the second tab with every frame, as somebody in a hurry, until its panel is there. */
function pressTab() {
  const press = () => {
    const tabs = document.querySelectorAll<HTMLElement>('[role="tab"]')
    const second = tabs[1]
    if (second?.getAttribute('aria-selected') === 'true') return
    second?.click()
    setTimeout(press, 50)
  }
  requestAnimationFrame(press)
}

async function visit(
  browser: Browser,
  { url, width, signed, until, htmlAlone = false }: Case,
): Promise<Figures> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width, height: width < 500 ? 844 : 900 },
    ...(signed ? { storageState: signed } : {}),
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  await devtools.send('Network.emulateNetworkConditions', line)
  let html = 0
  let requests = 0
  const documents = new Set<string>()
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    requests += 1
    if (type === 'Document') documents.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (documents.has(requestId)) html += encodedDataLength
  })
  await page.addInitScript(listen, until?.holds ?? '')
  if (until?.name === 'the tab answers') await page.addInitScript(pressTab)
  if (htmlAlone) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] })
  await page.goto(url, { waitUntil: 'networkidle' })
  if (until) await page.waitForFunction(() => window.measured.until > 0)
  await page.waitForFunction(() => window.measured.largest > 0)
  const found = await page.evaluate(() => {
    const { largest, shift, until: at, tasks } = window.measured
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const blocking = tasks
      .filter(([start]) => start >= first)
      .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0)
    return { firstPaint: first, largestPaint: largest, until: at, blocking, shift }
  })
  await context.close()
  return { html, requests, ...found }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Signs in once and takes the session along. */
async function signedIn(browser: Browser, signIn: (page: Page) => Promise<void>): Promise<Signed> {
  const context = await browser.newContext({ locale: 'zh-CN' })
  await signIn(await context.newPage())
  const state = await context.storageState()
  await context.close()
  return state
}

const password = 'Demo_2026'
const asStaff = (portal: Portal) => async (page: Page) => {
  await page.goto(`${portal.managerUrl}/managerlogin`)
  await page.getByLabel('用户名').fill('super')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL('**/orderManagement')
  await page.waitForLoadState('networkidle')
}
const asMember = (portal: Portal) => async (page: Page) => {
  await page.goto(`${portal.memberUrl}/login`)
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('手机号码或账号').fill('13800000001')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL('**/home/memberInfo')
  await page.waitForLoadState('networkidle')
}

/** Finished html: by itself, with its code, and with somebody who presses a tab before that has come. */
const finished = ({ until, ...page }: Case): Case[] => [
  { ...page, name: `${page.name} as html alone`, htmlAlone: true },
  page,
  { ...page, ...(until ? { until } : {}) },
]

/** Prints how the main pages come in on a slow telephone, cold cache; each figure is the median of its runs. */
export async function measureFirstPaint(browser: Browser, portal: Portal, runs = 5): Promise<void> {
  const staff = await signedIn(browser, asStaff(portal))
  const member = await signedIn(browser, asMember(portal))
  const passwordField = {
    name: 'the tab answers',
    holds: '[role="tabpanel"]:not([hidden]) input[type="password"]',
  }
  const codeField = { name: 'the tab answers', holds: '[role="tabpanel"]:not([hidden]) input[type="tel"]' }
  const rows = { name: 'rows', holds: 'tbody tr a[href]' }
  const signInPages = [
    { name: '/login', url: `${portal.memberUrl}/login`, until: passwordField },
    { name: '/managerlogin', url: `${portal.managerUrl}/managerlogin`, until: codeField },
  ]
  const cases: Case[] = [
    ...signInPages.flatMap(page => [1440, 390].flatMap(width => finished({ ...page, width }))),
    {
      name: 'staff orders',
      url: `${portal.managerUrl}/orderManagement`,
      width: 1440,
      signed: staff,
      until: rows,
    },
    { name: 'staff orders', url: `${portal.managerUrl}/orderManagement`, width: 390, signed: staff },
    { name: 'member', url: `${portal.memberUrl}/home/memberInfo`, width: 390, signed: member },
    { name: 'member orders', url: `${portal.memberUrl}/home/invoiceOrder`, width: 390, signed: member },
  ]
  console.log(`CPU ${cpuRate}× slower, 1.6 Mbps, 150 ms, median of ${runs}:`)
  for (const one of cases) {
    const visits: Figures[] = []
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, one))
    const medianOf = (name: keyof Figures) => median(visits.map(figures => figures[name]))
    const ms = (name: keyof Figures) => `${medianOf(name).toFixed(0)} ms`
    console.log(
      [
        `  ${one.name} at ${one.width} px: first paint ${ms('firstPaint')}`,
        `largest ${ms('largestPaint')}`,
        ...(one.until ? [`${one.until.name} ${ms('until')}`] : []),
        `blocking ${ms('blocking')}`,
        `shift ${medianOf('shift').toFixed(3)}`,
        `html ${(medianOf('html') / 1000).toFixed(1)} kB`,
        `${medianOf('requests')} requests`,
      ].join(', '),
    )
  }
}
