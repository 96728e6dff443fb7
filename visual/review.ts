import type { Finding } from './report.ts'
import type { Studio } from './studio.ts'

/** The window of somebody who reviews. */
const size = { width: 1600, height: 900 }
const page = { story: 'pages-staff-money--order-management', width: 1440 }
const component = { story: 'domain-staff-auditdeskpanel--loaded', label: 'Audit desk panel' }

/** What must hold in the Storybook's own window, where pages are reviewed; what does not is a finding. */
export async function reviewWindow({ browser, base }: Studio): Promise<Finding[]> {
  const window = await browser.newPage({ viewport: size })
  // the first page opens a database, beside the server's tests in `npm test`
  window.setDefaultTimeout(90_000)
  const findings: Finding[] = []
  const expect = (holds: boolean, error: string) => {
    if (!holds) findings.push({ kind: 'failed', name: 'storybook-window', error })
  }
  const panel = window.getByRole('tab', { name: /^Controls/ })
  const frame = window.locator('#storybook-preview-iframe')

  await window.goto(`${base}?path=/story/${page.story}`)
  await frame.contentFrame().getByRole('table').first().waitFor()
  const box = await frame.boundingBox()
  expect(
    box !== null && box.x + box.width <= size.width && box.y + box.height <= size.height,
    `a page is not seen whole: ${JSON.stringify(box)}`,
  )
  const width = await frame
    .contentFrame()
    .locator('body')
    .evaluate(body => body.ownerDocument.documentElement.clientWidth)
  expect(width === page.width, `a page is ${width} wide, not ${page.width}`)
  expect((await panel.count()) === 0, 'a page has the panel below it')

  await window.goto(`${base}?path=/story/${component.story}`)
  await panel.waitFor()
  expect(
    await window.getByRole('button', { name: component.label, exact: true }).isVisible(),
    'the sidebar writes names as code',
  )
  await window.close()
  return findings
}
