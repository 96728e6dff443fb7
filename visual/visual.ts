import { accept, acceptedNames, compare, drop } from './album.ts'
import { photograph, type Judge } from './camera.ts'
import { reportPath, describe, writeReport, type Finding } from './report.ts'
import { reviewWindow } from './review.ts'
import { listShots, type Shot } from './shots.ts'
import { acceptedVersion, acceptVersion, openStudio } from './studio.ts'

export interface VisualOptions {
  /** Path of the browser. */
  browser: string
  /** Only pictures whose name contains this. */
  only?: string | undefined
  /** Selects the pictures to take. @default all of them */
  select?: ((shots: readonly Shot[]) => Promise<readonly Shot[]>) | undefined
  /** Takes what is seen as right from now on. */
  accepting?: boolean | undefined
}

/**
 * Share of a picture that may differ where another browser than that of the accepted pictures draws it: letters by a
 * hair in another build, a line that breaks one word earlier in another major version.
 */
function toleranceOf(version: string): number {
  const accepted = acceptedVersion()
  if (accepted === version) return 0
  return accepted?.split('.')[0] === version.split('.')[0] ? 0.002 : 0.05
}

/** Compares with the accepted pictures; a share below the tolerance is nothing. */
const judgeWith =
  (tolerance: number): Judge =>
  async ({ name }, png) => {
    const found = await compare(name, png)
    if (found === null) return { kind: 'new', name, after: png }
    if (found === 'same' || found.share < tolerance) return null
    const { pixels, before, diff } = found
    return { kind: 'changed', name, pixels, before, after: png, diff }
  }

/** Photographs the stories and compares them with the accepted pictures, or accepts what it sees. */
export async function visual({ browser, only = '', select, accepting = false }: VisualOptions) {
  const studio = await openStudio(browser)
  const version = studio.browser.version()
  const tolerance = accepting ? 0 : toleranceOf(version)
  if (tolerance > 0)
    console.log(
      `画面由 Chromium ${acceptedVersion() ?? '—'} 拍成，这里是 ${version}：每张容许 ${tolerance * 100}% 的差别。`,
    )
  const whole = only === '' && select === undefined
  const findings: Finding[] = []
  let taken = 0
  try {
    const page = await studio.browser.newPage()
    const all = await listShots(page, studio.base)
    await page.close()
    const named = all.filter(({ name }) => name.includes(only))
    const shots = select ? await select(named) : named
    if (whole) findings.push(...gone(all))
    if (only === '') findings.push(...(await reviewWindow(studio)))
    await photograph(studio, shots, judgeWith(tolerance), async finding => {
      taken += 1
      if (finding) findings.push(finding)
      if (accepting && finding && 'after' in finding) await accept(finding.name, finding.after)
    })
  } finally {
    await studio.close()
  }
  if (accepting) {
    for (const { kind, name } of findings) if (kind === 'gone') drop(name)
    if (whole) acceptVersion(version)
  }
  const failed = accepting ? findings.filter(({ kind }) => kind === 'failed') : findings
  failed.sort((a, b) => (a.name < b.name ? -1 : 1))
  writeReport(failed)
  for (const finding of failed) console.log(`✗ ${finding.name}：${describe(finding).split('\n')[0] ?? ''}`)
  if (failed.length > 0) console.log(`报告：${reportPath}`)
  const accepted = findings.length - failed.length
  return {
    passed: taken - failed.filter(({ kind }) => kind !== 'gone').length,
    failed: failed.length,
    failures: failed.map(finding => `${finding.name}: ${describe(finding).split('\n')[0] ?? ''}`),
    accepted,
  }
}

function gone(shots: readonly Shot[]): Finding[] {
  const known = new Set(shots.map(({ name }) => name))
  return acceptedNames()
    .filter(name => !known.has(name))
    .map(name => ({ kind: 'gone', name }))
}
