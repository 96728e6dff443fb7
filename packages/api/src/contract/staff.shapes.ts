import * as z from 'zod/mini'
import { phone } from './fields.ts'
import { nameLoginBody, staffCodeLoginBody } from './sign-in.schema.ts'
import { codeSent, currentStaff, staffSession } from './users.schema.ts'
import type { Shape } from './shape.ts'

/** Queues of finance, over dues and evaluations. */
const moneyQueues = {
  payments_to_confirm: z.nullable(z.int()),
  /** Orders whose money is asked back or on its way. */
  refunds: z.nullable(z.int()),
  exceptions: z.nullable(z.int()),
  /** Documents to issue or to reverse. */
  invoices: z.nullable(z.int()),
}

/** What each call in staff.contract.ts takes and answers, and who may make it. */
export const staffShapes = {
  'staff.nameLogin': {
    summary: 'Staff sign-in with name and password (D2.4)',
    who: 'anyone',
    body: nameLoginBody,
    data: staffSession,
  },

  'staff.codeLogin': {
    summary: 'Staff sign-in with an SMS code (D2.4)',
    who: 'anyone',
    body: staffCodeLoginBody,
    data: staffSession,
  },

  'staff.sendCode': {
    summary: 'Send a staff sign-in code; the answer is the same for known and unknown phones',
    who: 'anyone',
    body: z.object({ phone }),
    data: codeSent,
  },

  'staff.getCurrent': {
    summary: 'The signed-in staff account',
    who: { staff: 'any' },
    data: currentStaff,
  },

  'staff.logout': {
    summary: 'Kill this staff session (D2.4)',
    who: { staff: 'any' },
    endsSession: true,
    data: z.object({}),
  },

  'staff.workCounts': {
    summary: 'How much waits in each work queue; null where the sub-role has no right',
    who: { staff: 'any' },
    data: z.object({
      ...moneyQueues,
      personal_applications: z.nullable(z.int()),
      enterprise_applications: z.nullable(z.int()),
      star_applications: z.nullable(z.int()),
      /** Working days of their first check by the figures that hold today. */
      star_check_days: z.nullable(z.int()),
      /** How many of them are about evaluations; the others are about dues. */
      of_evaluations: z.object(moneyQueues),
    }),
  },
} as const satisfies Record<string, Shape>
