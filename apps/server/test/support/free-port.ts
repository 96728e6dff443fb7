import { createServer } from 'node:net'

// below the ports that a system gives to outgoing connections: one of those could take it before it is listened at
const [lowest, count] = [11_000, 20_000]
/** Processes that ask at the same time begin far from each other, and none answers the same port twice. */
let next = (process.pid * 97) % count

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer()
  const free = await new Promise<boolean>(resolve => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
  })
  await new Promise(resolve => server.close(resolve))
  return free
}

/** A port for a process that is about to start. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < count; tries += 1) {
    const port = lowest + next
    next = (next + 1) % count
    if (await isFree(port)) return port
  }
  throw new Error('No free port')
}
