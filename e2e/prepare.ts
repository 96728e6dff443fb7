import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { keepBuffersSmall } from '../apps/server/test/support/small-buffers.ts'
import { Portal, preparedData } from './portal.ts'

/** Makes the data folder that every portal of the run begins with a copy of. */
export default async function prepare(): Promise<() => void> {
  const folder = await Portal.prepare()
  keepBuffersSmall(join(folder, 'pg'))
  process.env[preparedData] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
