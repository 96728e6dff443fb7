import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/errors.ts'
import { networkOf } from '../../http/address.ts'
import { hit } from '../../http/limits.ts'
import { equalText, newCode, newId } from '../../security/keys.ts'
import { queueSms } from './sms.service.ts'

/** What a code may be used for; staff codes are of a kind of their own. */
export type CodeScene = 'login' | 'register' | 'forget_password' | 'change_phone' | 'bind' | 'staff_login'

/** D2.1 */
const lifeMs = 300_000
const gapMs = 60_000
const mostADay = 10
const dayMs = 86_400_000
const hourMs = 3_600_000
const mostTries = 5

export const codeTimes = { resend_after: gapMs / 1000, expires_in: lifeMs / 1000 }

const texts: Record<CodeScene, string> = {
  login: '您正在登录会员中心',
  register: '您正在注册会员账号',
  forget_password: '您正在找回登录密码',
  change_phone: '您正在更换手机号码',
  bind: '您正在绑定手机号码',
  staff_login: '您正在登录管理后台',
}

/** Counts the sending against the limits and, when somebody should get it, makes and queues the code. */
export async function sendCode(
  tx: Tx,
  deps: Deps,
  given: { phone: string; scene: CodeScene; address: string; now: Date; deliver: boolean },
): Promise<typeof codeTimes> {
  const { phone, scene, address, now, deliver } = given
  const { keys, config } = deps
  const who = keys.sign(phone, 'phone')
  await hit(tx, { key: `sms:gap:${who}`, most: 1, windowMs: gapMs }, now)
  await hit(tx, { key: `sms:day:${who}`, most: mostADay, windowMs: dayMs }, now)
  await hit(
    tx,
    { key: `sms:address:${networkOf(address)}`, most: config.smsAddressCeiling, windowMs: hourMs },
    now,
  )
  if (!deliver) return codeTimes
  const code = newCode()
  await tx
    .insertInto('sms_codes')
    .values({
      id: newId(now),
      phone,
      scene,
      code_hash: keys.sign(`${phone}:${scene}:${code}`, 'sms_code'),
      created_at: now,
      expires_at: new Date(now.getTime() + lifeMs),
      used_at: null,
      dead_at: null,
    })
    .execute()
  const text = `【全国企业财务管理协会】验证码 ${code}，${texts[scene]}，5 分钟内有效，请勿告诉他人。`
  await queueSms(tx, deps, { phone, scene, text, code }, now)
  return codeTimes
}

/**
 * Uses up the newest code of this phone and scene. The row's lock puts parallel uses in line, so one of them wins;
 * a wrong try is counted even though the call is refused.
 */
export async function takeCode(
  tx: Tx,
  deps: Deps,
  given: { phone: string; scene: CodeScene; code: string; now: Date },
): Promise<void> {
  const { phone, scene, code, now } = given
  const latest = await tx
    .selectFrom('sms_codes')
    .selectAll()
    .where('phone', '=', phone)
    .where('scene', '=', scene)
    // one made while the clock was ahead must not hide those made since
    .where('created_at', '<=', new Date(now.getTime() + gapMs))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (latest?.dead_at) throw refuse('code_dead')
  if (!latest || latest.used_at || latest.expires_at <= now) throw refuse('code_wrong')
  if (!equalText(latest.code_hash, deps.keys.sign(`${phone}:${scene}:${code}`, 'sms_code'))) {
    const tries = latest.tries + 1
    const dead = tries >= mostTries
    await tx
      .updateTable('sms_codes')
      .set({ tries, dead_at: dead ? now : null })
      .where('id', '=', latest.id)
      .execute()
    throw refuse(dead ? 'code_dead' : 'code_wrong', { keep: true })
  }
  await tx.updateTable('sms_codes').set({ used_at: now }).where('id', '=', latest.id).execute()
}
