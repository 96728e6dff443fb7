import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { PortalError } from '../kernel/errors.ts'
import { enforceLimit } from '../kernel/limits.ts'
import { undoHit } from '../kernel/limits.repository.ts'
import type { Host } from '../ports.ts'
import { begin, declareAsExpert, handInAsExpert, saveAsExpert, showView } from './expert-view.service.ts'
import { inviteExpert, renewLink, takeBackExpert } from './experts.service.ts'

/** Links that open nothing which one address may try in an hour. */
const maxDeadPerHour = 60

const isDead = (error: unknown): boolean =>
  error instanceof PortalError && (error.rule === 'expert_link_dead' || error.rule === 'expert_link_used')

/** Counts what opens nothing; somebody who scores may save as often as one types. */
async function guarded<T>(
  { db }: Pick<Host, 'db'>,
  { address, now }: { address: string; now: Date },
  run: () => Promise<T>,
): Promise<T> {
  const limit = { key: `experts:${address}`, max: maxDeadPerHour, windowMs: 3_600_000 }
  await enforceLimit(db.pool, limit, now)
  let dead = false
  try {
    return await run()
  } catch (error) {
    dead = isDead(error)
    throw error
  } finally {
    if (!dead) await undoHit(db.pool, limit.key)
  }
}

export const starExpertsHandlers = (
  host: Pick<Host, 'db'>,
): HandlersOf<(typeof contract)['starExperts']> => ({
  'starExperts.invite': ({ transaction, input: { params, body } }) =>
    transaction(work => inviteExpert(work, params.application_no, body)),

  'starExperts.renewLink': ({ transaction, input: { params, body } }) =>
    transaction(work => renewLink(work, params.application_no, body.expert_id)),

  'starExperts.takeBack': ({ transaction, input: { params, body } }) =>
    transaction(work => takeBackExpert(work, params.application_no, body.expert_id)),

  'starExperts.show': call => guarded(host, call, () => showView(call.context, call.input.body, call.refuse)),

  'starExperts.begin': call =>
    guarded(host, call, () => call.transaction(work => begin(work, call.input.body))),

  'starExperts.declare': call =>
    guarded(host, call, () => call.transaction(work => declareAsExpert(work, call.input.body))),

  'starExperts.saveSheet': call =>
    guarded(host, call, () => call.transaction(work => saveAsExpert(work, call.input.body))),

  'starExperts.handInSheet': call =>
    guarded(host, call, () => call.transaction(work => handInAsExpert(work, call.input.body))),
})
