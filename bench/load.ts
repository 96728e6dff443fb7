import { Pool } from 'undici'

/** load.ts <method> <url> <token> <connections> <seconds>: asks as fast as it is answered, and prints the answers a second. */
const [method = 'GET', address = '', token = '', connections = '10', seconds = '5'] = process.argv.slice(2)
const { origin, pathname, search } = new URL(address)
const pool = new Pool(origin, { connections: Number(connections), pipelining: 1 })
const from = performance.now()
const until = from + Number(seconds) * 1_000
let answers = 0

async function ask(): Promise<void> {
  while (performance.now() < until) {
    const { statusCode, body } = await pool.request({
      path: pathname + search,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: { token },
    })
    const answer = await body.text()
    if (statusCode !== 200 || !answer.startsWith('{"code":200,')) throw new Error(answer)
    answers += 1
  }
}

await Promise.all(Array.from({ length: Number(connections) }, ask))
process.stdout.write(String(answers / ((performance.now() - from) / 1_000)))
await pool.close()
