import type { SelectQueryBuilder } from 'kysely'
import type { Channel } from '@portal/api/rules/payment'
import type { Schema } from '../kernel/schema.ts'
import type { SubjectType } from './order-counts.repository.ts'
import type { Scope } from './orders.repository.ts'

export interface OrderFilter {
  scope: Scope
  kind: 'dues' | 'evaluation'
  statuses: readonly number[] | null
  subjectType: SubjectType | null
  /** Chosen to pay by. */
  channel: Channel | null
  /** Begin of the first day, and of the day after the last one. */
  from: Date | null
  until: Date | null
  search: Search | null
  /** Numbers of single orders: these alone (null: all), and none of those. */
  only: readonly string[] | null
  without: readonly string[]
}

export interface Search {
  text: string
  phone: string
  /** Names and phones are searched too. */
  personal: boolean
}

export interface OrderSorting {
  by: 'created_at' | 'amount_fen' | 'reported_at'
  down: boolean
}

export interface Page {
  limit: number
  offset: number
}

export type Orders = SelectQueryBuilder<Schema & { o: Schema['orders'] }, 'o', object>
