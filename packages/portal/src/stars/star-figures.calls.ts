import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { addFigures, listFigures, withdrawFigures } from './figures.service.ts'

/** Fees are among them. */
const durable = { durable: true }

export const starFiguresHandlers: HandlersOf<(typeof contract)['starFigures']> = {
  'starFigures.list': ({ context }) => listFigures(context),

  'starFigures.add': ({ transaction, input: { body } }) =>
    transaction(work => addFigures(work, body), durable),

  'starFigures.withdraw': ({ transaction, input: { body } }) =>
    transaction(work => withdrawFigures(work, body), durable),
}
