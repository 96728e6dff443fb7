import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { shortLivedArgs } from '../scripts/browser.ts'
import { root } from '../scripts/run.ts'
import { buildSite, serveSite } from '../story-tests/site.ts'

/** Faces the pictures are set in, from npm: no machine's own fonts get into them. */
const faces = [
  { package: 'noto-sans-sc', family: 'Noto Sans SC', property: '--portal-family-sans' },
  { package: 'noto-serif-sc', family: 'Noto Serif SC', property: '--portal-family-serif' },
] as const
const weights = [400, 600] as const

const fontsFolder = 'picture-fonts'

/** What is put over every page: our fonts, nothing that moves, no caret. */
export const pictureStyle = `
* { ${faces.map(({ property, family }) => `${property}: "${family}" !important`).join('; ')} }
*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }
`
export const fontSheets = faces.flatMap(face =>
  weights.map(weight => `/${fontsFolder}/${face.package}/${weight}.css`),
)

function layOutFonts(site: string): void {
  for (const { package: name } of faces) {
    const from = join(root, 'node_modules/@fontsource', name)
    const to = join(site, fontsFolder, name)
    mkdirSync(join(to, 'files'), { recursive: true })
    for (const weight of weights) {
      cpSync(join(from, `${weight}.css`), join(to, `${weight}.css`))
      for (const file of readdirSync(join(from, 'files')).filter(one =>
        one.endsWith(`-${weight}-normal.woff2`),
      ))
        cpSync(join(from, 'files', file), join(to, 'files', file))
    }
  }
}

export interface Studio {
  base: string
  browser: Browser
  close: () => Promise<void>
}

/** Builds the Storybook, serves it and opens the browser that takes the pictures. */
export async function openStudio(executablePath: string): Promise<Studio> {
  const site = await buildSite('published')
  layOutFonts(site)
  const { base, close } = await serveSite(site)
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...shortLivedArgs,
      // the same edges of the same letters on every machine
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-font-subpixel-positioning',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  })
  return {
    base,
    browser,
    async close() {
      await browser.close()
      await close()
    },
  }
}

const versionFile = join(root, 'visual/pictures/chromium.txt')

/** Version of the browser that took the accepted pictures; null before the first. */
export const acceptedVersion = (): string | null =>
  existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : null
export const acceptVersion = (version: string): void => writeFileSync(versionFile, `${version}\n`)
