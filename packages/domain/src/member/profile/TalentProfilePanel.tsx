import { useTalentInfo, useTalentLists } from '@portal/api/hooks/profile'
import { useReturnedStar } from '@portal/api/hooks/rating-centre'
import { useToday } from '@portal/api/hooks/use-today'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import * as S from './Profile.styles.ts'
import { TalentProfile } from './TalentProfile.tsx'

/** 个人资料: the talent profile of the member. */
export function TalentProfilePanel() {
  const info = useTalentInfo()
  const lists = useTalentLists()
  const today = useToday()
  const returned = useReturnedStar()
  // what was remarked stands above the profile, which does not move for it later
  if (info.data && lists.data && returned !== undefined)
    return <TalentProfile info={info.data} lists={lists.data} today={today} returned={returned} />
  return (
    <>
      <S.Title>资料</S.Title>
      <PanelPending
        error={info.data ? lists.error : info.error}
        onRetry={() => {
          info.reload()
          lists.reload()
        }}
      >
        个人资料没有加载出来。
      </PanelPending>
    </>
  )
}
