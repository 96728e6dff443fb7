import { Suspense } from 'react'
import type { FileRef } from '@portal/api/contract/fields'
import { preloadable } from '@portal/ui/preloadable'
import type { TalentRecord } from './use-talent-record.ts'

export const TalentDialogs = preloadable(async () => ({
  default: (await import('./TalentDialogs.tsx')).TalentDialogs,
}))
const DocumentsDialog = preloadable(async () => ({
  default: (await import('../staff-documents/DocumentsDialog.tsx')).DocumentsDialog,
}))

export interface TalentOverlaysProps {
  talent: Pick<TalentRecord, 'application' | 'draft' | 'decision' | 'file' | 'lookAway'>
  /** Files that open over the page; none where there is room beside the record. */
  files: readonly FileRef[]
}

/** What opens over a talent desk: the question before an act, and an attachment. */
export function TalentOverlays({
  talent: { application, draft, decision, file, lookAway },
  files,
}: TalentOverlaysProps) {
  const first = files.findIndex(({ file_id }) => file_id === file)
  return (
    <>
      {decision.dialog !== null && application ? (
        <Suspense fallback={null}>
          <TalentDialogs act={decision.dialog} application={application} draft={draft} decision={decision} />
        </Suspense>
      ) : null}
      {first !== -1 && application ? (
        <Suspense fallback={null}>
          <DocumentsDialog
            title={`${application.name}的证明材料`}
            files={files}
            first={first}
            onClose={lookAway}
          />
        </Suspense>
      ) : null}
    </>
  )
}
