import { auditWorkingDays } from '@portal/api/rules/application'
import type { StatusFamily } from '@portal/api/rules/status'

/** How pressing a wait is: warning from 60 % of the limit, danger from its last day on (VISUAL.md §3, Work queue table). */
export function waitingFamily(waitedDays: number, limit = auditWorkingDays): StatusFamily {
  if (waitedDays >= limit) return 'danger'
  return waitedDays >= limit * 0.6 ? 'warning' : 'neutral'
}
