import { Button } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import * as S from './ConflictNotice.styles.ts'
import { DifferenceList } from './DifferenceList.tsx'
import type { Difference } from './differences.ts'

export interface ConflictNoticeProps {
  /**
   * What happened.
   * @default '另一个页面保存了更新的内容'
   */
  title?: string | undefined
  /** When the other content was saved, empty where nobody says; null while it is being fetched. */
  savedAt: string | null
  /** What it holds otherwise than it is here; left out where nobody can say. */
  differences?: readonly Difference[] | undefined
  onLoad: () => void
  onKeep: () => void
}

/** Another page or device has saved what is filled in here: the person sees what differs and decides which content stays. */
export function ConflictNotice({
  title = '另一个页面保存了更新的内容',
  savedAt,
  differences,
  onLoad,
  onKeep,
}: ConflictNoticeProps) {
  const differs = differences !== undefined && differences.length > 0
  return (
    <Notice tone="warning" role="alert" title={title}>
      <p>
        {savedAt === null || savedAt === '' ? '' : `保存于 ${savedAt.slice(0, 16)}。`}
        您在这里的修改还没有保存，请选择保留哪一份；另一份会被替换。
        {differs ? '那边的内容有以下不同：' : ''}
      </p>
      {differs ? <DifferenceList differences={differences} /> : null}
      <S.Choices>
        <Button size="m" disabled={savedAt === null} onClick={onLoad}>
          载入最新内容
        </Button>
        <Button size="m" disabled={savedAt === null} onClick={onKeep}>
          保留这里的内容
        </Button>
      </S.Choices>
    </Notice>
  )
}
