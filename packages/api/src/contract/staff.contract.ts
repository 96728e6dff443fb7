import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { phone } from './fields.ts'
import { nameLoginBody, staffCodeLoginBody } from './sign-in.schema.ts'
import { codeSent, staffInfo, staffSession } from './users.schema.ts'

export const nameLogin = endpoint({
  name: 'staff.nameLogin',
  method: 'post',
  path: '/companyapi/company_users/name_login',
  summary: 'Staff sign-in with name and password (D2.4)',
  who: 'anyone',
  body: nameLoginBody,
  data: staffSession,
  rules: ['account_or_password_wrong'],
})

export const staffCodeLogin = endpoint({
  name: 'staff.codeLogin',
  method: 'post',
  path: '/companyapi/company_users/code_login',
  summary: 'Staff sign-in with an SMS code (D2.4)',
  who: 'anyone',
  idempotent: true,
  body: staffCodeLoginBody,
  data: staffSession,
  rules: ['code_wrong', 'code_dead'],
})

export const sendStaffCode = endpoint({
  name: 'staff.sendCode',
  method: 'post',
  path: '/companyapi/company_users/send_sms',
  summary: 'Send a staff sign-in code; the answer is the same for known and unknown phones',
  who: 'anyone',
  idempotent: true,
  body: z.object({ phone }),
  data: codeSent,
  rules: [],
})

export const getCurrentStaff = endpoint({
  name: 'staff.getCurrent',
  method: 'post',
  path: '/companyapi/company_users/get_current_company_user',
  summary: 'The signed-in staff account',
  who: { staff: 'any' },
  reads: true,
  data: staffInfo,
  rules: [],
})

export const staffLogout = endpoint({
  name: 'staff.logout',
  method: 'post',
  path: '/companyapi/company_users/logout',
  summary: 'Kill this staff session (D2.4)',
  who: { staff: 'any' },
  idempotent: true,
  endsSession: true,
  data: z.object({}),
  rules: [],
})

export const workCounts = endpoint({
  name: 'staff.workCounts',
  method: 'get',
  path: '/companyapi/work_counts',
  summary: 'How much waits in each work queue; null where the sub-role has no right',
  who: { staff: 'any' },
  data: z.object({
    payments_to_confirm: z.nullable(z.int()),
    personal_applications: z.nullable(z.int()),
    enterprise_applications: z.nullable(z.int()),
    exceptions: z.nullable(z.int()),
  }),
  rules: [],
})
