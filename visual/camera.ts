import type { BrowserContext, Page } from 'playwright'
import { fontSheets, pictureStyle, type Studio } from './studio.ts'
import type { Shot } from './shots.ts'

/** "Now" in every picture: the day of the mock-ups. */
const now = new Date('2026-05-18T10:00:00+08:00')
const tallest = 4_000

/** The part of Storybook's preview that tells how far a story is. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

export interface Taken {
  shot: Shot
  /** PNG, or why there is none. */
  result: { png: Buffer } | { error: string }
}

async function dress({ context, base }: { context: BrowserContext; base: string }): Promise<void> {
  await context.addInitScript(
    ({ sheets, style }) => {
      const put = () => {
        for (const href of sheets)
          document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
        document.head.append(Object.assign(document.createElement('style'), { textContent: style }))
      }
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', put)
      else put()
    },
    { sheets: fontSheets, style: pictureStyle },
  )
  await context.route(
    url => !url.href.startsWith(base),
    route => route.abort(),
  )
}

async function take(page: Page, base: string, { story, width, height, theme }: Shot): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await page.clock.setFixedTime(now)
  const globals = `theme:${theme};a11y.manual:!true`
  await page.goto(`${base}iframe.html?id=${story}&viewMode=story&globals=${globals}`)
  const ended = await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = window as PreviewWindow
      const phase = preview?.currentRender?.phase
      return phase !== undefined && ['finished', 'errored', 'aborted'].includes(phase) ? phase : null
    },
    null,
    { timeout: 60_000, polling: 50 },
  )
  const phase = await ended.jsonValue()
  if (phase !== 'finished')
    throw new Error(`The story ${String(phase)}: ${await page.locator('#error-message').innerText()}`)
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(Array.from(document.images, image => image.decode()))
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await document.fonts.ready
  })
  const full = await page.evaluate(() => document.documentElement.scrollHeight)
  return page.screenshot(
    full <= tallest
      ? { fullPage: true, animations: 'disabled' }
      : { clip: { x: 0, y: 0, width, height: tallest }, fullPage: true, animations: 'disabled' },
  )
}

const eyes = 2

/** Takes the pictures, several at once, and hands each on as soon as it is there. */
export async function photograph(
  { browser, base }: Studio,
  shots: readonly Shot[],
  onTaken: (taken: Taken) => Promise<void>,
): Promise<void> {
  const queue = [...shots]
  await Promise.all(
    Array.from({ length: eyes }, async () => {
      // a context for each: a story's storage and service worker are nobody else's
      const context = await browser.newContext({
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
        colorScheme: 'light',
        deviceScaleFactor: 1,
      })
      await dress({ context, base })
      const page = await context.newPage()
      for (let shot = queue.shift(); shot; shot = queue.shift()) {
        try {
          await onTaken({ shot, result: { png: await take(page, base, shot) } })
        } catch (error) {
          await onTaken({ shot, result: { error: String(error) } })
        }
      }
      await context.close()
    }),
  )
}
