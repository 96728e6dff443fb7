import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../operator-error.ts'

export class FolderInUse extends OperatorError {
  override readonly name = 'FolderInUse'
  constructor(folder: string) {
    super(
      `数据目录正被另一个进程使用，请先停止它：${folder}\nThe data folder is in use by another process; stop it first: ${folder}`,
    )
  }
}

export interface FolderLock {
  release(): void
}

/**
 * Takes the data folder for this process alone. SQLite holds a kernel lock on the file `lock`, which the kernel frees
 * when the process ends in any way, kill -9 included: two processes on one PGlite folder silently lose rows.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    file.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file.close()
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new FolderInUse(folder)
    throw error
  }
  return { release: () => file.close() }
}
