import type { DeskStar } from '@portal/api/contract/stars.schema'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import { pointsText } from '@portal/api/rules/star-figures'
import { isStarLevel, starName, starReasonLimit } from '@portal/api/rules/star'
import { RadioGroup, type RadioOption } from '@portal/ui/radio-group'
import { TextareaField } from '@portal/ui/textarea-field'
import { useFirstWrong } from '../staff-desk/index.ts'
import * as S from './Talent.styles.ts'
import type { TalentDraft } from './talent-draft.ts'
import type { TalentDecision } from './use-talent-decision.ts'

export interface ProposalFormProps {
  application: DeskStar
  draft: Draft<TalentDraft>
  decision: Pick<TalentDecision, 'refused'>
}

type Choice = '1' | '2' | '3' | '4' | '5' | 'none'
const choiceOf = (star: number): Choice | undefined =>
  (['1', '2', '3', '4', '5'] as const).find(choice => Number(choice) === star)

function optionsOf({ star, mean, required, required_below, allowed, days }: DeskStar): RadioOption<Choice>[] {
  const optionFor = (level: number, points: number | null): RadioOption<Choice>[] => {
    const value = choiceOf(level)
    if (value === undefined || !isStarLevel(level) || points === null || !allowed.includes('propose'))
      return []
    const low = mean !== null && mean < points
    return [
      {
        value,
        label: `${starName(level)}${level === star ? '，按申报星级' : '，低一级'}`,
        help: low
          ? `平均分低于要求 ${pointsText(points)} 分，不能选择。`
          : `公示 ${days.publicity_days} 个工作日，要求 ${pointsText(points)} 分。${level === star ? '' : '请写明理由。'}`,
        disabled: low,
      },
    ]
  }
  return [
    ...optionFor(star, required),
    ...optionFor(star - 1, required_below),
    ...(allowed.includes('fail')
      ? [{ value: 'none' as const, label: '不授予', help: '申请转为未授予，评价费不退，请写明理由。' }]
      : []),
  ]
}

/** What the discussion comes to: the level that was applied for, one lower, or none. */
export function ProposalForm({ application, draft, decision: { refused } }: ProposalFormProps) {
  const chosen = useDraftPart(draft, now => now.proposal)
  const reason = useDraftPart(draft, now => now.proposalReason)
  const form = useFirstWrong<HTMLDivElement>(refused?.attempt ?? 0)
  const errors = refused?.what.errors
  return (
    <>
      <S.Title>合议结果</S.Title>
      <S.Fields ref={form}>
        <RadioGroup
          label="拟定结果"
          error={chosen === null ? errors?.proposal : undefined}
          options={optionsOf(application)}
          value={chosen === null ? null : chosen === 'none' ? 'none' : (choiceOf(chosen) ?? null)}
          onChange={value => {
            const level = Number(value)
            draft.change({ proposal: isStarLevel(level) ? level : 'none' })
          }}
        />
        {chosen === null || chosen === application.star ? null : (
          <TextareaField
            label="理由"
            hint="申请人可以看到。"
            rows={3}
            limit={starReasonLimit}
            value={reason}
            error={errors?.reason}
            onChange={event => draft.change({ proposalReason: event.currentTarget.value })}
          />
        )}
      </S.Fields>
    </>
  )
}
