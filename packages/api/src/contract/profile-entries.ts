import type { Collection } from '../rules/profile-form.ts'
import type { Endpoint } from './endpoint.ts'

/** The calls that every collection of the profile has: three of product.md §7, and two for an entry that is being typed. */
const callsOf = <const C extends Collection>(collection: C) => ({
  add: {
    name: `profile.${collection}.add`,
    method: 'post',
    path: `/nrckapi/${collection}/`,
    idempotent: true,
    rules: ['file_missing', 'entries_too_many'],
  } as const satisfies Endpoint,
  change: {
    name: `profile.${collection}.change`,
    method: 'put',
    path: `/nrckapi/${collection}/{id}/`,
    idempotent: true,
    rules: ['file_missing'],
  } as const satisfies Endpoint,
  remove: {
    name: `profile.${collection}.remove`,
    method: 'delete',
    path: `/nrckapi/${collection}/{id}/`,
    idempotent: true,
    rules: [],
  } as const satisfies Endpoint,
  saveDraft: {
    name: `profile.${collection}.saveDraft`,
    method: 'post',
    path: `/nrckapi/${collection}/draft`,
    idempotent: true,
    rules: ['file_missing', 'drafts_too_many'],
  } as const satisfies Endpoint,
  dropDraft: {
    name: `profile.${collection}.dropDraft`,
    method: 'post',
    path: `/nrckapi/${collection}/draft_drop`,
    idempotent: true,
    rules: [],
  } as const satisfies Endpoint,
})

export const entryCalls = {
  customer_edus: callsOf('customer_edus'),
  customer_jobs: callsOf('customer_jobs'),
  credentials: callsOf('credentials'),
  job_profits: callsOf('job_profits'),
  papers: callsOf('papers'),
}

/** What stands for each call of a collection, by the name of the call. */
export const byCallName = <C extends Collection, T extends Readonly<Record<string, unknown>>>(
  collection: C,
  acts: T,
) =>
  Object.fromEntries(Object.entries(acts).map(([act, one]) => [`profile.${collection}.${act}`, one])) as {
    [A in keyof T & string as `profile.${C}.${A}`]: T[A]
  }
