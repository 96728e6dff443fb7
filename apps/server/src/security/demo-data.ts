import type { Executor } from '@portal/portal/kernel/database'
import { isDemo } from '@portal/portal/worlds/seed'
import { OperatorError } from '../operator-error.ts'

export class DemoData extends OperatorError {
  override readonly name = 'DemoData'
  constructor() {
    super(
      [
        '数据库中是演示数据（演示账号的密码是公开的），不能用于生产：请使用新的 DATA_DIR 或 DATABASE_URL',
        'These are demo data, whose accounts have a published password. Production needs another DATA_DIR or DATABASE_URL.',
      ].join('\n'),
    )
  }
}

/** Production never starts on demo data. */
export async function refuseDemoData(db: Executor): Promise<void> {
  if (await isDemo(db)) throw new DemoData()
}
