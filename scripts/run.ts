import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { setPriority } from 'node:os'
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

/** How long a program may take before it is ended. */
export interface Limit {
  minutes: number
}

/** Lets others before a program, and before what it starts from now on: it gets a third of their share of the processor. */
function stepBack({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, 5)
}

/** Runs a program to its end and keeps what it printed. */
export function run(
  program: string,
  args: readonly string[],
  {
    env = {},
    cwd = root,
    limit,
    inBackground = false,
  }: Omit<RunOptions, 'stdio'> & { limit?: Limit; inBackground?: boolean } = {},
): Promise<Finished> {
  const from = performance.now()
  return new Promise(resolve => {
    const child = start(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    if (inBackground) stepBack(child)
    let output = ''
    const stopWatch =
      limit &&
      endAfter(child, limit, text => {
        output += text
      })
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const end = (code: number) => {
      stopWatch?.()
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

/** Ends a program at its limit: asked first, so that it can close the browsers it has started, then killed. */
function endAfter(child: ChildProcess, { minutes }: Limit, note: (text: string) => void): () => void {
  const timers: NodeJS.Timeout[] = []
  const ask = () => {
    note(`\nStill running after ${minutes} minutes: ended.\n`)
    child.kill('SIGTERM')
    timers.push(setTimeout(() => child.kill('SIGKILL'), 20_000))
  }
  timers.push(setTimeout(ask, minutes * 60_000))
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
