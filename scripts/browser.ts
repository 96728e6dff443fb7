import { existsSync } from 'node:fs'
import { run } from './run.ts'

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
/** What every Chromium that is driven here is started with: no sandbox for root, no call home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For pages that are gone after a while: to optimise their scripts and their embedded database for long use costs more
 * than it wins, a third of all that the stories take. Nothing is measured in such a browser.
 */
export const shortLivedArgs = [...chromiumArgs, '--js-flags=--no-turbofan --no-maglev --liftoff-only']

const find = () => candidates.find((path): path is string => path !== undefined && existsSync(path))

/** The Chromium of a test run: the one that `ensureBrowser` found for it, else what is on the machine. */
export const chromiumOfTests = find() ?? '/usr/bin/chromium'

async function hasChineseFont(): Promise<boolean> {
  const fonts = await run('fc-list', [':lang=zh-cn', 'family'])
  return fonts.code === 0 && /CJK SC|Source Han|PingFang|YaHei|WenQuanYi/i.test(fonts.output)
}

/** Installs Debian's packages; answers what that printed. */
async function install(packages: readonly string[]): Promise<string> {
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const [program = '', ...before] = apt
  const update = await run(program, [...before, 'update', '-q'])
  const installed = await run(
    program,
    [...before, 'install', '-y', '-q', '--no-install-recommends', ...packages],
    { env: { DEBIAN_FRONTEND: 'noninteractive' } },
  )
  return `${update.output.slice(-400)}\n${installed.output.slice(-800)}`
}

/**
 * Path of a Chromium with Chinese fonts. Installs Debian's packages when they are missing; says in one line what to do
 * where it cannot.
 */
export async function ensureBrowser(): Promise<string> {
  const present = find()
  if (present !== undefined && (process.platform !== 'linux' || (await hasChineseFont()))) return present
  console.log('正在安装测试用的浏览器和中文字体 … Installing Chromium and CJK fonts …')
  const output = await install(['chromium', 'fonts-noto-cjk', 'fontconfig'])
  const path = find()
  if (path !== undefined) return path
  throw new Error(
    `没有可用的 Chromium，自动安装也没有成功。请安装 chromium 与中文字体（Debian: apt-get install chromium fonts-noto-cjk），或用 CHROMIUM_PATH 指明路径。\n${output}`,
  )
}

const headlessShell = '/usr/bin/chromium-headless-shell'

/** Chromium without windows, a third quicker where many pages come and go; the given one where there is none. */
export async function ensureHeadlessShell(browser: string): Promise<string> {
  if (process.platform !== 'linux' || browser !== '/usr/bin/chromium') return browser
  if (!existsSync(headlessShell)) await install(['chromium-headless-shell'])
  return existsSync(headlessShell) ? headlessShell : browser
}
