import { buildApps } from './build-apps.ts'
import { start } from './run.ts'

// the server serves the built apps as well, so that :8080 and :8081 answer during development too
await buildApps()
const children = [
  start('node', [
    '--disable-warning=ExperimentalWarning',
    '--watch-path=apps/server/src',
    '--watch-path=packages/api/src',
    '--watch-path=packages/portal/src',
    '--watch-path=packages/portal/migrations',
    'apps/server/src/main.ts',
  ]),
  start('vite', ['--config', 'apps/member/vite.config.ts', '--clearScreen', 'false']),
  start('vite', ['--config', 'apps/manager/vite.config.ts', '--clearScreen', 'false']),
]
console.log('开发模式：会员端 http://localhost:5173 · 管理端 http://localhost:5174（修改后自动刷新）')
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
