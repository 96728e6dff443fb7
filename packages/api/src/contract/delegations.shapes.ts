import * as z from 'zod/mini'
import { isDay } from '../rules/dates.ts'
import { delegationNoteLimit } from '../rules/delegation.ts'
import { colleagueList, delegatedTask, delegation, delegationList } from './delegations.schema.ts'
import { optionalText } from './fields.ts'
import type { Shape } from './shape.ts'

/** Documents and days are the work of finance alone (D3). */
const who = { staff: 'payment.confirm' } as const

const oneTask = {
  task: delegatedTask,
  /** Number of the request, or the day. */
  subject: z
    .string('缺少编号')
    .check(z.refine(named => /^\d{12,13}$/.test(named) || isDay(named), '编号格式不正确')),
}

/** What each call in delegations.contract.ts takes and answers, and who may make it. */
export const delegationsShapes = {
  'delegations.mine': {
    summary: 'What colleagues have passed on to the caller and is still to be done, the newest first',
    who,
    data: delegationList,
  },

  'delegations.colleagues': {
    summary: 'Colleagues with the same right, by name',
    who,
    data: colleagueList,
  },

  'delegations.give': {
    summary: 'Pass a request for a document, or a day of the reconciliation, on to a colleague',
    who,
    body: z.object({
      ...oneTask,
      to: z.string('请选择同事').check(z.regex(/^[\w-]{1,64}$/, '请选择同事')),
      note: optionalText('说明', delegationNoteLimit),
    }),
    data: delegation,
  },

  'delegations.end': {
    summary: 'Take back what was passed on, or give it back',
    who,
    body: z.object(oneTask),
    data: z.object({}),
  },
} as const satisfies Record<string, Shape>
