/** Journeys of money: on the embedded database, and on PostgreSQL with two server processes (`main-job` does both). */
export const onBothEngines = [
  'coupons',
  'evaluation',
  'invoices',
  'lead-report',
  'online-payment',
  'order-bulk',
  'order-export',
  'reconciliation',
  'report-draft',
  'statements',
]
