import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { emit, openPreview, showStory, type PreviewWindow } from '../story-tests/preview.ts'
import type { Finding } from './report.ts'
import { fontSheets, pictureStyle, type Studio } from './studio.ts'
import type { Shot } from './shots.ts'

/** "Now" in every picture: the day of the mock-ups. */
const now = new Date('2026-05-18T10:00:00+08:00')
const tallest = 4_000

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

/** Opens a story, in the page that showed another if that was in the same theme: three times as fast. */
async function open(page: Page, base: string, { story, theme }: Shot, worn: Shot['theme'] | null) {
  if (worn !== theme) {
    await page.clock.setFixedTime(now)
    await openPreview(page, base)
    await emit(page, 'updateGlobals', { globals: { theme, a11y: { manual: true } } })
  }
  await page.evaluate(() => {
    // the browser's rule for the focus ring looks at what had the focus before
    const box = document.body.appendChild(document.createElement('input'))
    box.focus()
    box.remove()
  })
  await showStory(page, story)
}

async function settle(page: Page, story: string): Promise<void> {
  await page.waitForFunction(
    storyId => {
      const { __STORYBOOK_PREVIEW__: preview } = window as PreviewWindow
      const { id, phase } = preview?.currentRender ?? {}
      return id === storyId && (phase === 'finished' || phase === 'errored')
    },
    story,
    { timeout: 120_000, polling: 50 },
  )
  // a play that failed ends as finished too
  if (await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay')))
    throw new Error(await page.locator('#error-message').innerText())
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    await document.fonts.ready
    // laid out anew with every font there, whatever came first
    document.documentElement.style.letterSpacing = '0.01px'
    document.body.getBoundingClientRect()
    document.documentElement.style.letterSpacing = ''
    await Promise.allSettled(Array.from(document.images, image => image.decode()))
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await document.fonts.ready
  })
}

async function shoot(page: Page, width: number): Promise<Buffer> {
  const full = await page.evaluate(() => document.documentElement.scrollHeight)
  return page.screenshot(
    full <= tallest
      ? { fullPage: true, animations: 'disabled' }
      : { clip: { x: 0, y: 0, width, height: tallest }, fullPage: true, animations: 'disabled' },
  )
}

/** Finds what is wrong with a picture; nothing when it is the accepted one. */
export type Judge = (shot: Shot, png: Buffer) => Promise<Finding | null>

/** Longest times in ms that a picture is given to become the accepted one. */
const patience = {
  /** A scroll may come late. */
  still: 2_000,
  /** An answer that the page says it waits for, on a machine with other work. */
  loading: 20_000,
}

const isLoading = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[data-skeleton], [aria-busy="true"]') !== null)

async function take(page: Page, shot: Shot, judge: Judge): Promise<Finding | null> {
  await settle(page, shot.story)
  const from = performance.now()
  let lastLoading = from
  let finding = await judge(shot, await shoot(page, shot.width))
  while (finding) {
    const at = performance.now()
    if (await isLoading(page)) lastLoading = at
    // what came last is given the time of a scroll as well
    if (at - from > patience.loading || at - lastLoading > patience.still) break
    await delay(200)
    finding = await judge(shot, await shoot(page, shot.width))
  }
  return finding
}

const inDoubt = (finding: Finding | null): boolean =>
  finding?.kind === 'failed' || finding?.kind === 'changed'

const eyes = 2

/** Takes the pictures, several at once, and tells what was found of each as soon as it is known. */
export async function photograph(
  { browser, base }: Studio,
  shots: readonly Shot[],
  judge: Judge,
  onTaken: (finding: Finding | null) => Promise<void>,
): Promise<void> {
  // one theme after the other: the page is dressed anew once, and no story follows itself
  const queue = shots.toSorted((a, b) => b.theme.localeCompare(a.theme) || a.name.localeCompare(b.name))
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
      let worn: Shot['theme'] | null = null
      const leave = async () => {
        await page.goto('about:blank')
        worn = null
      }
      const attempt = async (shot: Shot): Promise<Finding | null> => {
        try {
          await page.setViewportSize(shot)
          await open(page, base, shot, worn)
          worn = shot.theme
          return await take(page, shot, judge)
        } catch (error) {
          return { kind: 'failed', name: shot.name, error: String(error) }
        }
      }
      for (let shot = queue.shift(); shot; shot = queue.shift()) {
        let finding = await attempt(shot)
        if (inDoubt(finding)) {
          // what others left in the page is not this story's fault: a fresh one decides
          await leave()
          finding = await attempt(shot)
        }
        if (inDoubt(finding)) await leave()
        await onTaken(finding)
      }
      await context.close()
    }),
  )
}
