import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { TransferDraft } from '@portal/api/contract/orders.schema'
import { createUnsent } from '@portal/api/hooks/unsent'
import { createAutosave, type SaveResult } from '../../shared/form-kit/autosave.ts'
import { toReportDraft, type ReportValues } from './report-values.ts'

/** Reports begun and not handed in, by order number: the browser asks before one is lost that is not on the server. */
const useReportDrafts = createUnsent<{ values: ReportValues; saved: boolean }>(({ saved }) => !saved)

/** Carries what was typed to the server. */
export type SaveReportDraft = (draft: TransferDraft) => Promise<SaveResult>

/** Keeps a report as it is typed: on the server, so that a reload loses nothing, and in the page's memory until then. */
export function useReportDraft(orderNo: string, onSave: SaveReportDraft) {
  const { all, keep, drop } = useReportDrafts()
  const [autosave] = useState(() => createAutosave<ReportValues>({ version: 0 }))
  const saving = useSyncExternalStore(autosave.subscribe, autosave.read)
  const latest = useRef<ReportValues>(undefined)

  useEffect(() => {
    autosave.sendBy(async values => {
      const result = await onSave(toReportDraft(values))
      if (result.ok && latest.current === values) keep(orderNo, { values, saved: true })
      return result
    })
  })
  useEffect(
    () => () => {
      autosave.leave()
    },
    [autosave],
  )

  return {
    /** What was typed on this page before. */
    typed: all[orderNo]?.values,
    saving,
    change(values: ReportValues) {
      latest.current = values
      keep(orderNo, { values, saved: false })
      autosave.change(values)
    },
    /** Waits for a save under way and makes no other, until `release` or `end`. */
    hold: () => autosave.hold(),
    release: () => {
      autosave.release()
    },
    /** It was handed in. */
    end() {
      latest.current = undefined
      autosave.accept(0)
      drop(orderNo)
    },
  }
}
