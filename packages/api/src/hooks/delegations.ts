import {
  delegateTask,
  endDelegation,
  listColleagues,
  listDelegations,
} from '../contract/delegations.contract.ts'
import { getInvoice, listInvoices } from '../contract/invoices.contract.ts'
import { getReconciliationDay, listReconciledDays } from '../contract/reconciliation.contract.ts'
import { useAction } from './use-action.ts'
import { useRead } from './use-read.ts'

/** What colleagues have passed on to the reader, asked for again every minute. */
export const useDelegations = () => useRead(listDelegations, {}, { refreshInterval: 60_000 })

/** To whom the reader may pass work on. */
export const useColleagues = () => useRead(listColleagues, {})

const afterDelegating = [listDelegations, listInvoices, getInvoice, listReconciledDays, getReconciliationDay]

export const useDelegate = () => useAction(delegateTask, afterDelegating)
export const useEndDelegation = () => useAction(endDelegation, afterDelegating)
