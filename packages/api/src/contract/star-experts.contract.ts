import type { Endpoint } from './endpoint.ts'

/** Invites an external expert to a free seat; its answer is the only one that ever holds the token. */
export const inviteExpert = {
  name: 'starExperts.invite',
  method: 'post',
  path: '/companyapi/stars/{application_no}/experts',
  idempotent: true,
  rules: ['star_not_scoring', 'recused_here', 'scorers_enough'],
} as const satisfies Endpoint

/** Makes a new link for the same invitation; the old one, and the browser that used it, are dead at once. */
export const renewExpertLink = {
  name: 'starExperts.renewLink',
  method: 'post',
  path: '/companyapi/stars/{application_no}/experts/link',
  idempotent: true,
  rules: ['star_not_scoring', 'recused_here', 'expert_handed_in', 'expert_ended', 'scorers_enough'],
} as const satisfies Endpoint

/** Takes an invitation back; its seat is free. */
export const takeBackExpert = {
  name: 'starExperts.takeBack',
  method: 'post',
  path: '/companyapi/stars/{application_no}/experts/take_back',
  idempotent: true,
  rules: ['star_not_scoring', 'recused_here', 'expert_handed_in'],
} as const satisfies Endpoint

/** What the expert sees. Token and key come in bodies: addresses of calls end up in logs of proxies. */
export const showExpertView = {
  name: 'starExperts.show',
  method: 'post',
  path: '/companyapi/experts/show',
  reads: true,
  rules: ['expert_link_dead', 'expert_link_used'],
} as const satisfies Endpoint

/** Binds the link to the browser that holds this key: for every other it is dead from then on. */
export const beginExpert = {
  name: 'starExperts.begin',
  method: 'post',
  path: '/companyapi/experts/begin',
  idempotent: true,
  rules: ['expert_link_dead', 'expert_link_used'],
} as const satisfies Endpoint

/** Says whether there is a conflict of interests, before the file opens; one ends the invitation. */
export const declareAsExpert = {
  name: 'starExperts.declare',
  method: 'post',
  path: '/companyapi/experts/declare',
  idempotent: true,
  rules: ['expert_link_dead', 'expert_link_used'],
} as const satisfies Endpoint

export const saveExpertSheet = {
  name: 'starExperts.saveSheet',
  method: 'post',
  path: '/companyapi/experts/sheet',
  action: 'save',
  idempotent: true,
  rules: ['expert_link_dead', 'expert_link_used'],
} as const satisfies Endpoint

/** Seals the sheet: from then on it cannot be changed. */
export const handInExpertSheet = {
  name: 'starExperts.handInSheet',
  method: 'post',
  path: '/companyapi/experts/sheet',
  action: 'hand_in',
  idempotent: true,
  rules: ['expert_link_dead', 'expert_link_used', 'scores_missing'],
} as const satisfies Endpoint
