import { documentActs } from './document-acts.ts'
import type { Player } from './money.ts'
import { orderActs } from './order-acts.ts'
import { refundActs } from './refund-acts.ts'
import type { Act } from './world.ts'

/** Each act as its service puts it together, with rows in the place of queries. */
const players: Readonly<Record<Act, Player>> = { ...orderActs, ...refundActs, ...documentActs }

/** What the portal's rules make of a step; null: refused, or nothing new. */
export const play: Player = (by, world, step) => players[step.act](by, world, step)
