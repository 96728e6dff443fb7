import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { root, run } from '../scripts/run.ts'

/** `tests` has React's warnings in it and takes twice as long to draw; `published` is what reviewers get. */
export type SiteKind = 'published' | 'tests'

const builds = new Map<string, Promise<string>>()

/** Builds the Storybook, once in a process, or one of these files alone; answers the folder where it lies. */
export function buildSite(kind: SiteKind, files: readonly string[] = []): Promise<string> {
  const name = [kind, ...files].join()
  const site = builds.get(name) ?? build(kind, files)
  builds.set(name, site)
  return site
}

/** A folder of its own, so that other files can be tried at the same time; it goes with the process. */
function passingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-in-part-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function build(kind: SiteKind, files: readonly string[]): Promise<string> {
  const folder = files.length > 0 ? passingFolder() : join(root, `node_modules/.cache/storybook-${kind}`)
  const built = await run('storybook', ['build', '--quiet', '--output-dir', folder], {
    env: {
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...(kind === 'tests' && { NODE_ENV: 'development', STORIES_FOR: kind }),
      ...(files.length > 0 && { STORIES_OF: files.join() }),
    },
  })
  if (built.code !== 0) throw new Error(`The Storybook did not build:\n${built.output.slice(-4_000)}`)
  return folder
}

export interface Served {
  /** Its address, with a slash at the end. */
  base: string
  close: () => Promise<void>
}

/** Serves a built Storybook on a free port of this machine, as it lies there: compressing it would take the browser's core. */
export async function serveSite(folder: string): Promise<Served> {
  const server = createServer(sirv(folder)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
