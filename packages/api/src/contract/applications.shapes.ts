import * as z from 'zod/mini'
import { applicationStatuses, generalRemarkLimit, mostRemarks } from '../rules/application.ts'
import {
  application,
  applicationList,
  applied,
  applyCheck,
  fieldRemark,
  personalDraft,
  personalForm,
} from './applications.schema.ts'
import { id, optionalText, staffPaging } from './fields.ts'
import type { Shape } from './shape.ts'

const version = z.int('版本号不正确').check(z.minimum(0, '版本号不正确'))

/** The staff's decision; `remarks` name fields, the general `remark` is read above the form. */
const decision = z.object({
  id,
  result: z.enum(['pass', 'return', 'reject'], '请选择审核结果'),
  remark: optionalText('意见', generalRemarkLimit),
  remarks: z._default(z.array(fieldRemark).check(z.maxLength(mostRemarks, `意见最多 ${mostRemarks} 条`)), []),
})

/** What each call in applications.contract.ts takes and answers, and who may make it. */
export const applicationsShapes = {
  'personalVips.save': {
    summary: 'Save the draft of the own personal application; 409 when another tab saved a later one (D4)',
    who: { member: true },
    body: z.object({ version, form: personalDraft }),
    data: applied,
  },

  'personalVips.submit': {
    summary: 'Submit the own personal application (D4)',
    who: { member: true },
    body: z.object({ version, form: personalForm }),
    data: applied,
  },

  'personalVips.withdraw': {
    summary: 'Withdraw the own personal application (D4)',
    who: { member: true },
    data: applied,
  },

  'personalVips.renew': {
    summary: "Order the next year of the own membership at today's fee (D4)",
    who: { member: true },
    data: applied,
  },

  'personalVips.checkEligibility': {
    summary: 'May I apply, and what stands in the way? (D4)',
    who: { member: true },
    data: applyCheck,
  },

  'applications.decide': {
    summary: 'Decide a personal application; 409 if it is decided already (D4)',
    who: { staff: 'audit' },
    body: decision,
    data: application,
  },

  'personalVips.current': {
    summary: 'The own latest personal application, or null; with what stands in the way of a new one',
    who: { member: true },
    data: z.object({
      application: z.nullable(application),
      can_apply: z.boolean(),
      reasons: z.array(z.string()),
      fee_fen: z.int(),
    }),
  },

  'applications.list': {
    summary: 'Audit queue, longest waiting first, with the number in each status',
    who: { staff: 'audit' },
    query: z.object({
      kind: z._default(z.enum(['personal', 'enterprise']), 'personal'),
      status: z._default(z.enum(applicationStatuses, '状态不正确'), 'submitted'),
      ...staffPaging,
    }),
    data: applicationList,
  },

  'applications.get': {
    summary: 'One application with its remarks, changes and history',
    who: { staff: 'audit' },
    params: z.object({ id }),
    data: application,
  },

  'applications.revealIdNumber': {
    summary: 'The full ID number; an act of its own in the audit trail (D10.7)',
    who: { staff: 'audit' },
    params: z.object({ id }),
    data: z.object({ id_number: z.string() }),
  },
} as const satisfies Record<string, Shape>
