import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { memberPages } from '../packages/api/src/rules/member-pages.ts'
import { prerenderedAddresses, prerenderedFile } from '../packages/api/src/rules/pages.ts'
import { publicStaffPages } from '../packages/api/src/rules/staff-pages.ts'
import type { Rendered, RenderedPage } from '../packages/ui/src/render-page/index.ts'
import { renderConfig, type App } from './app-config.ts'
import { preloadsIn } from './route-preloads.ts'
import { root } from './run.ts'

const pages = { member: memberPages, manager: publicStaffPages } as const

interface Renderer {
  render: (address: string) => Promise<RenderedPage>
  frame: () => Rendered
}

/** Replaces the one place of a text. */
function fill(html: string, place: string | RegExp, content: string): string {
  const filled = html.replace(place, () => content)
  if (filled === html) throw new Error(`prerender: no ${String(place)} in the html`)
  return filled
}

const withNonce = (styles: string) => styles.replace('<style ', '<style nonce="__CSP_NONCE__" ')
const emptyRoot = '<div id="root"></div>'

/** Asks for the code behind what is to be seen: the first picture does not wait for it. */
function codeLast(html: string): string {
  const code = /[ \t]*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)\n?/g
  const tags = [...html.matchAll(code)].map(([, tag]) => tag).join('')
  return fill(html.replaceAll(code, ''), '</body>', `${tags}</body>`)
}

/** The app's html with what stands around every page in it. */
const framed = (template: string, { html, styles }: Rendered): string =>
  codeLast(
    fill(fill(template, emptyRoot, `<div id="root">${html}</div>`), '</head>', `${withNonce(styles)}</head>`),
  )

/** The app's html with a page in it: its styles and title in the head, its own files preloaded. */
function finish(template: string, address: string, { title, html, styles }: RenderedPage): string {
  const path = address.split('?')[0] ?? ''
  const links = preloadsIn(template, path).map(file => `<link rel="modulepreload" href="/${file}">`)
  const scripts = /<script[^>]*>for\(const\[p,f\]of [^]*?<\/script>/
  const head = `${links.join('')}${withNonce(styles)}</head>`
  const places: readonly (readonly [place: string | RegExp, content: string])[] = [
    [scripts, ''],
    ['<html ', '<html data-finished '],
    [/<title>.*?<\/title>/, `<title>${title}</title>`],
    ['</head>', head],
    [emptyRoot, `<div id="root" data-address="${address}">${html}</div>`],
  ]
  return codeLast(places.reduce((filled, [place, content]) => fill(filled, place, content), template))
}

/**
 * Writes the finished HTML of every page that comes as such into the folder `prerendered` of the app's build (ADR 025), and
 * the frame of the others into its index.html (ADR 051).
 */
async function prerender(app: App): Promise<void> {
  const dist = join(root, 'apps', app, 'dist')
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const outDir = mkdtempSync(join(tmpdir(), 'portal-prerender-'))
  await build(renderConfig(app, outDir))
  // our own build, named so in its configuration
  const { render, frame } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer
  mkdirSync(join(dist, 'prerendered'), { recursive: true })
  for (const address of prerenderedAddresses(pages[app])) {
    const html = finish(template, address, await render(address))
    writeFileSync(join(dist, 'prerendered', prerenderedFile(address)), html)
  }
  writeFileSync(join(dist, 'index.html'), framed(template, frame()))
  rmSync(outDir, { recursive: true })
}

const app = process.argv[2]
if (app !== 'member' && app !== 'manager') throw new Error('usage: prerender.ts <member|manager>')
await prerender(app)
