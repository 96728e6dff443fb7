/** Journeys of money: on the embedded database, and on PostgreSQL with two server processes (`main-job` does both). */
export const onBothEngines = [
  'coupons',
  'evaluation',
  'invoice-platform',
  'invoices',
  'late-transfer',
  'lead-report',
  'online-payment',
  'order-bulk',
  'order-drawer',
  'order-export',
  'order-print',
  'order-search',
  'reconciliation',
  'report-draft',
  'statements',
]
