import { OperatorError } from '../operator-error.ts'
import { DatabaseUnavailable, DatabaseError } from '@portal/portal/kernel/engine'

/** The data folder cannot be used as it is, and how to go on. */
export class DamagedFolder extends OperatorError {
  override readonly name = 'DamagedFolder'
  constructor(dataDir: string, cause: unknown) {
    const aside = `${dataDir}.damaged`
    super(
      [
        `数据目录已损坏，无法打开：${dataDir}（${reason(cause)}）`,
        `请先移开再从备份恢复：mv ${dataDir} ${aside} && npm run restore -- 备份文件夹`,
        `The data folder is damaged and can't be opened: ${dataDir}`,
        `Move it away and restore a backup: mv ${dataDir} ${aside} && npm run restore -- BACKUP_FOLDER`,
      ].join('\n'),
      { cause },
    )
  }
}

const reason = (cause: unknown): string => {
  const inner = cause instanceof DatabaseUnavailable ? cause.cause : cause
  return inner instanceof Error ? (inner.message.split('\n')[0] ?? '') : '文件缺失 / files are missing'
}

/** Files that PostgreSQL cannot read, missing ones, or a thread that such files brought down. */
export const isDamagedData = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  (error instanceof DatabaseError && /^(XX001|XX002|58P01)$/.test(error.code))
