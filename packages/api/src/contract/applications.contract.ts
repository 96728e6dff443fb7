import * as z from 'zod/mini'
import { applicationStatuses } from '../rules/application.ts'
import {
  application,
  applicationList,
  applied,
  applyCheck,
  fieldRemark,
  personalDraft,
  personalForm,
} from './applications.schema.ts'
import { endpoint } from './endpoint.ts'
import { id, optionalText, staffPaging } from './fields.ts'

const version = z.int('版本号不正确').check(z.minimum(0, '版本号不正确'))

export const applyPersonalVip = endpoint({
  name: 'personalVips.apply',
  method: 'post',
  path: '/api/personal_vips',
  summary: 'Save the draft, submit or withdraw the own personal application; or order a renewal (D4)',
  who: { member: true },
  idempotent: true,
  body: z.discriminatedUnion('action', [
    /** `version` 0 opens the draft; 409 when another tab saved a later one. */
    z.object({ action: z.literal('save'), version, form: personalDraft }),
    z.object({ action: z.literal('submit'), version, form: personalForm }),
    z.object({ action: z.literal('withdraw') }),
    z.object({ action: z.literal('renew') }),
  ]),
  data: applied,
  rules: [
    'already_member',
    'open_order_exists',
    'not_a_member',
    'renewed_ahead',
    'membership_suspended',
    'file_missing',
    'no_open_application',
  ],
})

/** The staff's decision; `remarks` name fields, the general `remark` is read above the form. */
const decision = z.object({
  id,
  result: z.enum(['pass', 'return', 'reject'], '请选择审核结果'),
  remark: optionalText('意见', 500),
  remarks: z._default(z.array(fieldRemark).check(z.maxLength(20, '意见最多 20 条')), []),
})

export const checkPersonalVip = endpoint({
  name: 'personalVips.applyCheck',
  method: 'post',
  path: '/api/personal_vips/apply_check',
  summary:
    'Member: may I apply? Staff with the audit right: decide an application, 409 if decided already (D4)',
  who: { member: true, staff: 'audit' },
  idempotent: true,
  body: z.union([decision, z.object({ id: z.optional(z.never()) })]),
  data: z.union([application, applyCheck]),
  rules: ['remarks_needed', 'reason_needed', 'open_order_exists'],
})

export const currentApplication = endpoint({
  name: 'personalVips.current',
  method: 'get',
  path: '/api/personal_vips/application',
  summary: 'The own latest personal application, or null; with what stands in the way of a new one',
  who: { member: true },
  data: z.object({
    application: z.nullable(application),
    can_apply: z.boolean(),
    reasons: z.array(z.string()),
    fee_fen: z.int(),
  }),
  rules: [],
})

export const listApplications = endpoint({
  name: 'applications.list',
  method: 'get',
  path: '/companyapi/member_applications',
  summary: 'Audit queue, longest waiting first, with the number in each status',
  who: { staff: 'audit' },
  query: z.object({
    kind: z._default(z.enum(['personal', 'enterprise']), 'personal'),
    status: z._default(z.enum(applicationStatuses, '状态不正确'), 'submitted'),
    ...staffPaging,
  }),
  data: applicationList,
  rules: [],
})

export const getApplication = endpoint({
  name: 'applications.get',
  method: 'get',
  path: '/companyapi/member_applications/{id}',
  summary: 'One application with its remarks, changes and history',
  who: { staff: 'audit' },
  params: z.object({ id }),
  data: application,
  rules: [],
})

export const revealIdNumber = endpoint({
  name: 'applications.revealIdNumber',
  method: 'post',
  path: '/companyapi/member_applications/{id}/id_number',
  summary: 'The full ID number; an act of its own in the audit trail (D10.7)',
  who: { staff: 'audit' },
  params: z.object({ id }),
  data: z.object({ id_number: z.string() }),
  rules: [],
})
