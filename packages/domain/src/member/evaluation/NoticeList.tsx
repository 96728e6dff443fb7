import { useState, type ComponentProps } from 'react'
import type { RatingCentre } from '@portal/api/contract/stars.schema'
import { shortDay } from '@portal/api/rules/dates'
import { Button } from '@portal/ui/button'
import { Notice, type NoticeTone } from '@portal/ui/notice'
import * as S from './Evaluation.styles.ts'

type StarNotice = RatingCentre['notices'][number]

export interface NoticeListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  notices: readonly StarNotice[]
  /** Ids of those whose mark is under way. */
  going: readonly string[]
  onGot: (notice: StarNotice) => void
}

const tones = {
  success: 'success',
  warning: 'warning',
  info: 'info',
  neutral: 'info',
  danger: 'error',
} as const satisfies Record<StarNotice['family'], NoticeTone>

/** Notices that are shown at once. */
const first = 3

/** What happened to the own applications and was not read yet, the latest first; older ones are folded away. */
export function NoticeList({ notices, going, onGot, ...rest }: NoticeListProps) {
  const [all, setAll] = useState(false)
  const more = all ? 0 : notices.length - first
  return (
    <S.Notices aria-label="新消息" {...rest}>
      {(all ? notices : notices.slice(0, first)).map(notice => (
        <li key={notice.id}>
          <Notice
            tone={tones[notice.family]}
            title={notice.title}
            action={
              <Button
                size="m"
                variant="text"
                busy={going.includes(notice.id)}
                aria-label={`知道了：${notice.title}`}
                onClick={() => onGot(notice)}
              >
                知道了
              </Button>
            }
          >
            <p>
              {notice.text}（{shortDay(notice.at)}）
            </p>
          </Notice>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Button size="m" variant="text" onClick={() => setAll(true)}>
            还有 {more} 条消息
          </Button>
        </li>
      ) : null}
    </S.Notices>
  )
}
