import type { Envelope } from '@portal/api/contract/endpoint'
import { closeOrder, payOrder } from '@portal/api/contract/orders.contract'
import { playCashier } from '@portal/api/contract/sandbox.contract'
import { cancelStar, objectToStar, saveStar } from '@portal/api/contract/stars.contract'
import {
  awardStar,
  checkObjection,
  checkStar,
  declareInterest,
  decideObjection,
  decideStarCancel,
  handInSheet,
  proposeStar,
  registerObjection,
  revokeStar,
  saveSheet,
} from '@portal/api/contract/star-desk.contract'
import { addStarFigures, listStarFigures } from '@portal/api/contract/star-figures.contract'
import { addDays, dayOf } from '@portal/api/rules/dates'
import { firstFigures } from '@portal/api/rules/star-figures'
import { sweep } from '@portal/portal/jobs/sweep'
import { aMember, type Person } from './people.ts'
import type { Portal } from './portal.ts'
import { isUndecided, starSight, type SeenStar } from './star-sight.ts'
import { aStarDesk, aTalent, daysLater, sheetOf, submit } from './stars.ts'

/** One talent and whoever objects. */
export interface StarLife {
  member: Person
  stranger: Person
}

/** `dice`, from 0 to 999, chooses among persons, levels, scores and days; `star`: the newest application. */
type Act = (
  life: StarLife,
  dice: number,
  star: SeenStar | undefined,
) => Promise<Envelope<unknown> | undefined>

const someOf = <const T>(list: readonly [T, ...T[]], dice: number): T => list[dice % list.length] ?? list[0]

/** The word that stands in every comment of a scorer: nobody else reads it before the time. */
export const secretOf = (scorerId: string): string => `评语 ${scorerId}。`

const byMember = ({ member }: StarLife) => member
const withOrder =
  (make: (member: Person, order_no: string) => Promise<Envelope<unknown> | undefined>): Act =>
  async ({ member }, _, star) => {
    const order_no = star?.order?.order_no
    return order_no === undefined ? undefined : make(member, order_no)
  }

/** Everything that a talent, the association, a bank and time can do to an application, by name. */
export async function openStarActs(portal: Portal) {
  const desk = await aStarDesk(portal)
  const { auditor, scorers } = desk
  const sight = starSight(portal)
  const model = await aTalent(portal)
  /** Fees of four stars by their first day: what the test itself knows of them. */
  const fees: { from: string; fee_fen: number }[] = [{ from: '', fee_fen: 120_000 }]
  const prefix = { prefix: 'nrckapi' as const }

  /** A talent with the profile of the model, copied in the database: seven calls less. */
  async function aLife(): Promise<StarLife> {
    const member = await aMember(portal)
    const stranger = await aMember(portal)
    await portal.db.script(`
      insert into talent_profiles (member_id, version, content, id_number_enc, id_number_index, saved_at)
        select '${member.id}', version, content, id_number_enc, id_number_index, saved_at
        from talent_profiles where member_id = '${model.id}';
      insert into talent_entries (id, member_id, collection, version, content, created_at, saved_at)
        select '${member.id}-' || id, '${member.id}', collection, version, content, created_at, saved_at
        from talent_entries where member_id = '${model.id}';`)
    return { member, stranger }
  }

  /** A call of somebody's about the newest application, at the version that it has. */
  const about =
    (
      entry: Parameters<Portal['call']>[0],
      who: (life: StarLife, dice: number) => Person,
      body: (dice: number, star: SeenStar) => object = () => ({}),
    ): Act =>
    async (life, dice, star) => {
      if (!star) return undefined
      const { application_no, version } = star
      const named = entry.path.includes('{application_no}')
      const input: object = {
        ...(named ? { params: { application_no } } : {}),
        body: { ...(named ? {} : { application_no }), version, ...body(dice, star) },
      }
      return portal.call(entry, input, { token: who(life, dice).token })
    }
  const byAuditor = () => auditor
  const byScorer = (_: StarLife, dice: number) => someOf(scorers, dice)

  /** The version of the own sheet is no secret of anybody else's: it is read where it lies. */
  const onSheet =
    (entry: typeof saveSheet | typeof handInSheet): Act =>
    async (_, dice, star) => {
      if (!star) return undefined
      const scorer = someOf(scorers, dice)
      const version = star.sheets.find(({ staff_id }) => staff_id === scorer.id)?.version ?? 0
      const points = someOf([90, 84, 91, 60, 100, 79], Math.floor(dice / 3))
      const { application_no } = star
      const body = { version, ...sheetOf(points, secretOf(scorer.id)) }
      return portal.call(entry, { params: { application_no }, body }, { token: scorer.token })
    }
  const onObjection =
    (entry: typeof checkObjection | typeof decideObjection, part: (dice: number) => object): Act =>
    async (life, dice, star) => {
      const open = star?.objections.filter(isUndecided)
      const objection_id = open?.[dice % open.length]?.id ?? 'unknown'
      const who = someOf([auditor, ...scorers], dice)
      return about(
        entry,
        () => who,
        () => ({ objection_id, reason: '已核实', ...part(dice) }),
      )(life, dice, star)
    }
  const wait =
    (days: number): Act =>
    async () => {
      await daysLater(portal, days)
      await sweep(portal.host)
      return undefined
    }
  const acts = {
    save: ({ member: { token } }, dice, star) =>
      portal.call(
        saveStar,
        { body: { version: star?.isOpen ? star.version : 0, star: someOf([4, 3], dice) } },
        { token },
      ),
    submit: ({ member }, _, star) => submit(portal, member, { version: star?.isOpen ? star.version : 0 }),
    submitAnother: ({ member }) => submit(portal, member),
    cancel: about(cancelStar, byMember, () => ({ reason: '暂不参评' })),
    return: about(checkStar, byAuditor, () => ({ result: 'return', remark: '请补正' })),
    pass: about(checkStar, byAuditor, () => ({ result: 'pass' })),
    passAsMember: about(checkStar, byMember, () => ({ result: 'pass' })),
    reject: about(checkStar, byAuditor, () => ({ result: 'reject', remark: '年限不足' })),
    openCashier: withOrder(({ token }, order_no) =>
      portal.call(payOrder, { params: prefix, body: { order_no, channel: 'sandbox' } }, { token }),
    ),
    pay: withOrder(async (_, order_no) => {
      const number = await sight.cashierOf(order_no)
      return number === null
        ? undefined
        : portal.call(playCashier, { params: { number }, body: { act: 'pay' } })
    }),
    closeOrder: withOrder(({ token }, order_no) =>
      portal.call(closeOrder, { params: prefix, body: { order_no } }, { token }),
    ),
    declare: about(declareInterest, byScorer, () => ({ conflict: false })),
    recuse: about(declareInterest, byScorer, () => ({ conflict: true, note: '曾为同事' })),
    saveSheet: onSheet(saveSheet),
    handIn: onSheet(handInSheet),
    propose: about(
      proposeStar,
      (_, dice) => someOf([auditor, ...scorers], dice),
      (dice, { star }) => ({ star: someOf([star, star, star - 1, star - 2], dice), reason: '经讨论' }),
    ),
    fail: about(proposeStar, byAuditor, () => ({ star: null, reason: '综合评分不足' })),
    agreeCancel: about(decideStarCancel, byAuditor, () => ({ agree: true, reason: '同意' })),
    refuseCancel: about(decideStarCancel, byAuditor, () => ({ agree: false, reason: '评审将结束' })),
    object: ({ stranger, member }, dice, star) =>
      portal.call(
        objectToStar,
        {
          body: {
            application_no: star?.application_no ?? 'S20260101-0000',
            text: '申报写为独立负责，与结项文件不符。',
            file_ids: [],
          },
        },
        dice % 5 === 0 ? member : stranger,
      ),
    register: about(registerObjection, byAuditor, () => ({
      by: '某单位',
      text: '电话反映：年度业绩与结项文件不符。',
    })),
    checkObjection: onObjection(checkObjection, dice => ({
      advice: someOf(['dismiss', 'lower', 'uphold'], dice),
    })),
    decideObjection: onObjection(decideObjection, dice => ({
      decision: someOf(['dismiss', 'lower', 'dismiss', 'uphold', 'send_back'], Math.floor(dice / 4)),
    })),
    award: about(awardStar, byAuditor),
    awardAsMember: about(awardStar, byMember),
    revoke: about(revokeStar, byAuditor, () => ({ reason: '任职材料不实' })),
    raiseFee: async (_, dice) => {
      const { token } = auditor
      const from = addDays(dayOf(portal.clock.now), 1)
      const fee_fen = 100_000 + dice * 100
      const { version } = await portal.ok(listStarFigures, {}, { token })
      const figures = { ...firstFigures, fee_fen: { ...firstFigures.fee_fen, 4: fee_fen, 5: 500_000 } }
      const body = { version, effective_from: from, figures }
      const answer = await portal.call(addStarFigures, { body }, { token })
      if (answer.code === 200) fees.push({ from, fee_fen })
      return answer
    },
    day: wait(1),
    week: wait(8),
    month: wait(30),
    years: wait(366 * 3),
  } satisfies Record<string, Act>

  /** What brings an application on, whatever state it is in: acts with their dice. */
  function onward(star: SeenStar | undefined, dice: number): (readonly [keyof typeof acts, number])[] {
    switch (star?.status) {
      case 10:
        return [['pass', dice]]
      case 20:
        return [
          ['openCashier', dice],
          ['pay', dice],
        ]
      case 30: {
        const seat = scorers.findIndex(({ id }) => star.sheets.every(({ staff_id }) => staff_id !== id))
        const sealed = star.sheets.filter(({ state }) => state === 'handed_in').length
        const own = dice - (dice % scorers.length) + Math.max(0, seat)
        return sealed < 2
          ? [
              ['declare', own],
              ['handIn', own],
            ]
          : [['propose', dice - (dice % 4)]]
      }
      case 40:
        if (star.objections.some(isUndecided))
          return [
            ['checkObjection', 1],
            ['decideObjection', dice - (dice % 4) + 2],
          ]
        return dice % 3 === 0
          ? [['object', 1]]
          : [
              ['week', dice],
              ['award', dice],
            ]
      case 50:
        return [[someOf(['revoke', 'years', 'submit'], dice), dice]]
      default:
        return [['submit', dice]]
    }
  }

  const feeOn = (day: string): number => fees.findLast(({ from }) => from <= day)?.fee_fen ?? 0
  return { desk, sight, acts: acts as Record<string, Act>, aLife, onward, feeOn }
}
