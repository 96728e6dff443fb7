import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'vitest'
import { inherited, shortLived } from './short-lived.ts'

const main = join(import.meta.dirname, '../../src/main.ts')

export interface RunningServer {
  child: ChildProcess
  /** Where the two apps answer. */
  member: string
  manager: string
  exited: Promise<number | null>
  /** Log lines of its own faults. */
  troubles: string[]
}

/**
 * Starts the real process on free ports, or another program that says its addresses in the same words; answers when it is
 * ready, or with what it said when it ended instead.
 */
export async function startServer(env: Record<string, string>, program = main): Promise<RunningServer> {
  const child = spawn(process.execPath, [...shortLived, program], {
    env: { ...inherited, PORT: '0', MANAGER_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const exited = new Promise<number | null>(resolve => child.on('exit', code => resolve(code)))
  const troubles: string[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', line => {
    if (/"level":"(error|warn)"/.test(line)) troubles.push(line)
  })
  const addresses = await new Promise<string[]>((resolve, reject) => {
    lines.on('line', line => {
      const found = /"addresses":\["([^"]+)","([^"]+)"\]/.exec(line)
      if (found?.[1] && found[2]) resolve([found[1], found[2]])
      else said.push(line)
    })
    void exited.then(code => reject(new Error(`exit ${String(code)}: ${said.join('\n')}`)))
  })
  return { child, member: addresses[0] ?? '', manager: addresses[1] ?? '', exited, troubles }
}

/** Ends a server that is still running. */
export async function stopServer(
  { child, exited }: RunningServer,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<number | null> {
  child.kill(signal)
  return exited
}

/** What a process that refuses to start says. */
export const refusal = async (env: Record<string, string>): Promise<string> => {
  const outcome = await startServer(env).then(
    async server => {
      await stopServer(server)
      return 'it started'
    },
    (error: unknown) => String(error),
  )
  expect(outcome).not.toMatch(/\n\s+at /)
  return outcome
}
