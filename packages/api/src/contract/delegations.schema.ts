import * as z from 'zod/mini'
import { delegatedTasks } from '../rules/delegation.ts'
import { fen, id, orderKind, time } from './fields.ts'

/** A piece of work that somebody of the staff has passed on to a colleague. Everybody with the right may still do it. */
export const delegation = z.object({
  /** Names of who passed it on, and to whom. */
  by: z.string(),
  to: z.string(),
  /** Whether the reader is one of the two. */
  by_me: z.boolean(),
  to_me: z.boolean(),
  at: time,
  /** What the colleague should know; may be empty. */
  note: z.string(),
})
export type Delegation = z.infer<typeof delegation>

export const delegatedTask = z.enum(delegatedTasks)

export const delegationList = z.object({
  list: z.array(
    z.object({
      task: delegatedTask,
      /** Number of the request, or the day. */
      subject: z.string(),
      /** Of a document; null for a day. */
      invoice: z.nullable(z.object({ order_kind: orderKind, buyer_name: z.string(), amount_fen: fen })),
      delegation,
    }),
  ),
})
export type DelegationList = z.infer<typeof delegationList>
export type OwnTask = DelegationList['list'][number]

export const colleagueList = z.object({ list: z.array(z.object({ staff_id: id, name: z.string() })) })
export type ColleagueList = z.infer<typeof colleagueList>
