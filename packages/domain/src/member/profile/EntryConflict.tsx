import { Button } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import { DifferenceList, type Difference } from '../../shared/form-kit/index.ts'
import * as S from './Profile.styles.ts'

export interface EntryConflictProps {
  /** When the other page saved. */
  savedAt: string
  /** What it saved otherwise than it is here. */
  differences: readonly Difference[]
  onLoad: () => void
  onKeep: () => void
}

/** Another page has saved the entry meanwhile: what differs, and which of both stays. */
export function EntryConflict({ savedAt, differences, onLoad, onKeep }: EntryConflictProps) {
  return (
    <Notice tone="warning" role="alert" title="另一个页面刚改过这条记录">
      <p>保存于 {savedAt.slice(0, 16)}。您在这里的修改还没有保存；那边的内容有以下不同：</p>
      <DifferenceList differences={differences} />
      <S.Choices>
        <Button size="m" onClick={onLoad}>
          载入最新内容
        </Button>
        <Button size="m" onClick={onKeep}>
          用这里的内容替换
        </Button>
      </S.Choices>
    </Notice>
  )
}
