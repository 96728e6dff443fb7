import { root, run } from './run.ts'

/** Static checks: each is an error or nothing. */
const checks: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  ['types of the browser side', 'tsc', '-p', 'tsconfig.json'],
  ['types of contract and rules without DOM and Node', 'tsc', '-p', 'packages/api/tsconfig.contract.json'],
  ['types of the portal without DOM and Node', 'tsc', '-p', 'packages/portal/tsconfig.json'],
  ['types of the server', 'tsc', '-p', 'apps/server/tsconfig.json'],
  ['types of scripts, e2e and bench', 'tsc', '-p', 'tsconfig.node.json'],
  ['lint and import boundaries', 'oxlint', '--type-aware', '--deny-warnings', '.'],
  ['formatting', 'oxfmt', '--check', '.'],
  ['unused files, exports and dependencies', 'knip', '--no-progress'],
]

export interface CheckResult {
  passed: number
  failed: number
}

export interface CheckOptions {
  /**
   * Folder of the project whose types are checked: a copy with more files in it speaks for the project too.
   * @default this one
   */
  typesIn?: string | undefined
}

/** Runs the static checks, two at a time, and prints one line for each. */
export async function runChecks({ typesIn = root }: CheckOptions = {}): Promise<CheckResult> {
  const result: CheckResult = { passed: 0, failed: 0 }
  const waiting = [...checks]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, program, ...args] = next
      const cwd = program === 'tsc' ? typesIn : root
      const { code, output, seconds } = await run(program, args, { cwd })
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
      if (code === 0) result.passed += 1
      else {
        result.failed += 1
        console.log(output.trimEnd())
      }
    }
  }
  await Promise.all([worker(), worker()])
  return result
}
