import type { Endpoint } from './endpoint.ts'

export const listDeskStars = {
  name: 'starDesk.list',
  method: 'get',
  path: '/companyapi/stars',
  rules: [],
} as const satisfies Endpoint

export const getDeskStar = {
  name: 'starDesk.get',
  method: 'get',
  path: '/companyapi/stars/{application_no}',
  rules: [],
} as const satisfies Endpoint

/** The first check: to be corrected, to be paid, or rejected. */
export const checkStar = {
  name: 'starDesk.check',
  method: 'post',
  path: '/companyapi/stars/{application_no}/check',
  idempotent: true,
  rules: ['remarks_needed', 'reason_needed'],
} as const satisfies Endpoint

/** Says whether there is a conflict of interests, before the file opens (D7). */
export const declareInterest = {
  name: 'starDesk.declare',
  method: 'post',
  path: '/companyapi/stars/{application_no}/declare',
  idempotent: true,
  rules: ['scorers_enough'],
} as const satisfies Endpoint

export const saveSheet = {
  name: 'starDesk.saveSheet',
  method: 'post',
  path: '/companyapi/stars/{application_no}/sheet',
  action: 'save',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

/** Seals the own sheet: from then on it cannot be changed, and the others can be seen. */
export const handInSheet = {
  name: 'starDesk.handInSheet',
  method: 'post',
  path: '/companyapi/stars/{application_no}/sheet',
  action: 'hand_in',
  idempotent: true,
  rules: ['scores_missing'],
} as const satisfies Endpoint

/** The level after the discussion, or none. */
export const proposeStar = {
  name: 'starDesk.propose',
  method: 'post',
  path: '/companyapi/stars/{application_no}/propose',
  idempotent: true,
  rules: ['sheets_missing', 'reason_needed', 'star_sum_too_low', 'star_not_proposable', 'recused_here'],
} as const satisfies Endpoint

export const decideStarCancel = {
  name: 'starDesk.decideCancel',
  method: 'post',
  path: '/companyapi/stars/{application_no}/cancel',
  idempotent: true,
  rules: ['reason_needed'],
} as const satisfies Endpoint

/** Notes an objection that came by letter or telephone. */
export const registerObjection = {
  name: 'starDesk.registerObjection',
  method: 'post',
  path: '/companyapi/stars/{application_no}/objection',
  action: 'register',
  idempotent: true,
  rules: ['publicity_over'],
} as const satisfies Endpoint

/** What the first person found, for the second to decide by. */
export const checkObjection = {
  name: 'starDesk.checkObjection',
  method: 'post',
  path: '/companyapi/stars/{application_no}/objection',
  action: 'check',
  idempotent: true,
  rules: ['reason_needed', 'recused_here'],
} as const satisfies Endpoint

/** Decided by somebody who neither looked into it nor proposed (D7); `send_back` asks to look again. */
export const decideObjection = {
  name: 'starDesk.decideObjection',
  method: 'post',
  path: '/companyapi/stars/{application_no}/objection',
  action: 'decide',
  idempotent: true,
  rules: ['reason_needed', 'second_decider_needed', 'star_lowest', 'recused_here'],
} as const satisfies Endpoint

export const awardStar = {
  name: 'starDesk.award',
  method: 'post',
  path: '/companyapi/stars/{application_no}/award',
  idempotent: true,
  rules: ['publicity_running', 'objection_open'],
} as const satisfies Endpoint

export const revokeStar = {
  name: 'starDesk.revoke',
  method: 'post',
  path: '/companyapi/stars/{application_no}/revoke',
  idempotent: true,
  rules: ['reason_needed'],
} as const satisfies Endpoint

/** Moves the paper certificate on its way. */
export const movePaper = {
  name: 'starDesk.movePaper',
  method: 'post',
  path: '/companyapi/stars/{application_no}/paper',
  idempotent: true,
  rules: ['tracking_needed', 'certificate_not_valid'],
} as const satisfies Endpoint
