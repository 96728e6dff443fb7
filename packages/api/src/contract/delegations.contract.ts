import type { Endpoint } from './endpoint.ts'

/** What colleagues have passed on to the caller and is still to be done, the newest first. */
export const listDelegations = {
  name: 'delegations.mine',
  method: 'get',
  path: '/companyapi/delegations',
  rules: [],
} as const satisfies Endpoint

/** To whom the caller may pass work on. */
export const listColleagues = {
  name: 'delegations.colleagues',
  method: 'get',
  path: '/companyapi/delegations/colleagues',
  rules: [],
} as const satisfies Endpoint

/** Passes a piece of work on to a colleague; whoever got it may pass it on again. */
export const delegateTask = {
  name: 'delegations.give',
  method: 'post',
  path: '/companyapi/delegations',
  idempotent: true,
  rules: ['colleague_unfit', 'task_over'],
} as const satisfies Endpoint

/** The work is nobody's in particular again; where nothing was passed on that is no matter. */
export const endDelegation = {
  name: 'delegations.end',
  method: 'post',
  path: '/companyapi/delegations/end',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint
