import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** As the command was called: Vite's build sets NODE_ENV in this very process, and no child may inherit that. */
const environment = { ...process.env }

export interface RunOptions {
  env?: Record<string, string>
  stdio?: StdioOptions
  cwd?: string
}

/** Starts a program of this workspace (from node_modules/.bin or the PATH) in the project's root. */
export function start(
  program: string,
  args: readonly string[],
  { env, stdio = 'inherit', cwd = root }: RunOptions = {},
): ChildProcess {
  const PATH = `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`
  return spawn(program, args, { cwd, stdio, env: { ...environment, PATH, ...env } })
}

export interface Finished {
  code: number
  output: string
  seconds: number
}

/** Runs a program to its end and keeps what it printed. */
export function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = root,
): Promise<Finished> {
  const from = performance.now()
  return new Promise(resolve => {
    const child = start(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const end = (code: number) => {
      resolve({ code, output, seconds: (performance.now() - from) / 1000 })
    }
    child.on('error', error => {
      output += String(error)
      end(127)
    })
    child.on('close', code => {
      end(code ?? 1)
    })
  })
}
