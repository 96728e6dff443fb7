import type { Endpoint } from './endpoint.ts'

/** A hint, and nothing else: its errors are silent (product.md §8). */
export const starHint = {
  name: 'stars.hint',
  method: 'post',
  path: '/nrckapi/rcpjs/star_level',
  reads: true,
  rules: [],
} as const satisfies Endpoint

/** Keeps what is chosen so far; `version` 0 opens the draft. */
export const saveStar = {
  name: 'stars.save',
  method: 'post',
  path: '/nrckapi/rcpjs/submit_apply',
  action: 'save',
  idempotent: true,
  rules: ['star_open', 'star_held', 'star_too_soon'],
} as const satisfies Endpoint

/** Freezes the profile into the application and hands it in, for the first time or after a return. */
export const submitStar = {
  name: 'stars.submit',
  method: 'post',
  path: '/nrckapi/rcpjs/submit_apply',
  action: 'submit',
  idempotent: true,
  rules: ['star_open', 'star_held', 'star_too_soon', 'profile_incomplete', 'star_not_eligible'],
} as const satisfies Endpoint

export const listStars = {
  name: 'stars.list',
  method: 'get',
  path: '/nrckapi/stars',
  rules: [],
} as const satisfies Endpoint

export const listPublicity = {
  name: 'stars.publicity',
  method: 'get',
  path: '/nrckapi/stars/publicity',
  rules: [],
} as const satisfies Endpoint

export const showStar = {
  name: 'stars.show',
  method: 'get',
  path: '/nrckapi/stars/{application_no}',
  rules: [],
} as const satisfies Endpoint

/** Gives an application up; while it is scored it asks the association to agree. */
export const cancelStar = {
  name: 'stars.cancel',
  method: 'post',
  path: '/nrckapi/stars/apply_cancel',
  idempotent: true,
  rules: ['star_paying'],
} as const satisfies Endpoint

export const objectToStar = {
  name: 'stars.object',
  method: 'post',
  path: '/nrckapi/stars/objection',
  idempotent: true,
  rules: ['file_missing', 'own_star', 'publicity_over'],
} as const satisfies Endpoint

export const ratingCentre = {
  name: 'stars.centre',
  method: 'get',
  path: '/nrckapi/center_rcpj',
  rules: [],
} as const satisfies Endpoint

/** Marks a notice as read; idempotent by itself, an old version is 409 (D7). */
export const gotNotice = {
  name: 'stars.gotIt',
  method: 'post',
  path: '/nrckapi/center_rcpj_got_it',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const requestPaper = {
  name: 'stars.requestPaper',
  method: 'post',
  path: '/nrckapi/entity_cers',
  action: 'request',
  idempotent: true,
  rules: ['paper_open', 'certificate_not_valid'],
} as const satisfies Endpoint

export const readdressPaper = {
  name: 'stars.readdressPaper',
  method: 'post',
  path: '/nrckapi/entity_cers',
  action: 'readdress',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const receivePaper = {
  name: 'stars.receivePaper',
  method: 'post',
  path: '/nrckapi/entity_cers',
  action: 'receive',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint
