import { useId, type ReactNode } from 'react'
import type { DeskStar, DeskStarRow } from '@portal/api/contract/stars.schema'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import { starReasonLimit } from '@portal/api/rules/star'
import { RadioGroup } from '@portal/ui/radio-group'
import { TextareaField } from '@portal/ui/textarea-field'
import * as A from '../audit-desk/AuditSheet.styles.ts'
import { ActButton } from './ActButton.tsx'
import { TalentFoot } from './SideParts.tsx'
import * as S from './Talent.styles.ts'
import type { TalentDraft } from './talent-draft.ts'
import { TalentHead } from './TalentHead.tsx'
import type { TalentDecision } from './use-talent-decision.ts'

export interface DeclarationProps {
  row: DeskStarRow
  application: DeskStar
  draft: Draft<TalentDraft>
  walker: ReactNode
  notice: ReactNode
  decision: TalentDecision
}

/** The file stays closed until its reader has said whether there is a conflict of interests (D7). */
export function Declaration({ row, application, draft, walker, notice, decision }: DeclarationProps) {
  const titleId = useId()
  const conflict = useDraftPart(draft, now => now.conflict)
  const note = useDraftPart(draft, now => now.conflictNote)
  const { refused } = decision
  if (!application.allowed.includes('declare'))
    return (
      <A.Root aria-labelledby={titleId}>
        <TalentHead row={row} application={application} titleId={titleId} walker={walker} />
        <S.Notes>{notice}</S.Notes>
        <A.Body tabIndex={0} aria-label="评审资料">
          <S.Title as="h3">资料不对您开放</S.Title>
          <S.Text>
            {application.mine === 'recused'
              ? '您已声明回避这份申请，不能查看资料和评分。'
              : '这份申请的评委已满，不需要再评分，资料只对评委开放。'}
          </S.Text>
        </A.Body>
      </A.Root>
    )
  return (
    <A.Root aria-labelledby={titleId}>
      <TalentHead row={row} application={application} titleId={titleId} walker={walker} />
      <S.Notes>{notice}</S.Notes>
      <A.Body tabIndex={0} aria-label="利益冲突声明">
        <S.Title>利益冲突声明</S.Title>
        <S.Text>
          打开资料之前，请先声明与申请人及其单位有没有亲属、任职、师生、交易等关系。声明会留存。
        </S.Text>
        <S.Fields>
          <RadioGroup
            label="与申请人及其单位"
            error={conflict === null ? refused?.what.errors.conflict : undefined}
            options={[
              { value: 'none', label: '没有利益冲突', help: '声明后打开资料，开始评分。' },
              { value: 'some', label: '有利益冲突，回避', help: '您不再参与这份申请，由其他评委评分。' },
            ]}
            value={conflict}
            onChange={value => draft.change({ conflict: value })}
          />
          {conflict === 'some' ? (
            <TextareaField
              label="说明"
              optional
              rows={2}
              limit={starReasonLimit}
              value={note}
              onChange={event => draft.change({ conflictNote: event.currentTarget.value })}
            />
          ) : null}
        </S.Fields>
      </A.Body>
      <TalentFoot message={refused?.what.message} note="姓名和编号已遮盖，原件照原样显示。">
        <ActButton
          act={conflict === 'some' ? 'recuse' : 'declare'}
          variant="primary"
          decision={decision}
          onClick={decision.declare}
        >
          {conflict === 'some' ? '声明并回避' : '声明并打开资料'}
        </ActButton>
      </TalentFoot>
    </A.Root>
  )
}
