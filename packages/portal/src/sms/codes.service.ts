import { networkOf } from '../kernel/network.ts'
import type { Refusal } from '@portal/api/rules/refusals'
import type { Caller } from '../kernel/callers.ts'
import { enforceLimit } from '../kernel/limits.ts'
import type { Work } from '../kernel/work.ts'
import { recordTry, insertCode, lockLatestCode, markUsed } from './sms.repository.ts'

/** What a code may be used for; staff codes are of a kind of their own. */
export type CodeScene = 'login' | 'register' | 'forget_password' | 'change_phone' | 'bind' | 'staff_login'

/** D2.1 */
const lifeMs = 300_000
const gapMs = 60_000
const maxPerDay = 10
const dayMs = 86_400_000
const hourMs = 3_600_000
const maxTries = 5

export const codeTimes = { resend_after: gapMs / 1000, expires_in: lifeMs / 1000 }

const texts: Record<CodeScene, string> = {
  login: '您正在登录会员中心',
  register: '您正在注册会员账号',
  forget_password: '您正在找回登录密码',
  change_phone: '您正在更换手机号码',
  bind: '您正在绑定手机号码',
  staff_login: '您正在登录管理后台',
}

/** Counts the request against the limits and, unless `deliver` is false, makes and queues the code. */
export async function sendCode(
  work: Work,
  { phone, scene, deliver = true }: { phone: string; scene: CodeScene; deliver?: boolean },
): Promise<typeof codeTimes> {
  const { db, keys, now, address, settings } = work
  const who = keys.sign(phone, 'phone')
  await enforceLimit(db, { key: `sms:gap:${who}`, max: 1, windowMs: gapMs }, now)
  await enforceLimit(db, { key: `sms:day:${who}`, max: maxPerDay, windowMs: dayMs }, now)
  const ceiling = settings.smsAddressCeiling
  await enforceLimit(db, { key: `sms:address:${networkOf(address)}`, max: ceiling, windowMs: hourMs }, now)
  if (!deliver) return codeTimes
  const code = work.random.code()
  await insertCode(db, {
    id: work.newId(),
    phone,
    scene,
    code_hash: keys.sign(`${phone}:${scene}:${code}`, 'sms_code'),
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMs),
  })
  const text = `验证码 ${code}，${texts[scene]}，5 分钟内有效，请勿告诉他人。`
  await work.notify({ phone, scene, text, code })
  return codeTimes
}

export type CodeRefusal = 'code_wrong' | 'code_dead'

interface GivenCode {
  phone: string
  scene: CodeScene
  code: string
}

/** Verifies and uses the newest code of this phone and scene. */
export async function consumeCode(work: Work<Caller, CodeRefusal>, given: GivenCode): Promise<void> {
  await markUsed(work.db, await proveCode(work, given), work.now)
}

/** Uses both codes of one call, or neither: a mistake in one leaves the other valid. */
export async function consumeBothCodes<R extends Refusal>(
  work: Work<Caller, R | CodeRefusal>,
  [first, refusedAs]: readonly [GivenCode, Record<CodeRefusal, R>],
  second: GivenCode,
): Promise<void> {
  const { db, keys, now, refuse } = work
  const ids = [
    await proveCode({ db, keys, now, refuse: (rule, options) => refuse(refusedAs[rule], options) }, first),
    await proveCode(work, second),
  ]
  for (const id of ids) await markUsed(db, id, now)
}

/**
 * The newest code of this phone and scene, when it is the one given. Its row's lock puts parallel uses in line, so one
 * of them wins; a wrong try is counted even though the call is refused.
 */
async function proveCode(
  work: Pick<Work<Caller, CodeRefusal>, 'db' | 'keys' | 'now' | 'refuse'>,
  { phone, scene, code }: GivenCode,
): Promise<string> {
  const { db, keys, now } = work
  // one made while the clock was ahead must not hide those made since
  const latest = await lockLatestCode(db, phone, scene, new Date(now.getTime() + gapMs))
  if (latest?.dead_at) throw work.refuse('code_dead')
  if (!latest || latest.used_at || latest.expires_at <= now) throw work.refuse('code_wrong')
  if (!keys.equal(latest.code_hash, keys.sign(`${phone}:${scene}:${code}`, 'sms_code'))) {
    const tries = latest.tries + 1
    const dead = tries >= maxTries
    await recordTry(db, latest.id, tries, dead ? now : null)
    throw work.refuse(dead ? 'code_dead' : 'code_wrong', { keep: true })
  }
  return latest.id
}
