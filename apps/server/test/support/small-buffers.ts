import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * For data folders that tests start from: an embedded database clears all its buffers as it starts, and the usual 128 MB
 * take a fifth of the start and, where memory is slow, more.
 */
export const keepBuffersSmall = (folder: string): void =>
  appendFileSync(join(folder, 'postgresql.conf'), '\nshared_buffers = 8MB\n')
