import useSWR from 'swr'
import { firstRead } from '../client/early-calls.ts'
import type { ApiError } from '../client/errors.ts'
import { listDelegations } from '../contract/delegations.contract.ts'
import { getOrder, listOrders } from '../contract/orders.contract.ts'
import {
  assignBankLine,
  closeReconciliation,
  exportReconciliation,
  getReconciliationDay,
  getReconciliationMonth,
  listDifferences,
  listReconciledDays,
  runReconciliation,
  settleDifference,
  takeBackSettlement,
  unassignBankLine,
} from '../contract/reconciliation.contract.ts'
import type { ReconciledDays } from '../contract/reconciliation.schema.ts'
import { useClient } from './api-context.ts'
import { useAction } from './use-action.ts'
import { useRead } from './use-read.ts'
import { useReadKept } from './use-read-kept.ts'

/** What `useReconciledDays` reads, for pages that begin it early. */
export const reconciledDaysRead = () => firstRead(listReconciledDays, { query: {} })

/** Days that were reconciled: those that differ, and the newest of the others. */
export const useReconciledDays = () => useRead(listReconciledDays, { query: {} })

/** So many pages of the older days, from where the newest end. Read as one, so that an act refreshes all of them. */
export function useOlderDays(from: string | null, pages: number) {
  const client = useClient()
  return useSWR<readonly ReconciledDays[], ApiError>(
    from === null || pages === 0 ? null : [listReconciledDays.name, { from, pages }],
    async () => {
      const older: ReconciledDays[] = []
      for (
        let before = from;
        before !== null && older.length < pages;
        before = older.at(-1)?.next_before ?? null
      )
        older.push(await client.call(listReconciledDays, { query: { before } }))
      return older
    },
    { keepPreviousData: true },
  )
}

export const useReconciliationDay = (day: string | undefined) =>
  useRead(getReconciliationDay, day === undefined ? null : { params: { day } })

/** A month by channel and by day, `YYYY-MM`; the one before it is shown while it comes. */
export const useReconciliationMonth = (month: string) =>
  useReadKept(getReconciliationMonth, { params: { month } })

/** Open differences of all days. */
export const useDifferences = (query: { page: number; page_size: number }) =>
  useReadKept(listDifferences, { query })

const afterReconciling = [listReconciledDays, getReconciliationDay, getReconciliationMonth, listDifferences]

export const useRunReconciliation = () => useAction(runReconciliation, afterReconciling)
export const useSettleDifference = () => useAction(settleDifference, afterReconciling)
export const useTakeBackSettlement = () => useAction(takeBackSettlement, afterReconciling)
/** A day as a table; nothing that is shown changes. */
export const useExportReconciliation = () => useAction(exportReconciliation, [])
export const useCloseReconciliation = () =>
  useAction(closeReconciliation, [...afterReconciling, listDelegations])
/** The line is no candidate of an order any more. */
export const useAssignBankLine = () => useAction(assignBankLine, [...afterReconciling, getOrder, listOrders])
export const useUnassignBankLine = () =>
  useAction(unassignBankLine, [...afterReconciling, getOrder, listOrders])
