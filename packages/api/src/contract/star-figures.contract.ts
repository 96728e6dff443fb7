import type { Endpoint } from './endpoint.ts'

/** The figures that hold today, those that wait for their day, and those before; with who set them and when. */
export const listStarFigures = {
  name: 'starFigures.list',
  method: 'get',
  path: '/companyapi/star_figures',
  rules: [],
} as const satisfies Endpoint

/** Sets the figures from a day on; a set of the same day that has not begun is replaced. */
export const addStarFigures = {
  name: 'starFigures.add',
  method: 'post',
  path: '/companyapi/star_figures',
  action: 'add',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

/** Takes a set back before it begins. */
export const withdrawStarFigures = {
  name: 'starFigures.withdraw',
  method: 'post',
  path: '/companyapi/star_figures',
  action: 'withdraw',
  idempotent: true,
  rules: ['figures_in_force'],
} as const satisfies Endpoint
