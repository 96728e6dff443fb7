import type { DataOf } from '@portal/api/contract/endpoint'
import type { listDeskStars } from '@portal/api/contract/star-desk.contract'
import { starLife } from '@portal/api/rules/star'
import { countOf, DeskTabs } from '../staff-desk/index.ts'
import type { useDeskAddress } from '../staff-desk/index.ts'
import { isEnded, talentTabs, type TalentView } from './talent-view.ts'

type Address = ReturnType<typeof useDeskAddress<TalentView>>

export interface TalentTabsProps {
  address: Address
  counts: DataOf<typeof listDeskStars>['counts'] | undefined
  /** A line below, where what follows draws none. @default false */
  ruled?: boolean | undefined
}

/** States of the evaluation; what has ended is not counted. */
export function TalentTabs({ address: { view, queueLink }, counts, ruled }: TalentTabsProps) {
  return (
    <DeskTabs
      label="申请状态"
      ruled={ruled}
      tabs={talentTabs.map(tab => ({
        id: tab,
        name: starLife.states[tab].label,
        link: queueLink({ status: tab, q: '', star: null, objection: null }),
        current: tab === view.status,
        count: isEnded(tab) ? null : countOf(counts, part => part.status === tab),
      }))}
    />
  )
}
