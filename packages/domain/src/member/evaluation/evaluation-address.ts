import { memberPages } from '@portal/api/rules/member-pages'
import { isStarLevel, type StarLevel } from '@portal/api/rules/star'
import { readPage } from '../member-orders/member-orders-query.ts'

const { path } = memberPages.evaluation

/** What the page shows. */
export type EvaluationView =
  | { view: 'centre' }
  | { view: 'apply'; star: StarLevel | null }
  | { view: 'publicity'; page: number }
  | { view: 'application'; applicationNo: string }

/** The view that the address asks for. */
export function readView(search: URLSearchParams): EvaluationView {
  const applicationNo = search.get('application')
  if (applicationNo !== null && /^S\d{8}-\d{4,6}$/.test(applicationNo))
    return { view: 'application', applicationNo }
  switch (search.get('view')) {
    case 'apply': {
      const star = Number(search.get('star'))
      return { view: 'apply', star: isStarLevel(star) ? star : null }
    }
    case 'publicity':
      return { view: 'publicity', page: readPage(search.get('page')) }
    default:
      return { view: 'centre' }
  }
}

export const centrePath = path
export const applyPath = (star?: StarLevel): string =>
  `${path}?view=apply${star === undefined ? '' : `&star=${star}`}`
export const publicityPath = `${path}?view=publicity`
export const applicationPath = (applicationNo: string): string => `${path}?application=${applicationNo}`
