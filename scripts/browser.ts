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

const find = () => candidates.find((path): path is string => path !== undefined && existsSync(path))

/** The Chromium of a test run: the one that `ensureBrowser` found for it, else what is on the machine. */
export const chromiumOfTests = find() ?? '/usr/bin/chromium'

async function hasChineseFont(): Promise<boolean> {
  const fonts = await run('fc-list', [':lang=zh-cn', 'family'])
  return fonts.code === 0 && /CJK SC|Source Han|PingFang|YaHei|WenQuanYi/i.test(fonts.output)
}

/**
 * Path of a Chromium with Chinese fonts. Installs Debian's packages when they are missing; says in one line what to do
 * where it cannot.
 */
export async function ensureBrowser(): Promise<string> {
  const present = find()
  if (present !== undefined && (process.platform !== 'linux' || (await hasChineseFont()))) return present
  const isRoot = process.getuid?.() === 0
  const apt = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const [program = '', ...before] = apt
  console.log('正在安装测试用的浏览器和中文字体 … Installing Chromium and CJK fonts …')
  const update = await run(program, [...before, 'update', '-q'])
  const install = await run(
    program,
    [...before, 'install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-cjk', 'fontconfig'],
    { env: { DEBIAN_FRONTEND: 'noninteractive' } },
  )
  const path = find()
  if (path !== undefined) return path
  throw new Error(
    `没有可用的 Chromium，自动安装也没有成功。请安装 chromium 与中文字体（Debian: apt-get install chromium fonts-noto-cjk），或用 CHROMIUM_PATH 指明路径。\n${update.output.slice(-400)}\n${install.output.slice(-800)}`,
  )
}
