/** Calls of the specification (product.md §7, D2, D7, D8) that the contract does not have yet. */
export const closedCalls: readonly string[] = [
  'GET /nrckapi/stars',
  'POST /nrckapi/stars/apply_cancel',
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
  'POST /api/enterprise_users/account_login',
  'POST /api/enterprise_users/code_login',
  'GET /service/district',
]
