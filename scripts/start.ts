import { buildApps } from './build-apps.ts'
import { start } from './run.ts'
import { serverFlags } from './server-flags.ts'

await buildApps()
const server = start('node', [...serverFlags, 'apps/server/src/main.ts'])
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('close', code => {
  process.exitCode = code ?? 1
})

const memberPort = process.env['PORT'] ?? '8080'
const managerPort = process.env['MANAGER_PORT'] ?? '8081'
const member = `http://localhost:${memberPort}`

/** True as soon as the server answers; false when it ended before. */
async function ready(): Promise<boolean> {
  while (server.exitCode === null) {
    const answer = await fetch(`${member}/healthz`).catch(() => null)
    if (answer?.ok === true) return true
    await new Promise(resolve => {
      setTimeout(resolve, 200)
    })
  }
  return false
}

if (await ready()) {
  console.log(`
会员端 Member app    ${member}
管理端 Manager app   http://localhost:${managerPort}`)
  if (process.env['NODE_ENV'] !== 'production') {
    console.log(`
演示账号 Demo accounts，密码 password：Demo_2026
  会员 members   13800000001 有效 · 13800000002 即将到期 · 13800000003 已到期 · 13800000004 单位管理员 · 13800000005 未入会
  管理 staff     finance · super · agent · exam · others
短信验证码 SMS codes：本窗口 this window · ${member}/dev/sms?phone=13800000001
`)
  }
}
