import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright'
import { ensureBrowser } from '../scripts/browser.ts'
import { listStories, showStory, type PreviewWindow } from '../story-tests/preview.ts'
import { openStudio } from '../visual/studio.ts'

/** Milliseconds until a page story shows its page: the first of a visit, and each that follows it. */
const most = { first: 3_000, next: 500 }

/** Resolves in the frame in which the story's page has its heading, or offers to try again. */
const shown = (page: Page, story: string) =>
  page.waitForFunction(
    id => {
      const render = (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender
      const isDrawn = !['preparing', 'loading', 'beforeEach', 'rendering'].includes(
        render?.phase ?? 'preparing',
      )
      return (
        render?.id === id &&
        isDrawn &&
        document.querySelector('#storybook-root :is(h1, main button)') !== null
      )
    },
    story,
    { polling: 'raf', timeout: 60_000 },
  )

/** The play has ended and axe has looked: what they do belongs to no other story. */
const ended = (page: Page) =>
  page.waitForFunction(
    () =>
      ['completed', 'finished', 'errored', 'aborted'].includes(
        (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '',
      ),
    undefined,
    { timeout: 120_000 },
  )

/** How long a reviewer waits for the page stories of the built Storybook; false when one takes too long. */
export async function benchPageStories(): Promise<boolean> {
  const studio = await openStudio(await ensureBrowser())
  let slow = 0
  function judge(name: string, ms: number, limit: number) {
    const isSlow = ms > limit
    slow += isSlow ? 1 : 0
    console.log(`${isSlow ? '✗' : '✓'} ${name}: ${Math.round(ms)} ms (at most ${limit})`)
  }
  try {
    const list = await studio.browser.newPage()
    const stories = await listStories(list, studio.base)
    const pages = stories.filter(({ title }) => title.startsWith('Pages/'))
    const groups = Map.groupBy(pages, ({ title }) => title)
    await list.close()
    for (const group of groups.values()) {
      const context = await studio.browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      const [first, ...others] = group
      if (!first) continue
      let from = performance.now()
      await page.goto(`${studio.base}iframe.html?id=${first.id}&viewMode=story`)
      await shown(page, first.id)
      judge(first.id, performance.now() - from, most.first)
      for (const { id } of others) {
        await ended(page)
        await delay(300)
        from = performance.now()
        await showStory(page, id)
        await shown(page, id)
        judge(id, performance.now() - from, most.next)
      }
      await context.close()
    }
  } finally {
    await studio.close()
  }
  return slow === 0
}
