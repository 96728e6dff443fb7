import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { changedFiles } from './changes.ts'
import { root, run, type Finished } from './run.ts'

/** One of each kind, written into a copy of the project. */
const generated = [
  ['new-component', 'ui', 'status-line', 'One quiet line about the state of a thing'],
  ['new-component', 'domain/shared', 'talent-note', 'A note about a talent'],
  ['new-call', 'announcements'],
  ['new-page', 'member', 'talent-card', '/home/talentCard', '人才卡'],
  ['new-page', 'manager', 'announcements', '/announcements', '公告'],
] as const

/** What the written files stand on, and the files that the generators add lines to. */
const foundations = [
  /^(scripts\/(new|generators|check|stories)|story-tests\/|\.storybook\/)/,
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig.*|vitest\.config\.ts|\.ox.*|knip\.json)$/,
  /^packages\/api\/src\/(client|hooks|mocks|contract\/(index|endpoint|shape|shapes|fields|check)|rules\/(pages|member-pages|staff-pages|rights))/,
  /^packages\/portal\/src\/(kernel\/|portal\.ts|ports\.ts)/,
  /^packages\/ui\/src\/(theme|conformance|page-header|load-state)\//,
  /^packages\/domain\/src\/shared\/(page-section|page-title|message-page)\//,
  /^apps\/(member|manager)\/src\/(Routing|Pages\.stories)/,
  /^apps\/server\/test\/support\//,
]

/** Whether a commit of the last day touched what the written files stand on; true where there is no history to ask. */
export async function generatorsMayDiffer(): Promise<boolean> {
  const changed = await changedFiles()
  return changed === null || changed.some(file => foundations.some(pattern => pattern.test(file)))
}

/** Neither sources nor needed by the checks; several are large. */
const excluded = new Set([
  '.git',
  '.cache',
  '.data',
  '.vite',
  '.vite-temp',
  'dist',
  'docs',
  'pictures',
  'storybook-static',
  'test-results',
  'playwright-report',
])

/** The project in a folder of its own: its sources, and links to the same packages. */
function copyProject(): string {
  // macOS names its temporary folder by a link, and Vite compares real paths
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'portal-generators-')))
  for (const name of readdirSync(root)) {
    if (excluded.has(name) || name === 'node_modules') continue
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      // a package's links to its neighbours then lead to the copies of these
      verbatimSymlinks: true,
      filter: source => !excluded.has(basename(source)),
    })
  }
  // caches stay apart: another run may be writing them
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name === '.bin' || name === '.pnpm' || !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  return copy
}

/** A copy of the project with what each generator writes. */
export class GeneratedCopy {
  readonly folder = copyProject()
  private readonly env: Record<string, string>
  /** Files that the generators wrote or changed, by their path in the project. */
  readonly written: string[] = []
  passed = 0
  failed = 0

  private constructor(browser: string) {
    this.env = { CHROMIUM_PATH: browser, CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' }
  }

  /** Copies the project and runs every generator in the copy. */
  static async make(): Promise<GeneratedCopy> {
    const copy = new GeneratedCopy(await ensureBrowser())
    await copy.generate()
    return copy
  }

  /** Runs a program in the copy; one line for it, and its output when it failed. */
  async check(name: string, program: string, args: readonly string[], wanted = 0): Promise<Finished> {
    const finished = await run(program, args, { env: this.env, cwd: this.folder })
    const ok = finished.code === wanted
    console.log(`${ok ? '✓' : '✗'} ${name} (${finished.seconds.toFixed(1)} s)`)
    if (ok) this.passed += 1
    else {
      this.failed += 1
      console.log(finished.output.trimEnd())
    }
    return finished
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8')
  }

  private async generate(): Promise<void> {
    const written = new Set<string>()
    for (const [script, ...args] of generated) {
      const name = `new:${script.slice(4)} ${args.join(' ')}`
      const { output } = await this.check(name, 'node', [`scripts/${script}.ts`, ...args])
      for (const [, path = ''] of output.matchAll(/^✓ (.+)$/gm)) written.add(path)
    }
    const [[script, ...args]] = generated
    await this.check('the same once more is refused', 'node', [`scripts/${script}.ts`, ...args], 2)
    this.written.push(...written)
  }
}

/** `TalentCard` as Storybook writes it at the end of a story's id. */
const idEnding = (story: string) => `--${story.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}`

/** Arguments that build the files with the stories that were written, and run these and not their neighbours. */
const newStories = (copy: GeneratedCopy): string[] => {
  const files = copy.written.filter(path => path.endsWith('.stories.tsx'))
  const words = files.map(path => {
    if (!path.endsWith('/Pages.stories.tsx')) return path
    const names = [...copy.read(path).matchAll(/^export const (\w+) = meta\.story/gm)]
    return idEnding(names.at(-1)?.[1] ?? path)
  })
  return [...files.flatMap(path => ['--file', path]), '--', ...words]
}

/** Vite serves only what lies in the project; the copy's packages lie beside it. */
const conformanceConfig = {
  name: 'conformance.config.mjs',
  text: `import config from './vitest.config.ts'
const projects = config.test.projects.map(project => ({ ...project, server: { fs: { strict: false } } }))
export default { ...config, test: { ...config.test, projects } }
`,
}

/**
 * Holds what the generators wrote into the copy to the rules of the house: lint, boundaries, formatting, unused code,
 * stories in a real browser, and the new call on a real database. Its types are checked with those of the project
 * (`runChecks`). Removes the copy.
 */
export async function checkGenerators(copy: GeneratedCopy): Promise<{ passed: number; failed: number }> {
  const sources = copy.written.filter(path => /\.tsx?$/.test(path))
  try {
    writeFileSync(join(copy.folder, conformanceConfig.name), conformanceConfig.text)
    const inBrowser = copy.check('the new stories, in Chromium with axe', 'node', [
      'scripts/stories.ts',
      ...newStories(copy),
    ])
    const conforms = async () => {
      await inBrowser
      await copy.check('the new component in the conformance suite', 'vitest', [
        'run',
        '--config',
        conformanceConfig.name,
        '--project',
        'conformance',
        '--testNamePattern',
        'StatusLine',
      ])
    }
    const onTheSide = async () => {
      await copy.check('lint and boundaries', 'oxlint', ['--type-aware', '--deny-warnings', ...sources])
      await copy.check('formatting', 'oxfmt', ['--check', ...sources])
      await copy.check('nothing unused', 'knip', ['--no-progress'])
      await copy.check('the new call on PGlite and in the menus', 'vitest', [
        'run',
        '--project',
        'unit',
        '--project',
        'server-pglite',
        ...sources.filter(path => path.endsWith('.test.ts')),
      ])
    }
    await Promise.all([conforms(), onTheSide()])
    return { passed: copy.passed, failed: copy.failed }
  } finally {
    rmSync(copy.folder, { recursive: true, force: true })
  }
}
