import { start } from './run.ts'
import { serverCommand } from './server-command.ts'

/** Fuzz with so many requests on each database, with another seed each time. */
const requests = 50_000
const seed = process.env['FUZZ_SEED'] ?? String(Date.now())
console.log(`fuzz: ${requests} requests on each database, FUZZ_SEED=${seed}`)
const fuzz = await new Promise<number>(resolve => {
  const env = { FUZZ_REQUESTS: String(requests), FUZZ_SEED: seed }
  const projects = ['--project', 'server-pglite', '--project', 'server-postgres']
  start('vitest', ['run', ...projects, 'fuzz'], { env }).on('close', code => resolve(code ?? 1))
})

const onPGlite = await serverCommand('faults/kill.ts', ['pglite', '200'])
const onPostgres = await serverCommand('faults/kill.ts', ['postgres', '100'])
process.exitCode = fuzz === 0 && onPGlite === 0 && onPostgres === 0 ? 0 : 1
