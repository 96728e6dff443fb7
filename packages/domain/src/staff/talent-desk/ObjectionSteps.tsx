import type { FileRef } from '@portal/api/contract/fields'
import type { DeskStar, StarObjection } from '@portal/api/contract/stars.schema'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import {
  isStarLevel,
  objectionDecisions,
  objectionStates,
  starName,
  starReasonLimit,
  type ObjectionDecision,
} from '@portal/api/rules/star'
import { CheckIcon } from '@portal/ui/icon'
import { RadioGroup } from '@portal/ui/radio-group'
import { StatusInline } from '@portal/ui/status'
import { TextareaField } from '@portal/ui/textarea-field'
import { useFirstWrong } from '../staff-desk/index.ts'
import { SnapshotFiles } from './SnapshotFiles.tsx'
import * as S from './Talent.styles.ts'
import type { TalentDraft } from './talent-draft.ts'
import { minuteOf } from './talent-words.ts'
import type { TalentDecision } from './use-talent-decision.ts'

export interface ObjectionStepsProps {
  application: DeskStar
  objection: StarObjection
  draft: Draft<TalentDraft>
  decision: TalentDecision
  onFile: (file: FileRef) => void
}

const advised = {
  dismiss: '异议不成立',
  lower: '异议部分成立，降一级',
  uphold: '异议成立，不授予',
} as const satisfies Record<ObjectionDecision, string>

/** What the button of the decision says. */
export const decideLabels = {
  dismiss: '作出决定并恢复公示',
  lower: '作出决定并降一级',
  uphold: '作出决定，不授予',
} as const satisfies Record<ObjectionDecision, string>

/** What follows from each choice. */
function consequenceOf({ proposal, publicity, days }: DeskStar, choice: ObjectionDecision): string {
  switch (choice) {
    case 'dismiss':
      return `恢复公示，余 ${publicity?.days_left ?? 0} 个工作日`
    case 'lower': {
      const below = (proposal?.star ?? 1) - 1
      return isStarLevel(below)
        ? `拟定${starName(below)}，重新公示 ${days.publicity_days} 个工作日`
        : '已是一星，不能再降'
    }
    case 'uphold':
      return '申请转为未授予，评价费不退'
  }
}

/** Which step the reader is at: the first person looks into it, another decides. */
export const stepOf = ({ state }: StarObjection, { allowed }: DeskStar): 'check' | 'decide' | null =>
  state === 'open' && allowed.includes('check_objection')
    ? 'check'
    : state === 'checked' && allowed.includes('decide_objection')
      ? 'decide'
      : null

function Form({
  application,
  draft,
  step,
  decision: { refused },
}: Pick<ObjectionStepsProps, 'application' | 'draft' | 'decision'> & { step: 'check' | 'decide' }) {
  const choice = useDraftPart(draft, now => now.advice)
  const reason = useDraftPart(draft, now => now.adviceReason)
  const form = useFirstWrong<HTMLDivElement>(refused?.attempt ?? 0)
  const errors = refused?.what.errors
  return (
    <S.Fields ref={form}>
      <RadioGroup
        label={step === 'check' ? '核查意见' : '决定'}
        error={choice === null ? errors?.advice : undefined}
        options={objectionDecisions.map(value => ({
          value,
          label: advised[value],
          help: consequenceOf(application, value),
          disabled: value === 'lower' && (application.proposal?.star ?? 1) === 1,
        }))}
        value={choice}
        onChange={advice => draft.change({ advice })}
      />
      <TextareaField
        label={step === 'check' ? '核查说明' : '理由'}
        hint={step === 'check' ? '给决定人参考，不对外显示。' : '连同决定发给双方。'}
        rows={3}
        limit={starReasonLimit}
        value={reason}
        error={errors?.reason}
        onChange={event => draft.change({ adviceReason: event.currentTarget.value })}
      />
    </S.Fields>
  )
}

function Checked({ objection }: { objection: StarObjection }) {
  const { checked_by, checked_at, advice, advice_text } = objection
  if (checked_by === null || objection.state === 'open') return null
  return (
    <>
      {checked_by}
      {checked_at === null ? '' : `，${minuteOf(checked_at)}`}
      {advice === null ? null : <p>建议：{advised[advice]}</p>}
      <S.Text>{advice_text}</S.Text>
    </>
  )
}

/** An objection and its two steps, each by another person (VISUAL.md §3, Two-person decision). */
export function ObjectionSteps({ application, objection, draft, decision, onFile }: ObjectionStepsProps) {
  const { state, decided_by, decided_at, reason } = objection
  const { label, family, icon } = objectionStates[state]
  const step = stepOf(objection, application)
  const done = state !== 'open' && state !== 'checked'
  return (
    <section aria-label={`异议 ${objection.objection_no}`}>
      <S.Title>
        异议
        <span>{objection.objection_no}</span>
        <StatusInline family={family} icon={icon}>
          {label}
        </StatusInline>
      </S.Title>
      <S.Text>
        {objection.by}，{minuteOf(objection.at)} 提出，对申请人保密
      </S.Text>
      <S.Quote>{objection.text}</S.Quote>
      <SnapshotFiles files={objection.attachments} onOpen={onFile} />
      <S.Title>两人处理</S.Title>
      <S.Steps>
        <S.Step data-state={state === 'open' ? 'now' : 'done'}>
          <span>{state === 'open' ? null : <CheckIcon size={12} label="已完成" />}</span>
          <div>
            <b>核查</b> <Checked objection={objection} />
            {state === 'open' ? (step === 'check' ? null : '等待核查') : null}
            {step === 'check' ? (
              <Form application={application} draft={draft} decision={decision} step="check" />
            ) : null}
          </div>
        </S.Step>
        <S.Step data-state={done ? 'done' : state === 'checked' ? 'now' : 'next'}>
          <span>{done ? <CheckIcon size={12} label="已完成" /> : null}</span>
          <div>
            <b>决定</b>{' '}
            {done ? (
              <>
                {decided_by}
                {decided_at === null ? '' : `，${minuteOf(decided_at)}`}
                <S.Text>{reason}</S.Text>
              </>
            ) : (
              '由核查人和拟定人以外的同事决定'
            )}
            {step === 'decide' ? (
              <Form application={application} draft={draft} decision={decision} step="decide" />
            ) : state === 'checked' && objection.checked_by_me ? (
              <S.Text>您已核查，请另一位同事决定。</S.Text>
            ) : null}
          </div>
        </S.Step>
      </S.Steps>
    </section>
  )
}
