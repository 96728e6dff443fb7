import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { verifyAudit } from '@portal/portal/kernel/audit-verify'
import { backup } from '../backup/backup.ts'
import type { Portal } from '../backup/manifest.ts'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../db/open.ts'
import type { ControlAnswers, ControlRequest } from './messages.ts'

/** What can be done beside a running portal, by its own process or by a command alone. */
export type Acts = {
  [A in keyof ControlAnswers]: (request: Extract<ControlRequest, { act: A }>) => Promise<ControlAnswers[A]>
}

export const makeActs = (
  config: Pick<Config, 'dataDir' | 'dataKey'>,
  { files, keys }: Pick<Portal, 'files' | 'keys'>,
  { db, snapshot }: Pick<OpenDatabase, 'db' | 'snapshot'>,
): Acts => ({
  backup: ({ folder }) =>
    files.holding(async () => {
      const madeKey = join(config.dataDir, 'data.key')
      const localKey = config.dataKey === null && existsSync(madeKey) ? madeKey : null
      const moment = await snapshot()
      try {
        const saved = await backup({ db: moment.db, files, keys }, folder, new Date(), localKey)
        return {
          tables: saved.tables.length,
          files: saved.files.length,
          audit: saved.audit,
          keyInside: localKey !== null,
        }
      } finally {
        await moment.close()
      }
    }),

  'audit-verify': ({ anchors }) => verifyAudit(db.pool, keys, anchors),
})
