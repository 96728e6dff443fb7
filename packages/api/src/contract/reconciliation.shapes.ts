import * as z from 'zod/mini'
import { onlineChannels } from '../rules/payment.ts'
import { settlementWayNames } from '../rules/reconciliation.ts'
import { day, id, month, optionalText, staffPaging, tableFile } from './fields.ts'
import {
  differenceList,
  reconciledDays,
  reconciliationDay,
  reconciliationMonth,
} from './reconciliation.schema.ts'
import type { Shape } from './shape.ts'

const who = { staff: 'payment.confirm' } as const
const oneDay = { day }
const oneDifference = { difference_id: id }

/** What each call in reconciliation.contract.ts takes and answers, and who may make it. */
export const reconciliationShapes = {
  'reconciliation.days': {
    summary: 'Days that were reconciled: all that differ, and the newest of the others (D5)',
    who,
    query: z.object({ before: z.optional(day) }),
    data: reconciledDays,
  },

  'reconciliation.day': {
    summary: 'A day: the way from orders to the bank, sums by channel, what differs (D5)',
    who,
    params: z.object(oneDay),
    data: reconciliationDay,
  },

  'reconciliation.month': {
    summary: 'A month: what each of its days that were reconciled comes to by channel (D5)',
    who,
    params: z.object({ month: month({ label: '月份' }) }),
    data: reconciliationMonth,
  },

  'reconciliation.differences': {
    summary: 'Differences of all days that somebody has to settle, the oldest first',
    who,
    query: z.object(staffPaging),
    data: differenceList,
  },

  'reconciliation.run': {
    summary: 'Fetch the bills of a day that are missing, and reconcile it again',
    who,
    body: z.object(oneDay),
    data: reconciliationDay,
  },

  'reconciliation.settle': {
    summary: 'Settle a difference with a reason (D5)',
    who,
    body: z.object({
      ...oneDifference,
      way: z.enum(settlementWayNames, '请选择处理方式'),
      note: optionalText('说明', 200),
    }),
    data: reconciliationDay,
  },

  'reconciliation.take_back': {
    summary: 'Open a settled difference again',
    who,
    body: z.object(oneDifference),
    data: reconciliationDay,
  },

  'reconciliation.assign': {
    summary: 'Take a line without an order for what a channel paid out for one or several days',
    who,
    body: z.object({
      ...oneDifference,
      channel: z.enum(onlineChannels, '请选择渠道'),
      days: z
        .array(day, '请选择入账的日期')
        .check(z.minLength(1, '请选择入账的日期'), z.maxLength(31, '一次最多选择 31 天')),
    }),
    data: reconciliationDay,
  },

  'reconciliation.unassign': {
    summary: 'Free the lines that were taken for what a channel paid out, where the amounts differ',
    who,
    body: z.object(oneDifference),
    data: reconciliationDay,
  },

  'reconciliation.export': {
    summary: 'A day as a table: the way from orders to the bank, sums by channel, differences',
    who,
    body: z.object(oneDay),
    data: tableFile,
  },

  'reconciliation.close': {
    summary: 'Finish a day on which nothing is open',
    who,
    body: z.object(oneDay),
    data: reconciliationDay,
  },
} as const satisfies Record<string, Shape>
