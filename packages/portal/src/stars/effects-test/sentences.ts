import { isUndecided, isWhole, areApart, seatsOf, sumsOf } from './allowed.ts'
import type { World } from './world.ts'

const has = ({ history }: World, act: string) => history.some(line => line.act === act)
const mean = (sums: readonly number[]) => sums.reduce((sum, one) => sum + one, 0) / sums.length
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

type Sentence = (after: World, before: World) => boolean

/** What holds of every application after every act (D7), whatever the act. */
export const sentences: Readonly<Record<string, Sentence>> = {
  'whoever is passed has an order, nobody else': world =>
    (world.order !== null) === has(world, 'pass') &&
    (world.star.order_no ?? null) === (world.order?.order_no ?? null),
  'its figures and its fee are those of the first submission': ({ star, order }, before) =>
    (before.star.round === 0 || isSame(star.figures, before.star.figures)) &&
    (!order || order.amount_fen === star.figures.fee_fen[star.star]),
  'it is scored when all of the fee is there': world =>
    !has(world, 'pay') || world.order?.received_fen === world.order?.amount_fen,
  'given up before it is paid, its order is closed': world =>
    !(has(world, 'cancel') || has(world, 'lapse')) || world.order === null || world.order.status === 90,
  'given up or failed later, its fee stays': world => !has(world, 'pay') || world.order?.status === 30,
  'a certificate comes from an award alone': world =>
    [world.star.certificate_no, world.star.verify_code, world.star.awarded_star, world.star.expires_on].every(
      part => (part !== null) === has(world, 'award'),
    ),
  'a certificate keeps its number, code and level': ({ star }, { star: before }) =>
    before.certificate_no === null ||
    (before.certificate_no === star.certificate_no &&
      before.verify_code === star.verify_code &&
      before.awarded_star === star.awarded_star),
  'what is awarded is what was published': ({ star }) =>
    star.awarded_star === null || star.awarded_star === star.proposed_star,
  'what is published is the level that was asked for, one lower, or lower by an objection': ({
    star,
    history,
  }) =>
    star.proposed_star === null ||
    (star.proposed_star <= star.star &&
      star.proposed_star >= star.star - 1 - history.filter(({ act }) => act === 'lower').length),
  'the clock of the publicity stands while an objection is open, and runs else': ({ star, objections }) =>
    star.status !== 40 || (star.publicity_left !== null) === objections.some(isUndecided),
  'an award waits for the end of the publicity': ({ star }, { star: before, now }) =>
    star.status !== 50 ||
    before.status !== 40 ||
    (before.publicity_left === null && (before.publicity_ends_at ?? now) <= now),
  'an ended application has no open objection': ({ star, objections }) =>
    star.status === 40 || !objections.some(isUndecided),
  'an objection is decided by somebody who neither looked into it nor proposed': ({ star, objections }) =>
    objections.every(
      ({ checked_by, decided_by, state }) =>
        decided_by === null ||
        (decided_by !== star.proposed_by && (checked_by !== decided_by || state === 'upheld')),
    ),
  'a decided objection stays as it is': ({ objections }, before) =>
    before.objections.every(
      (objection, place) => objection.decided_by === null || isSame(objection, objections[place]),
    ),
  'a proposal has whole sheets, and a sum that is enough': (world, before) =>
    world.star.status !== 40 ||
    before.star.status !== 30 ||
    (isWhole(before) &&
      Math.round(mean(sumsOf(world))) >= world.star.figures.required[world.star.proposed_star ?? 5]),
  'a failure in the scoring has whole sheets': (world, before) =>
    world.star.failed_at !== 'scoring' || before.star.failed_at !== null || isWhole(before),
  'who has a conflict hands nothing in, proposes nothing and decides nothing': ({
    sheets,
    star,
    objections,
  }) =>
    sheets.every(
      ({ state, total, staff_id }) =>
        state !== 'recused' ||
        (total === null &&
          (staff_id === null ||
            (staff_id !== star.proposed_by && objections.every(one => one.decided_by !== staff_id)))),
    ),
  'a third seat is there for two sums that are far apart alone': world => {
    const seats = seatsOf(world).length
    return seats < 3 || (seats === 3 && areApart(sumsOf(world), world.star.figures))
  },
  'a sheet that was handed in stays as it is': ({ sheets }, before) =>
    before.sheets.every((sheet, place) => sheet.state !== 'handed_in' || isSame(sheet, sheets[place])),
  'an application that goes on has a deadline, one that is over has none': ({ star }) =>
    (star.deadline_at !== null) === star.status < 60,
  'an end has its time': ({ star }) => (star.ended_at !== null) === star.status >= 50,
  'only a failure says where it failed': ({ star }) => (star.failed_at !== null) === (star.status === 60),
  'a version never goes back': ({ star }, { star: before }) =>
    star.version === before.version || star.version === before.version + 1,
  'its history is never written anew': ({ history }, before) =>
    before.history.every((line, place) => line === history[place]),
}
