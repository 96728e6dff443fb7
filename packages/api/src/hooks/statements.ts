import { useSWRConfig } from 'swr'
import type { QueryOf } from '../contract/endpoint.ts'
import { getOrder, listOrders } from '../contract/orders.contract.ts'
import { workCounts } from '../contract/staff.contract.ts'
import {
  confirmStatement,
  currentStatement,
  dropStatement,
  exportStatement,
  getStatement,
  listStatementLines,
  listUnmatchedLines,
  tickStatement,
  tryStatement,
  uploadStatement,
} from '../contract/statements.contract.ts'
import { useClient } from './api-context.ts'
import { ignoreMissingCache, useAction } from './use-action.ts'
import { useRead } from './use-read.ts'
import { useReadKept } from './use-read-kept.ts'

type StatementQuery = NonNullable<QueryOf<typeof listStatementLines>>
type UnmatchedQuery = NonNullable<QueryOf<typeof listUnmatchedLines>>

/** How often a confirming that goes on is looked at. */
const confirmingMs = 1_500

/** The clerk's import that is not done, and the last one of the account. */
export const useCurrentStatement = () => useRead(currentStatement, {})

const afterConfirming = [getOrder, listOrders, listUnmatchedLines, workCounts]
const staleAfterConfirming: ReadonlySet<string> = new Set(afterConfirming.map(({ name }) => name))

/** One import; while its orders are confirmed it is read again and again, and at the end whatever they change. */
export function useStatement(importId: string | undefined) {
  const { mutate } = useSWRConfig()
  return useRead(getStatement, importId === undefined ? null : { params: { import_id: importId } }, {
    refreshInterval: data => (data?.state === 'confirming' ? confirmingMs : 0),
    onSuccess: ({ state }) => {
      if (state === 'done')
        void mutate(key => Array.isArray(key) && staleAfterConfirming.has(String(key[0]))).catch(
          ignoreMissingCache,
        )
    },
  })
}

export const useStatementLines = (importId: string, query: StatementQuery) =>
  useReadKept(listStatementLines, { params: { import_id: importId }, query })

/** Money on the account that belongs to no order yet; the page before is shown while one comes. */
export const useUnmatchedLines = (query: UnmatchedQuery) => useReadKept(listUnmatchedLines, { query })

const afterDryRun = [currentStatement, getStatement, listStatementLines]

/** Finance says which column is what; the dry run follows. */
export const useTryStatement = () => useAction(tryStatement, afterDryRun)
export const useTickStatement = () => useAction(tickStatement, afterDryRun)
/** The lines as a table; nothing that is shown changes. */
export const useExportStatement = () => useAction(exportStatement, [])
export const useDropStatement = () => useAction(dropStatement, afterDryRun)
/** The one act. */
export const useConfirmStatement = () => useAction(confirmStatement, [...afterDryRun, ...afterConfirming])

/** Uploads a bank's file; what its columns seem to be comes back. */
export function useUploadStatement() {
  const client = useClient()
  return (file: File, options: { onProgress?: (share: number) => void; signal?: AbortSignal } = {}) =>
    client.call(uploadStatement, { file }, { ...options, silent: true })
}
