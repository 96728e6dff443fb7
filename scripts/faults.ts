import { start } from './run.ts'
import { serverCommand } from './server-command.ts'

/** Runs one file of the server tests on each database, longer than `npm test` does. */
const atLength = (file: string, env: Record<string, string>): Promise<number> =>
  new Promise(resolve => {
    const projects = ['--project', 'server-pglite', '--project', 'server-postgres']
    start('vitest', ['run', ...projects, file], { env }).on('close', code => resolve(code ?? 1))
  })

/** Fuzz with so many requests on each database, with another seed each time. */
const requests = 50_000
const seed = process.env['FUZZ_SEED'] ?? String(Date.now())
console.log(`fuzz: ${requests} requests on each database, FUZZ_SEED=${seed}`)
const fuzz = await atLength('fuzz', { FUZZ_REQUESTS: String(requests), FUZZ_SEED: seed })
const sequences = process.env['SEQUENCES'] ?? '5000'
const sequencesSeed = process.env['SEQUENCES_SEED'] ?? String(Date.now() % 2 ** 31)
console.log(`money: ${sequences} sequences on each database, SEQUENCES_SEED=${sequencesSeed}`)
const money = await atLength('money-sequences', { SEQUENCES: sequences, SEQUENCES_SEED: sequencesSeed })
console.log(`evaluation: ${sequences} sequences on each database, SEQUENCES_SEED=${sequencesSeed}`)
const stars = await atLength('star-sequences', { SEQUENCES: sequences, SEQUENCES_SEED: sequencesSeed })

const onPGlite = await serverCommand('faults/kill.ts', ['pglite', '200'])
const onPostgres = await serverCommand('faults/kill.ts', ['postgres', '100'])
process.exitCode = [fuzz, money, stars, onPGlite, onPostgres].every(code => code === 0) ? 0 : 1
