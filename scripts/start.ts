import { buildApps } from './build-apps.ts'
import { start } from './run.ts'

await buildApps()
const server = start('node', ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'])
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('close', code => {
  process.exitCode = code ?? 1
})
