/** Calls of the specification (product.md §7, D2, D7, D8) that the contract does not have yet. */
export const closedCalls: readonly string[] = [
  'GET /nrckapi/attachment_dics/list',
  'GET /nrckapi/user_infos/show_personal_info',
  'POST /nrckapi/user_infos/',
  'GET /nrckapi/stars',
  'POST /nrckapi/stars/apply_cancel',
  'POST /nrckapi/customer_edus/',
  'PUT /nrckapi/customer_edus/{id}/',
  'DELETE /nrckapi/customer_edus/{id}/',
  'POST /nrckapi/customer_jobs/',
  'PUT /nrckapi/customer_jobs/{id}/',
  'DELETE /nrckapi/customer_jobs/{id}/',
  'POST /nrckapi/credentials/',
  'PUT /nrckapi/credentials/{id}/',
  'DELETE /nrckapi/credentials/{id}/',
  'POST /nrckapi/job_profits/',
  'PUT /nrckapi/job_profits/{id}/',
  'DELETE /nrckapi/job_profits/{id}/',
  'POST /nrckapi/papers/',
  'PUT /nrckapi/papers/{id}/',
  'DELETE /nrckapi/papers/{id}/',
  'POST /nrckapi/rcpjs/star_level',
  'POST /nrckapi/rcpjs/submit_apply',
  'POST /nrckapi/center_rcpj_got_it',
  'GET /nrckapi/center_rcpj',
  'POST /nrckapi/entity_cers',
  'POST /api/enterprise_vips',
  'POST /api/enterprise_vips/apply_check',
  'GET /api/info_search',
  'GET /api/info_scroll',
  'GET /examapi/exam_results',
  'POST /api/orders/coupon_pay_verify',
  'POST /api/invoices',
  'POST /nrckapi/orders/coupon_pay_verify',
  'POST /nrckapi/invoices',
  'POST /api/enterprise_users/account_login',
  'POST /api/enterprise_users/code_login',
  'GET /nrckapi/user_infos/select_options',
  'GET /service/district',
]

export interface ClosedPage {
  path: string
  title: string
}

/** Pages of the member app that say they are not open yet. */
export const closedMemberPages: readonly ClosedPage[] = [
  { path: '/searchScore', title: '考试成绩查询' },
  { path: '/searchMember', title: '会员查询' },
  { path: '/institutionlogin', title: '机构登录' },
  { path: '/applyEnterpriseMember', title: '单位会员申请' },
  { path: '/applyMember/enterprise', title: '单位会员申请' },
  { path: '/applyMember/enterprise_vip', title: '单位会员申请' },
  { path: '/home/renew/enterprise_vip', title: '单位会员续费' },
  { path: '/home/promotion', title: '人才库码' },
  { path: '/home/evaluation', title: '人才评价' },
  { path: '/home/evaluation/payment/:type', title: '评价缴费' },
  { path: '/home/evaluation/credit-archive', title: '个人信息' },
]

/** Pages of the manager app that say so; their titles stand in the table of its pages. */
export const closedStaffPages = [
  '/invoiceManagement',
  '/memberManagement/personal',
  '/memberManagement/enterprise',
  '/examResults',
  '/memberDevelop',
] as const
