import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { testRunner } from '../.storybook/test-runner.ts'
import { shortLivedArgs } from '../scripts/browser.ts'
import type { Counts } from '../scripts/test-reports.ts'
import { listStories, openPreview, type PreviewWindow, type Story } from './preview.ts'
import { buildSite, serveSite, type SiteKind } from './site.ts'

/** Longest time in ms that a story may take; it waits for 30 s at most for any one thing. */
const patience = 120_000

/** Pages that run stories side by side. A third one makes them no quicker beside the other parts of `npm test`. */
const pages = 2

/** Draws a story in the page and plays it; answers what is wrong with it. Runs in the page. */
function play(id: string): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow
  if (!channel) throw new Error('The Storybook has no channel')
  const wrong: string[] = []
  const onThrown = (error: { message?: string } | { message?: string }[]) => {
    for (const { message } of [error].flat()) wrong.push(message ?? 'something was thrown')
  }
  const thrown = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException'] as const
  const isMissing = ['storyErrored', 'storyMissing'] as const
  return new Promise(resolve => {
    const onMissing = () => end(['it cannot be shown'])
    interface Outcome {
      storyId: string
      status: 'success' | 'error'
      reporters: {
        type: string
        status: string
        result?: {
          error?: unknown
          violations?: { id: string; help: string; nodes: { target: unknown[] }[] }[]
        }
      }[]
    }
    const onFinished = ({ storyId, status, reporters }: Outcome) => {
      if (storyId !== id) return
      for (const { type, result } of reporters.filter(report => report.status === 'failed'))
        wrong.push(
          ...(result?.violations?.map(
            ({ id: rule, help, nodes }) =>
              `${type}: ${help} (${rule}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          ) ?? [`${type}: ${String(result?.error)}`]),
        )
      if (status === 'error' && wrong.length === 0)
        wrong.push(document.getElementById('error-message')?.innerText ?? 'it failed without a word')
      end()
    }
    function end(more: string[] = []) {
      for (const event of thrown) channel?.off(event, onThrown)
      for (const event of isMissing) channel?.off(event, onMissing)
      channel?.off('storyFinished', onFinished)
      resolve([...wrong, ...more])
    }
    for (const event of thrown) channel.on(event, onThrown)
    for (const event of isMissing) channel.on(event, onMissing)
    channel.on('storyFinished', onFinished)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/** What was not found, without the first of the page's nodes: what it reads says more in less. */
const withoutNodes = (message: string): string => message.split('\n\nIgnored nodes', 1)[0] ?? message

/** What the story reads as it failed. Runs in the page. */
const pageText = (): string =>
  (document.getElementById('storybook-root')?.innerText ?? '').replaceAll(/\s+/g, ' ').slice(0, 2_000)

/** A page that draws for ever could not tell the time itself. */
async function inTime(played: Promise<string[]>): Promise<string[]> {
  const { promise: late, resolve } = Promise.withResolvers<string[]>()
  const timer = setTimeout(() => resolve([`it has not ended after ${patience / 1000} s`]), patience)
  try {
    return await Promise.race([played, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Share of its size that a story is drawn at. Nobody looks, and every pixel costs; it is laid out as in full size. */
const scale = 0.1

/** Of the browser, and what sets the size that it is laid out in. */
interface Tab {
  page: Page
  devTools: CDPSession
}

/** One page that runs one story after another, as a reviewer walks through them. */
class Stage {
  private tab: Tab | null = null
  private errors: string[] = []
  private readonly browser: Browser
  private readonly base: string

  constructor(browser: Browser, base: string) {
    this.browser = browser
    this.base = base
  }

  /** What is wrong with a story; nothing when all of it holds. */
  async run({ id, width, height }: Story): Promise<string[]> {
    this.errors = []
    try {
      const { page, devTools } = (this.tab ??= await this.open())
      await devTools.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: false,
        scale,
      })
      const wrong = await inTime(page.evaluate(play, id))
      const all = [...wrong.map(withoutNodes), ...this.errors]
      if (wrong.length > 0) all.push(`the page reads: ${await page.evaluate(pageText)}`)
      // the next story stands on a page of its own
      if (all.length > 0) await this.close()
      return all
    } catch (error) {
      await this.close()
      return [String(error)]
    }
  }

  async close(): Promise<void> {
    await this.tab?.page.context().close()
    this.tab = null
  }

  private async open(): Promise<Tab> {
    const context = await this.browser.newContext({
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      // half-faded dialogs would fail contrast and visibility at random
      reducedMotion: 'reduce',
      userAgent: `${testRunner} Chrome/${this.browser.version()}`,
      // each story has a window of its own size
      viewport: null,
    })
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    page.setDefaultTimeout(patience)
    page.on('pageerror', ({ message }) => this.errors.push(`nobody caught: ${message}`))
    await openPreview(page, this.base)
    return { page, devTools }
  }
}

export interface StoryTestOptions {
  /** Path of the browser. */
  browser: string
  /** The Storybook to build. */
  kind: SiteKind
  /** The files of stories to build, by their path in the project. @default all of them */
  files?: readonly string[] | undefined
  /** Selects the stories to run. @default all of them */
  select?: ((stories: readonly Story[]) => Promise<readonly Story[]>) | undefined
  /** Address of a Storybook that runs already, with a slash at the end. @default one is built */
  at?: string | undefined
}

/**
 * Runs stories as tests, in a built Storybook: drawn, played, looked at by axe, with no call unanswered, nothing on
 * console.error and no error that nobody caught. One page runs hundreds of them, so a story that leaves something
 * behind fails the next.
 */
export async function runStories({
  browser: executablePath,
  kind,
  files,
  select,
  at,
}: StoryTestOptions): Promise<Counts> {
  const site = at === undefined ? await serveSite(await buildSite(kind, files)) : null
  const base = at ?? site?.base ?? ''
  const browser = await chromium.launch({ executablePath, args: shortLivedArgs })
  const counts: Counts = { passed: 0, failed: 0, tests: [], failures: [] }
  try {
    const list = await browser.newPage()
    const stories = (await listStories(list, base)).filter(({ tags }) => tags.includes('test'))
    await list.close()
    const queue = [...(select ? await select(stories) : stories)]
    await Promise.all(
      Array.from({ length: pages }, async () => {
        const stage = new Stage(browser, base)
        for (let story = queue.shift(); story; story = queue.shift()) {
          const from = performance.now()
          const wrong = await stage.run(story)
          const name = `${story.file} › ${story.id}`
          counts.tests.push({ name, seconds: (performance.now() - from) / 1000 })
          if (wrong.length === 0) counts.passed += 1
          else {
            counts.failed += 1
            counts.failures.push(`${name}: ${wrong[0]?.split('\n', 1)[0] ?? ''}`)
            console.log(`✗ ${name}\n${wrong.join('\n').slice(0, 4_000)}`)
          }
        }
        await stage.close()
      }),
    )
  } finally {
    await browser.close()
    await site?.close()
  }
  return counts
}
