import { LoadState } from '@portal/ui/load-state'
import { PanelFailure, type PanelPendingProps } from '../../shared/panel-failure/index.ts'
import * as S from './StaffPending.styles.ts'

/** A page, or a part as wide as one, whose data has not come: on its way, or failed. */
export function StaffPending({ error, ...failure }: PanelPendingProps) {
  return error ? (
    <PanelFailure {...failure} error={error} />
  ) : (
    <S.Coming>
      <LoadState state="loading" />
    </S.Coming>
  )
}
