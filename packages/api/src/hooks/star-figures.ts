import type { Client } from '../client/client.ts'
import { workCounts } from '../contract/staff.contract.ts'
import { getDeskStar, listDeskStars } from '../contract/star-desk.contract.ts'
import { addStarFigures, listStarFigures, withdrawStarFigures } from '../contract/star-figures.contract.ts'
import { changedFigures } from '../rules/star-figure-sets.ts'
import { useAction, type Settle } from './use-action.ts'
import { useRead } from './use-read.ts'

/** The figures of the evaluation: in force, coming and past. */
export const useStarFigures = () => useRead(listStarFigures, {})

const setsNow = (client: Client) => client.call(listStarFigures, {}, { silent: true })

/** A lost set was made when it waits for its day as it was sent. */
const settleAdd: Settle<typeof addStarFigures> = async (client, { body }) => {
  const now = await setsNow(client)
  const isThere = now.sets.some(
    ({ state, effective_from, figures }) =>
      state === 'coming' &&
      effective_from === body.effective_from &&
      changedFigures(figures, body.figures).length === 0,
  )
  return now.version > body.version && isThere ? now : undefined
}
const settleWithdrawal: Settle<typeof withdrawStarFigures> = async (client, { body }) => {
  const now = await setsNow(client)
  return now.sets.some(({ id, state }) => id === body.id && state === 'dropped') ? now : undefined
}

const stale = [listStarFigures, listDeskStars, getDeskStar, workCounts]

/** Sets figures from a day on. */
export const useAddStarFigures = () => useAction(addStarFigures, stale, settleAdd)
/** Takes a set back that has not begun. */
export const useWithdrawStarFigures = () => useAction(withdrawStarFigures, stale, settleWithdrawal)
