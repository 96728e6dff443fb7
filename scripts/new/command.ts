import { parseArgs } from 'node:util'
import { Refusal } from './names.ts'
import { Plan } from './plan.ts'

export interface Arguments {
  positionals: string[]
  options: Record<string, string | boolean | undefined>
}

/** Plans by the command line's words, writes, and says what was written and what comes next. */
export async function generate(
  usage: string,
  optionNames: readonly string[],
  plan: (plan: Plan, args: Arguments) => string[],
): Promise<void> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(optionNames.map(name => [name, { type: 'string' as const }])),
    })
    const work = new Plan()
    const next = plan(work, { positionals, options: values })
    for (const path of await work.write()) console.log(`✓ ${path}`)
    console.log(`\n接下来 Next:\n${next.map((step, at) => `${at + 1}. ${step}`).join('\n')}`)
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof TypeError && 'code' in error)) throw error
    console.error(`${error.message}\n用法 Usage: ${usage}`)
    process.exitCode = 2
  }
}
