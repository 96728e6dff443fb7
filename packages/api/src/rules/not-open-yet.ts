/** Calls of the specification (product.md §7, D2, D7, D8) that the contract does not have yet. */
export const closedCalls: readonly string[] = [
  'POST /api/enterprise_vips',
  'POST /api/enterprise_vips/apply_check',
  'GET /api/info_search',
  'GET /api/info_scroll',
  'GET /examapi/exam_results',
  'POST /api/enterprise_users/account_login',
  'POST /api/enterprise_users/code_login',
]
