import { serverCommand } from './server-command.ts'

process.exitCode = await serverCommand('src/commands/restore.ts')
