import { PanelFailure, type PanelFailureProps } from '../../shared/panel-failure/index.ts'
import * as S from './StaffDesk.styles.ts'

export interface DeskFailureProps extends PanelFailureProps {
  /** Accessible name of the queue that should stand here. */
  queueName: string
}

/** What stands in place of a desk whose queue did not come. */
export function DeskFailure({ queueName, ...failure }: DeskFailureProps) {
  return (
    <>
      <S.QueueName>{queueName}</S.QueueName>
      <PanelFailure {...failure} />
    </>
  )
}
