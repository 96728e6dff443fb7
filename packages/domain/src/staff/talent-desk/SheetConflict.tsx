import type { OwnSheet } from '@portal/api/contract/stars.schema'
import type { Autosave } from '../../shared/form-kit/autosave.ts'
import { ConflictNotice, type ConflictNoticeProps } from '../../shared/form-kit/ConflictNotice.tsx'
import { wordsThatDiffer } from '../../shared/form-kit/differences.ts'
import { useSaving } from '../../shared/form-kit/use-autosave.ts'
import { sheetInWords, type SheetDraft } from './talent-draft.ts'

export interface SheetConflictProps extends Pick<ConflictNoticeProps, 'onLoad' | 'onKeep'> {
  autosave: Pick<Autosave<SheetDraft>, 'subscribe' | 'read'>
  /** The sheet as the server keeps it. */
  own: OwnSheet
  /** The same as it stands here. */
  sheet: SheetDraft
}

/** Another page has saved the sheet that is filled in: what differs, and which of both stays. */
export function SheetConflict({ autosave, own, sheet, onLoad, onKeep }: SheetConflictProps) {
  const { state, version } = useSaving(autosave)
  if (state !== 'conflict') return null
  return (
    <ConflictNotice
      savedAt={own.saved_at}
      // what the other page saved may not have been read
      differences={
        own.version > version ? wordsThatDiffer(sheetInWords(own), sheetInWords(sheet)) : undefined
      }
      onLoad={onLoad}
      onKeep={onKeep}
    />
  )
}
