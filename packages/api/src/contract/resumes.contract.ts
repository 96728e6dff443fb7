import type { Endpoint } from './endpoint.ts'

export const showResume = {
  name: 'resumes.show',
  method: 'get',
  path: '/nrckapi/resume',
  rules: [],
} as const satisfies Endpoint

export const listResumeLinks = {
  name: 'resumes.links',
  method: 'get',
  path: '/nrckapi/resume_links',
  rules: [],
} as const satisfies Endpoint

/** Makes a link; its answer is the only one that ever holds the token. */
export const shareResume = {
  name: 'resumes.share',
  method: 'post',
  path: '/nrckapi/resume_links',
  idempotent: true,
  rules: ['resume_links_too_many'],
} as const satisfies Endpoint

export const revokeResumeLink = {
  name: 'resumes.revoke',
  method: 'post',
  path: '/nrckapi/resume_links/revoke',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

/** The same call of somebody who is signed in: a link's owner does not count. */
export const openResumeSignedIn = {
  name: 'resumes.openSignedIn',
  method: 'post',
  path: '/api/resumes/open',
  reads: true,
  rules: ['resume_link_dead'],
} as const satisfies Endpoint

/** Opens a link. The token comes in the body: addresses of calls end up in logs of proxies. */
export const openResume = {
  name: 'resumes.open',
  method: 'post',
  path: '/api/resumes/open',
  reads: true,
  rules: ['resume_link_dead'],
} as const satisfies Endpoint
