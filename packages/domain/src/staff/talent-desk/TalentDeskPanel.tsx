import { starStatus } from '@portal/api/rules/star'
import { useDeskAddress } from '../staff-desk/index.ts'
import { PublicityDesk } from './PublicityDesk.tsx'
import { talentView } from './talent-view.ts'
import { TalentQueueDesk } from './TalentQueueDesk.tsx'

/** The desk of the talent evaluation: what is published is a table, everything else a queue. */
export function TalentDeskPanel() {
  const { view } = useDeskAddress(talentView)
  return view.status === starStatus.publicity ? <PublicityDesk /> : <TalentQueueDesk />
}
