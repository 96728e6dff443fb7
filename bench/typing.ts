import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { Portal } from '../e2e/portal.ts'
import { memberPages } from '../packages/api/src/rules/member-pages.ts'
import { chromiumArgs, ensureBrowser } from '../scripts/browser.ts'

/** Milliseconds from a key to its paint, on a computer of the lower middle class. */
const budgetMs = 96
const slowness = 4
const keys = 30

/** Components that React drew again for a key: of its field, and of anything else; and what the key took. */
interface Drawn {
  inside: number
  outside: number
  ms: number
}

declare global {
  interface Window {
    /** What was drawn again since the last look, by the id of a control. */
    drawnAgain: (control: string) => Omit<Drawn, 'ms'>
    /** Milliseconds from the next key to the paint after it. */
    keyPainted: Promise<number>
  }
}

/** Reads React's own record of the page: a component that was drawn again has new hooks or new props. */
function watchDraws() {
  interface Fiber {
    tag: number
    memoizedState: unknown
    memoizedProps: unknown
    child: Fiber | null
    sibling: Fiber | null
    return: Fiber | null
    stateNode: unknown
  }
  type Seen = Map<string, { state: unknown; props: unknown; node: Node | null }>
  let before: Seen = new Map()
  const components = new Set([0, 11, 15])

  function nodeOf(fiber: Fiber | null): Node | null {
    for (let at = fiber; at; at = at.sibling) {
      if (at.stateNode instanceof Node) return at.stateNode
      const below = nodeOf(at.child)
      if (below) return below
    }
    return null
  }
  function walk(fiber: Fiber | null, place: string, seen: Seen): Seen {
    let index = 0
    for (let at = fiber; at; at = at.sibling) {
      const here = `${place}/${index}`
      index += 1
      if (components.has(at.tag))
        seen.set(here, { state: at.memoizedState, props: at.memoizedProps, node: nodeOf(at.child) })
      walk(at.child, here, seen)
    }
    return seen
  }
  function rootOf(element: Element): Fiber | null {
    const key = Object.keys(element).find(name => name.startsWith('__reactFiber$')) ?? ''
    let fiber: Fiber | null = Reflect.get(element, key)
    while (fiber?.return) fiber = fiber.return
    return Reflect.get(Object(fiber?.stateNode), 'current')
  }
  window.drawnAgain = id => {
    const control = document.getElementById(id)
    if (!control) throw new Error(`There is no ${id}`)
    let field: Element = control
    while (field.parentElement && !field.querySelector(`label, [for="${CSS.escape(id)}"]`))
      field = field.parentElement
    const now = walk(rootOf(control), '', new Map())
    const drawn = [...now].flatMap(([place, { state, props, node }]) => {
      const known = before.get(place)
      return node === null || (known !== undefined && known.state === state && known.props === props)
        ? []
        : [node]
    })
    before = now
    const inside = drawn.filter(node => field.contains(node)).length
    return { inside, outside: drawn.length - inside }
  }
}

async function pressed(page: Page, box: Locator, id: string): Promise<Drawn> {
  await page.evaluate(control => {
    window.drawnAgain(control)
    window.keyPainted = new Promise(resolve => {
      const painted = (from: number) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)))
      window.addEventListener('keydown', ({ timeStamp }) => painted(timeStamp), { capture: true, once: true })
    })
  }, id)
  await box.press('1')
  const ms = await page.evaluate(() => window.keyPainted)
  return { ms, ...(await page.evaluate(control => window.drawnAgain(control), id)) }
}

/** Types into a field; the first key does not count: by it a form learns that something is typed. */
async function typed(page: Page, name: string, box: Locator): Promise<boolean> {
  const id = (await box.getAttribute('id')) ?? ''
  await box.fill('')
  await pressed(page, box, id)
  const drawn: Drawn[] = []
  for (let key = 0; key < keys; key += 1) drawn.push(await pressed(page, box, id))
  const times = drawn.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const [usual = 0, longest = 0] = [times[keys / 2], times.at(-1)]
  // a draft that is saved meanwhile draws its own line, whichever key that falls on
  const outside = drawn.map(one => one.outside).toSorted((a, b) => a - b)[keys / 2] ?? 0
  const inside = Math.max(...drawn.map(one => one.inside))
  const good = outside === 0 && usual <= budgetMs
  console.log(
    `${good ? '✓' : '✗'} ${name}: a key draws at most ${inside} components of its field and usually ${outside} others, in ${usual.toFixed(0)} ms of ${budgetMs}, at most ${longest.toFixed(0)}`,
  )
  return good
}

async function measureAll(browser: Browser, portal: Portal): Promise<boolean> {
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })
  await page.addInitScript(watchDraws)
  await page.goto(`${portal.memberUrl}/login`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const phone = page.getByLabel('手机号码', { exact: true })
  await phone.waitFor()
  await page.waitForTimeout(1_500)
  const good = [await typed(page, 'sign-in, the phone number', phone)]
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('手机号码或账号').fill('13800000001')
  await page.getByLabel('密码', { exact: true }).fill('Demo_2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(address => !address.pathname.includes('login'))
  await page.goto(portal.memberUrl + memberPages.creditArchive.path)
  const fields = [
    ['修改基本信息', '修改基本信息', '姓名', 'the profile, a name'],
    ['添加工作经历', '添加工作经历', '主要职责', 'the profile, duties of a job'],
  ] as const
  for (const [button, form, label, name] of fields) {
    await page.getByRole('button', { name: button }).click()
    const box = page.getByRole('form', { name: form }).getByLabel(label)
    await box.waitFor()
    await page.waitForTimeout(1_500)
    good.push(await typed(page, name, box))
  }
  return good.every(Boolean)
}

/** Prints what a key costs in the profile, beside the sign-in page; false where it draws more than its field. */
export async function benchTyping(): Promise<boolean> {
  const portal = await Portal.start()
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumArgs })
  try {
    return await measureAll(browser, portal)
  } finally {
    await browser.close()
    await portal.stop()
  }
}
