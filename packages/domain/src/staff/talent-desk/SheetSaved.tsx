import { CloudCheckIcon, TriangleAlertIcon } from '@portal/ui/icon'
import { shownState, type Autosave } from '../../shared/form-kit/autosave.ts'
import { useSaving } from '../../shared/form-kit/use-autosave.ts'
import * as S from './Talent.styles.ts'
import type { SheetDraft } from './talent-draft.ts'

export interface SheetSavedProps {
  autosave: Autosave<SheetDraft>
  /** When the sheet that was read was saved. */
  savedAt: string
}

/** Whether what was typed is on the server, with the minute of the last save. */
export function SheetSaved({ autosave, savedAt }: SheetSavedProps) {
  const saving = useSaving(autosave)
  // what is being typed for the first time is not saved either
  const state = saving.state === 'idle' && saving.unsaved ? 'saving' : shownState(saving)
  const time = (saving.savedAt === '' ? savedAt : saving.savedAt).slice(11, 16)
  if (state === 'saving') return <S.Saved>正在保存</S.Saved>
  if (state === 'failed' || state === 'conflict')
    return (
      <S.Saved>
        <TriangleAlertIcon size={16} />
        {state === 'conflict' ? '没有保存，请先选择' : '未能保存，将自动重试'}
      </S.Saved>
    )
  return (
    <S.Saved>
      <CloudCheckIcon size={16} />
      已保存 {time}
    </S.Saved>
  )
}
