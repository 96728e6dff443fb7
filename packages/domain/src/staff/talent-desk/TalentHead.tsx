import type { ReactNode } from 'react'
import type { DeskStar, DeskStarRow } from '@portal/api/contract/stars.schema'
import { pointsText } from '@portal/api/rules/star-figures'
import { starName, starStatus } from '@portal/api/rules/star'
import { HistoryIcon } from '@portal/ui/icon'
import { StatusTag } from '@portal/ui/status'
import * as A from '../audit-desk/AuditSheet.styles.ts'
import * as S from './Talent.styles.ts'
import { levelOf, lookOf, minuteOf } from './talent-words.ts'

export interface TalentHeadProps {
  row: DeskStarRow
  application: DeskStar | undefined
  titleId: string
  /** Place in the queue and the way through it. */
  walker: ReactNode
}

/** Whose application it is, where it stands, and what it rests on (VISUAL.md §3, Snapshot line). */
export function TalentHead({ row, application, titleId, walker }: TalentHeadProps) {
  const { label, family, icon } = lookOf(row)
  return (
    <A.Head>
      <A.Line>
        <A.Name id={titleId}>{row.name}</A.Name>
        <StatusTag family={family} icon={icon}>
          {label}
        </StatusTag>
        {walker}
      </A.Line>
      <A.Line>
        <span>{row.application_no}</span>
        <span>
          {levelOf(row.star)} · {row.position}
        </span>
        <span>{row.category}类</span>
        {application && row.status === starStatus.scoring ? (
          <span>
            {starName(row.star)}要求 {pointsText(application.required)} 分
          </span>
        ) : null}
      </A.Line>
      {application?.frozen_at ? (
        <S.Frozen>
          <HistoryIcon size={16} />
          <span>
            快照冻结于 {minuteOf(application.frozen_at)}。
            {application.later_changes > 0
              ? `之后改动 ${application.later_changes} 处，不计入本次申请。`
              : '之后没有改动。'}
          </span>
        </S.Frozen>
      ) : null}
    </A.Head>
  )
}
