import { useTalentLists } from '@portal/api/hooks/profile'
import { useShowStar } from '@portal/api/hooks/stars'
import { Dialog } from '@portal/ui/dialog'
import { LoadState } from '@portal/ui/load-state'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { TalentProfileView } from '../profile/TalentProfileView.tsx'
import * as S from './Evaluation.styles.ts'

export interface MaterialsDialogProps {
  applicationNo: string
  onClose: () => void
}

function Materials({ applicationNo }: Pick<MaterialsDialogProps, 'applicationNo'>) {
  const shown = useShowStar(applicationNo)
  const lists = useTalentLists()
  if (!shown.data || !lists.data)
    return (
      <PanelPending
        error={shown.data ? lists.error : shown.error}
        onRetry={() => {
          shown.reload()
          lists.reload()
        }}
      >
        提交的资料没有加载出来。
      </PanelPending>
    )
  const { snapshot, frozen_at } = shown.data
  if (snapshot === null)
    return (
      <LoadState state="empty" title="没有提交过的资料">
        提交申请时会留存一份个人资料的快照。
      </LoadState>
    )
  return (
    <S.Parts>
      <p>
        {frozen_at === null ? '' : `${frozen_at.slice(0, 16)} 提交时的快照。`}
        以后在个人资料里的修改不影响这次申请。
      </p>
      <TalentProfileView profile={snapshot} lists={lists.data} />
    </S.Parts>
  )
}

/** The profile as it was frozen when the application was handed in. Render it only while open. */
export const MaterialsDialog = ({ applicationNo, onClose }: MaterialsDialogProps) => (
  <Dialog open dismissable size="l" title="提交的资料" onClose={onClose}>
    <Materials applicationNo={applicationNo} />
  </Dialog>
)
