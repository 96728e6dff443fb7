import type { DeskStar } from '@portal/api/contract/stars.schema'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import { ChangedNotice } from '../staff-desk/index.ts'
import { typedText, type TalentDraft } from './talent-draft.ts'
import { lookOf } from './talent-words.ts'
import type { TalentDecision } from './use-talent-decision.ts'

export interface TalentChangedProps {
  application: DeskStar | undefined
  draft: Draft<TalentDraft>
  decision: Pick<TalentDecision, 'changed' | 'conflict'>
}

/** Somebody else was first: what the application is now, and what one has typed in vain. */
export function TalentChanged({ application, draft, decision: { changed, conflict } }: TalentChangedProps) {
  const typed = useDraftPart(draft, typedText)
  if (!changed || !application) return null
  return (
    <ChangedNotice
      title="这份申请刚刚有了变化"
      history={application.history}
      status={lookOf(application).label}
    >
      {conflict ? `您填写的内容没有发送${typed === '' ? '' : `：“${typed}”`}。` : undefined}
    </ChangedNotice>
  )
}
