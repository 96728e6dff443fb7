import { isSignedWith } from '@portal/portal/kernel/audit.repository'
import { addSetting, readSetting } from '@portal/portal/kernel/settings.repository'
import type { Executor } from '@portal/portal/kernel/database'
import { OperatorError } from '../operator-error.ts'
import type { Keys } from '@portal/portal/ports'

const setting = 'data_key_check'

/** Tells two keys apart and nothing more. */
export const checkValue = (keys: Keys): string => keys.sign('data key', 'key')

export class WrongDataKey extends OperatorError {
  override readonly name = 'WrongDataKey'
  constructor() {
    super(
      [
        'DATA_KEY 与这些数据所用的密钥不同：请换回原来的 DATA_KEY（未设置时为数据目录中的 data.key 文件），或使用新的 DATA_DIR / DATABASE_URL',
        'DATA_KEY is not the key of these data. Set the one they were made with (without DATA_KEY: the file data.key in the data folder), or take another DATA_DIR or DATABASE_URL.',
      ].join('\n'),
    )
  }
}

/** Refuses another key than the data's own, with which no ID number could be read again. The first start notes it. */
export async function checkDataKey(db: Executor, keys: Keys, now: Date): Promise<void> {
  const mine = checkValue(keys)
  const noted = await readSetting(db, setting)
  const fits =
    noted === undefined ? await isSignedWith(db, keys) : typeof noted === 'string' && keys.equal(noted, mine)
  if (fits === false) throw new WrongDataKey()
  if (noted !== undefined) return
  await addSetting(db, setting, mine, now)
  await checkDataKey(db, keys, now)
}
