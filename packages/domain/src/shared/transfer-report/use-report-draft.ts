import { useRef } from 'react'
import type { TransferDraft } from '@portal/api/contract/transfer.schema'
import { createUnsent } from '@portal/api/hooks/unsent'
import { toWire, useAutosave, type SaveResult } from '../form-kit/index.ts'
import { fields, type ReportValues } from './report-form.ts'

/** Reports begun and not handed in, by order number: the browser asks before one is lost that is not on the server. */
const useReportDrafts = createUnsent<{ values: ReportValues; saved: boolean }>(({ saved }) => !saved)

/** Carries what was typed to the server. */
export type SaveReportDraft = (draft: TransferDraft) => Promise<SaveResult>

/**
 * Keeps a report as it is typed: in the page's memory, and on the server where it can be saved, so that a reload loses
 * nothing.
 */
export function useReportDraft(orderNo: string, onSave: SaveReportDraft | undefined) {
  const { read, keep, drop } = useReportDrafts()
  const latest = useRef<ReportValues>(undefined)
  const autosave = useAutosave<ReportValues>(0, async values => {
    if (!onSave) return { ok: true, version: 0, savedAt: '' }
    const result = await onSave(toWire(fields, values))
    if (result.ok && latest.current === values) keep(orderNo, { values, saved: true })
    return result
  })

  return {
    /** What was typed on this page before. */
    typed: read(orderNo)?.values,
    autosave,
    change(values: ReportValues) {
      latest.current = values
      keep(orderNo, { values, saved: false })
      autosave.change(values)
    },
    /** It was handed in. */
    end() {
      latest.current = undefined
      drop(orderNo)
    },
  }
}
