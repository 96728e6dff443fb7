import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { delegate, endDelegation, listColleagues, listDelegated } from './delegations.service.ts'

export const delegationsHandlers: HandlersOf<(typeof contract)['delegations']> = {
  'delegations.mine': ({ context }) => listDelegated(context),

  'delegations.colleagues': ({ context }) => listColleagues(context),

  'delegations.give': ({ transaction, input: { body } }) => transaction(work => delegate(work, body)),

  'delegations.end': ({ transaction, input: { body } }) =>
    transaction(async work => {
      await endDelegation(work, body)
      return {}
    }),
}
