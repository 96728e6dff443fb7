import { memberPages } from './member-pages.ts'

/** Where an order is paid: among the other orders; an evaluation has a page of its own. */
export const orderPath = (orderNo: string, kind: 'dues' | 'evaluation' = 'dues'): string =>
  `${memberPages[kind === 'evaluation' ? 'evaluationPayment' : 'invoiceOrder'].path}?order=${orderNo}`
