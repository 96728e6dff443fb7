import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { startPostgres, type PostgresServer } from '../apps/server/test/support/postgres-server.ts'
import { violationsOn } from './axe.ts'
import { onBothEngines } from './on-both-engines.ts'
import { Portal } from './portal.ts'

interface PersonOptions {
  phone?: boolean | undefined
  /** False where the same journey shows axe the same pages on the other database. */
  isSeenByAxe?: boolean
}

/** Somebody at a browser of their own; what the page complains of is kept. */
export class Person {
  readonly page: Page
  readonly context: BrowserContext
  private readonly complaints: string[] = []
  /** Times and addresses of the documents that were opened, by a journey or by themselves. */
  private readonly documents: string[] = []
  private tolerant = false
  private readonly isSeenByAxe: boolean

  private constructor(context: BrowserContext, page: Page, isSeenByAxe: boolean) {
    this.context = context
    this.page = page
    this.isSeenByAxe = isSeenByAxe
    this.listenTo(page)
  }

  static async at(browser: Browser, { phone, isSeenByAxe = true }: PersonOptions = {}): Promise<Person> {
    const context = await browser.newContext(
      phone === true ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {},
    )
    return new Person(context, await context.newPage(), isSeenByAxe)
  }

  /** One more tab of the same browser. */
  async openTab(): Promise<Page> {
    const tab = await this.context.newPage()
    this.listenTo(tab)
    return tab
  }

  /** While `work` runs the server may be away, and the browser may say so. */
  async whileServerIsAway(work: () => Promise<void>): Promise<void> {
    this.tolerant = true
    await work()
    this.tolerant = false
  }

  /** Opens an address at which no page is: the server says 404, and the browser repeats it. */
  async openNoPage(address: string): Promise<void> {
    this.tolerant = true
    const answer = await this.page.goto(address)
    expect(answer?.status()).toBe(404)
    this.tolerant = false
  }

  /** The page as it stands breaks no rule of WCAG 2.2 AA that axe can see, and has complained of nothing. */
  async expectInOrder(): Promise<void> {
    // the address is there before the page's own code is
    await expect(this.page.locator('main')).toBeVisible()
    await expect(this.page.locator('h1').first()).toBeVisible()
    // axe takes a dialog that nobody can see for none: one that is drawn but not shown yet, or that still slides in
    await this.page.waitForFunction(
      () =>
        document.querySelector('[data-entering], [data-exiting]') === null &&
        Array.from(document.querySelectorAll('[role="dialog"], [role="alertdialog"]')).every(
          dialog =>
            dialog.checkVisibility({ opacityProperty: true }) &&
            dialog.getBoundingClientRect().top < window.innerHeight,
        ),
    )
    await this.page.evaluate(async () => {
      for (let isMoving = true; isMoving;) {
        // what the last act has set going begins with the next frame
        await new Promise(drawn => requestAnimationFrame(drawn))
        const moving = document
          .getAnimations()
          // a spinner never ends
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        isMoving = moving.length > 0
        await Promise.all(moving.map(animation => animation.finished.catch(() => null)))
      }
    })
    if (this.isSeenByAxe) expect(await violationsOn(this.page), `axe on ${this.page.url()}`).toEqual([])
    const sideways = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways, `sideways scrolling on ${this.page.url()}`).toBeLessThanOrEqual(0)
    this.expectNoComplaint()
  }

  expectNoComplaint(): void {
    expect(this.complaints).toEqual([])
  }

  /** What stood on each of the pages when a test failed, which documents were opened, and what they had complained of. */
  async whatStands(): Promise<string> {
    const pages = await Promise.all(
      this.context.pages().map(async page => {
        const words = await page.locator('body').innerText({ timeout: 5_000 }).catch(String)
        return `${page.url()}\n  ${words.replaceAll(/\s+/g, ' ').slice(0, 1_500)}`
      }),
    )
    return [...pages, ...this.documents, ...this.complaints].join('\n')
  }

  async leave(): Promise<void> {
    await this.context.close()
    this.expectNoComplaint()
  }

  private listenTo(page: Page): void {
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') this.complain(message.text())
    })
    page.on('domcontentloaded', () => {
      this.documents.push(`${new Date().toISOString()} opened ${page.url()}`)
    })
    page.on('pageerror', error => {
      this.complain(error.message)
    })
  }

  private complain(text: string): void {
    // the browser names every answer that is not 2xx; the portal's own calls answer 200 (D1.1)
    if (this.tolerant) return
    this.complaints.push(text)
  }
}

interface Stage {
  /** Somebody new, at a desk or with a phone; leaves at the end of the test and must have nothing to complain of. */
  arrive: (options?: { phone?: boolean }) => Promise<Person>
  /** Has something ended after everybody has left, the last first. An open page goes on asking its server. */
  atEnd: (work: () => Promise<void>) => void
  /** For a test that takes from others what they look for: renews somebody's membership, empties a desk. */
  ownPortal: Portal
  /** Settings of that one: `test.use({ ownSettings: … })`. */
  ownSettings: Record<string, string>
}

/** What a project of the configuration chooses. */
export interface Engine {
  /** The embedded database and one process, or PostgreSQL and two. */
  engine: 'pglite' | 'postgres'
}

interface House extends Engine {
  portal: Portal
  /** Makes an empty database in a PostgreSQL of the worker's own; answers its address. */
  newDatabase: () => Promise<string>
}

/** Stops a process that has complained of nothing. */
export async function stopInOrder(portal: Portal): Promise<void> {
  await portal.stop()
  expect(portal.log).not.toMatch(/"level":"(error|fatal)"/)
}

const startOn = async (
  { engine, newDatabase }: Pick<House, 'engine' | 'newDatabase'>,
  settings: Record<string, string> = {},
): Promise<Portal> =>
  engine === 'pglite' ? Portal.start(settings) : Portal.startTwo(await newDatabase(), settings)

/** Tests with a portal of their own for each worker. */
export const test = base.extend<Stage, House>({
  engine: ['pglite', { scope: 'worker', option: true }],
  newDatabase: [
    async ({ browserName: _browser }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-postgres-'))
      // initdb runs as another user when the tests run as root
      chmodSync(folder, 0o755)
      const started: Promise<PostgresServer>[] = []
      let made = 0
      await use(async () => {
        if (started.length === 0) started.push(startPostgres(join(folder, 'data')))
        const postgres = await Promise.any(started)
        made += 1
        await postgres.createDatabase(`journey_${made}`)
        return postgres.url(`journey_${made}`)
      })
      for (const postgres of started) await (await postgres).stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ engine, newDatabase }, use) => {
      const portal = await startOn({ engine, newDatabase })
      await use(portal)
      await stopInOrder(portal)
    },
    { scope: 'worker' },
  ],
  ownSettings: [{}, { option: true }],
  ownPortal: async ({ atEnd, engine, newDatabase, ownSettings }, use) => {
    const portal = await startOn({ engine, newDatabase }, ownSettings)
    atEnd(() => stopInOrder(portal))
    await use(portal)
  },
  atEnd: async ({ browserName: _browser }, use) => {
    const works: (() => Promise<void>)[] = []
    await use(work => {
      works.unshift(work)
    })
    for (const work of works) await work()
  },
  arrive: async ({ browser, engine, atEnd: _atEnd }, use, info) => {
    const people: Person[] = []
    const isSeenByAxe = engine === 'pglite' || !onBothEngines.includes(basename(info.file, '.e2e.ts'))
    await use(async ({ phone } = {}) => {
      const person = await Person.at(browser, { phone, isSeenByAxe })
      people.push(person)
      return person
    })
    if (info.status !== info.expectedStatus)
      for (const person of people) console.log(`${info.title}: ${await person.whatStands()}`)
    for (const person of people) await person.leave()
  },
})

export { expect } from '@playwright/test'

let last = Math.floor(Math.random() * 80_000_000)
/** A phone number nobody has used yet. */
export const newPhone = (): string => {
  last += 1
  return `139${String(last).padStart(8, '0')}`
}
