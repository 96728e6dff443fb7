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

class Copy {
  readonly folder = copyProject()
  private readonly env: Record<string, string>
  passed = 0
  failed = 0

  constructor(browser: string) {
    this.env = { CHROMIUM_PATH: browser, CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' }
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

  /** Runs every generator; answers the files that it wrote or changed. */
  async generate(): Promise<string[]> {
    const written = new Set<string>()
    for (const [script, ...args] of generated) {
      const name = `new:${script.slice(4)} ${args.join(' ')}`
      const { output } = await this.check(name, 'node', [`scripts/${script}.ts`, ...args])
      for (const [, path = ''] of output.matchAll(/^✓ (.+)$/gm)) written.add(path)
    }
    const [[script, ...args]] = generated
    await this.check('the same once more is refused', 'node', [`scripts/${script}.ts`, ...args], 2)
    return [...written]
  }
}

/** `TalentCard` as Storybook writes it at the end of a story's id. */
const idEnding = (story: string) => `--${story.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}`

/** Arguments that build the files with the stories that were written, and run these and not their neighbours. */
const newStories = (copy: Copy, written: readonly string[]): string[] => {
  const files = written.filter(path => path.endsWith('.stories.tsx'))
  const words = files.map(path => {
    if (!path.endsWith('/Pages.stories.tsx')) return path
    const names = [...copy.read(path).matchAll(/^export const (\w+) = meta\.story/gm)]
    return idEnding(names.at(-1)?.[1] ?? path)
  })
  return [...files.flatMap(path => ['--file', path]), '--', ...words]
}

const projects = [
  ['browser side', 'tsconfig.json'],
  ['contract and rules', 'packages/api/tsconfig.contract.json'],
  ['portal', 'packages/portal/tsconfig.json'],
  ['server', 'apps/server/tsconfig.json'],
  ['scripts', 'tsconfig.node.json'],
] as const

/** Vite serves only what lies in the project; the copy's packages lie beside it. */
const conformanceConfig = {
  name: 'conformance.config.mjs',
  text: `import config from './vitest.config.ts'
const projects = config.test.projects.map(project => ({ ...project, server: { fs: { strict: false } } }))
export default { ...config, test: { ...config.test, projects } }
`,
}

/**
 * Runs the generators in a copy of the project and holds what they write to the rules of the house: types, lint,
 * boundaries, formatting, unused code, stories in a real browser, and the new call on a real database.
 */
export async function checkGenerators(): Promise<{ passed: number; failed: number }> {
  const copy = new Copy(await ensureBrowser())
  try {
    const written = await copy.generate()
    const sources = written.filter(path => /\.tsx?$/.test(path))
    writeFileSync(join(copy.folder, conformanceConfig.name), conformanceConfig.text)
    const inBrowser = copy.check('the new stories, in Chromium with axe', 'node', [
      'scripts/stories.ts',
      ...newStories(copy, sources),
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
      for (const [side, project] of projects) await copy.check(`types of the ${side}`, 'tsc', ['-p', project])
      await copy.check('lint and boundaries', 'oxlint', ['--type-aware', '--deny-warnings', ...sources])
      await copy.check('formatting', 'oxfmt', ['--check', ...sources])
      await copy.check('nothing unused', 'knip', ['--no-progress'])
      await copy.check('the new call on PGlite and in the menus', 'vitest', [
        'run',
        '--project',
        'unit',
        '--project',
        'server-pglite',
        ...written.filter(path => path.endsWith('.test.ts')),
      ])
    }
    await Promise.all([conforms(), onTheSide()])
    return { passed: copy.passed, failed: copy.failed }
  } finally {
    rmSync(copy.folder, { recursive: true, force: true })
  }
}
