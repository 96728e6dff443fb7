import type { Endpoint } from './endpoint.ts'

/** The own views of the order desk, oldest first, and those that colleagues of the same role share. */
export const listViews = {
  name: 'views.list',
  method: 'get',
  path: '/companyapi/views',
  rules: [],
} as const satisfies Endpoint

/** Adds a view, or changes the own one that it names; its colleagues see it from then on, or no longer. */
export const saveView = {
  name: 'views.save',
  method: 'post',
  path: '/companyapi/views',
  idempotent: true,
  rules: ['view_name_taken', 'views_too_many'],
} as const satisfies Endpoint

export const removeView = {
  name: 'views.remove',
  method: 'post',
  path: '/companyapi/views/remove',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint
