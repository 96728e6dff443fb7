import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  pageSettingsContent,
  pageSettingsPlaceholder,
  type PageSettings,
} from '@portal/api/rules/page-settings'
import { isKnownAddress, prerenderedFile, prerenderedFor } from '@portal/api/rules/pages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedBy } from './accepted-encodings.ts'

interface Asset {
  type: string
  encodings: Map<string, string>
  path: string
  immutable: boolean
  tag: string
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

const noncePlaceholder = '__CSP_NONCE__'

/** Addresses of an app: all of its pages, and those that come as finished HTML. */
export interface Addresses {
  pages: readonly string[]
  prerendered: readonly string[]
  /** Those that no search engine may keep. */
  unlisted?: readonly string[]
}

/** The lightest settings: an answer carries a nonce of its own and is compressed while somebody waits. */
const compress = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html: string) => promisify(gzip)(html, { level: 6 }),
} as const

/** A built app: its files are listed once, so that no request path ever reaches the file system. */
export class StaticApp {
  #folder: string
  #addresses: Addresses
  #settings: string
  #assets = new Map<string, Asset>()
  /** Html around the nonces: of every page, and of each that came finished from the build. */
  #index: string[] = []
  #prerendered = new Map<string, string[]>()
  #indexChanged = -1

  /** `settings` go to the page in its html; `addresses` are those of its pages. */
  constructor(folder: string, addresses: Addresses, settings: Partial<PageSettings> = {}) {
    this.#folder = folder
    this.#addresses = addresses
    this.#settings = pageSettingsContent(settings)
    this.#read()
  }

  /**
   * Answers a GET for a file, or with the app whatever the caller accepts (a monitor, a link preview): with status 404
   * where there is no page. False for what is no page at all.
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    policy: (nonce: string) => string,
  ): Promise<boolean> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    this.#read()
    const path = decodePath(request.url)
    const asset = path === null ? undefined : this.#assets.get(path)
    if (asset) {
      await sendAsset(request, reply, asset)
      return true
    }
    if (path === null || path.startsWith('/assets/') || this.#index.length === 0) return false
    const nonce = randomBytes(16).toString('base64')
    reply.code(isKnownAddress(this.#addresses.pages, path) ? 200 : 404).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce),
      ...(isKnownAddress(this.#addresses.unlisted ?? [], path)
        ? { 'x-robots-tag': 'noindex, nofollow' }
        : {}),
    })
    await sendPage(request, reply, this.#htmlOf(path, request.url).join(nonce))
    return true
  }

  #htmlOf(path: string, url: string): string[] {
    const query = new URLSearchParams(url.split('?')[1])
    const address = prerenderedFor(this.#addresses.prerendered, path, query)
    return (address === undefined ? undefined : this.#prerendered.get(address)) ?? this.#index
  }

  #readPage(path: string): string[] {
    return readFileSync(path, 'utf8')
      .replace(pageSettingsPlaceholder, () => this.#settings)
      .split(noncePlaceholder)
  }

  /** Reads the build again when there is a new one (first build after the start, or a rebuild beside a running server). */
  #read(): void {
    const index = join(this.#folder, 'index.html')
    const changed = existsSync(index) ? statSync(index).mtimeMs : 0
    if (changed === this.#indexChanged) return
    this.#indexChanged = changed
    this.#assets.clear()
    this.#prerendered.clear()
    this.#index = changed === 0 ? [] : this.#readPage(index)
    if (changed === 0) return
    const finished = join(this.#folder, 'prerendered')
    for (const address of this.#addresses.prerendered) {
      const path = join(finished, prerenderedFile(address))
      if (existsSync(path)) this.#prerendered.set(address, this.#readPage(path))
    }
    const files = readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
    const known = new Set(files)
    for (const path of files) {
      const type = types[extname(path)]
      if (!type || type === types['.html']) continue
      const url = `/${relative(this.#folder, path).split(sep).join('/')}`
      const encodings = new Map(
        [
          ['br', `${path}.br`],
          ['gzip', `${path}.gz`],
        ].filter((pair): pair is [string, string] => known.has(pair[1] ?? '')),
      )
      const { size, mtimeMs } = statSync(path)
      const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
      this.#assets.set(url, { type, encodings, path, immutable: url.startsWith('/assets/'), tag })
    }
  }
}

function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    return null
  }
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<void> {
  const accepted = acceptedBy(request)
  const encoding = (['br', 'gzip'] as const).find(name => accepted.has(name))
  reply.header('vary', 'accept-encoding')
  if (encoding) reply.header('content-encoding', encoding)
  await reply.send(encoding ? await compress[encoding](html) : html)
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): Promise<void> {
  const accepted = acceptedBy(request)
  const encoding = ['br', 'gzip'].find(name => accepted.has(name) && asset.encodings.has(name))
  reply.headers({
    'content-type': asset.type,
    vary: 'accept-encoding',
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: asset.tag,
  })
  if (request.headers['if-none-match'] === asset.tag) {
    await reply.code(304).send()
    return
  }
  if (encoding) reply.header('content-encoding', encoding)
  await reply.send(readFileSync(asset.encodings.get(encoding ?? '') ?? asset.path))
}
