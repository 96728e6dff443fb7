import { SaveState, type SaveStateProps } from '@portal/ui/save-state'
import { shownState, type Autosave } from './autosave.ts'
import { useSaving } from './use-autosave.ts'

export interface DraftStateProps extends Omit<SaveStateProps, 'state' | 'time'> {
  autosave: Pick<Autosave<never>, 'subscribe' | 'read'>
}

/** Whether what was typed is on the server. */
export function DraftState({ autosave, ...rest }: DraftStateProps) {
  const saving = useSaving(autosave)
  return <SaveState {...rest} state={shownState(saving)} time={saving.savedAt.slice(11)} />
}
