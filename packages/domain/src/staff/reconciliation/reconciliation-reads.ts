import { reconciledDaysRead } from '@portal/api/hooks/reconciliation'

/** What the page of reconciliation asks for first. */
export const reconciliationReads = () => [reconciledDaysRead()]
