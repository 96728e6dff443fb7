import { start } from './run.ts'

start('oxfmt', ['.']).on('close', code => {
  process.exitCode = code ?? 1
})
