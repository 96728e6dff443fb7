import { serverCommand } from './server-command.ts'

const onPGlite = await serverCommand('faults/kill.ts', ['pglite', '200'])
const onPostgres = await serverCommand('faults/kill.ts', ['postgres', '100'])
process.exitCode = onPGlite === 0 && onPostgres === 0 ? 0 : 1
