import type { ComponentProps } from 'react'
import { countRemarks, generalRemarkLimit } from '@portal/api/rules/application'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import type { Fields } from '@portal/api/rules/form-fields'
import { length } from '@portal/api/rules/text'
import { Button } from '@portal/ui/button'
import { Undo2Icon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { TextareaField } from '@portal/ui/textarea-field'
import { CheckList, DeskEvents, type DeskCheck } from '../staff-desk/index.ts'
import { opinionCount, type AuditDraft } from './audit-draft.ts'
import type { AuditAct, Audited } from './audit-kind.ts'
import * as S from './AuditRail.styles.ts'
import { doing } from './use-audit-decision.ts'

export interface AuditRailProps<F extends Fields> extends Omit<ComponentProps<'div'>, 'children'> {
  application: Audited<F>
  checks: readonly DeskCheck[]
  draft: Draft<AuditDraft<F>>
  today: string
  /** The decision on its way. */
  sending: AuditAct | null
  /** Why the last decision did not go through. */
  refusal: string
  onAct: (act: AuditAct) => void
}

function Foot<F extends Fields>({
  draft,
  sending,
  refusal,
  onAct,
}: Pick<AuditRailProps<F>, 'draft' | 'sending' | 'refusal' | 'onAct'>) {
  const count = useDraftPart(draft, opinionCount)
  return (
    <S.Foot>
      {refusal === '' ? null : (
        <S.Refusal>
          <Notice tone="error" role="alert">
            {refusal}
          </Notice>
        </S.Refusal>
      )}
      <p>
        {count > 0
          ? `退回将把 ${count} 条意见逐字发给申请人，请勿写内部信息。`
          : '没有意见时可以通过。需要补正的，在对应项填写意见。'}
      </p>
      <S.Acts>
        {count > 0 ? (
          <Button
            size="s"
            variant="primary"
            icon={Undo2Icon}
            busy={sending === 'return'}
            busyLabel={doing.return}
            disabled={sending !== null && sending !== 'return'}
            onClick={() => onAct('return')}
          >
            退回补正（{count} 条意见）
          </Button>
        ) : null}
        <Button
          size="s"
          variant={count > 0 ? 'secondary' : 'primary'}
          busy={sending === 'pass'}
          busyLabel={doing.pass}
          disabled={sending !== null && sending !== 'pass'}
          onClick={() => onAct('pass')}
        >
          通过
        </Button>
        <Button
          size="s"
          variant="danger-outline"
          busy={sending === 'reject'}
          busyLabel={doing.reject}
          disabled={sending !== null && sending !== 'reject'}
          onClick={() => onAct('reject')}
        >
          不通过
        </Button>
      </S.Acts>
    </S.Foot>
  )
}

function General<F extends Fields>({ draft }: Pick<AuditRailProps<F>, 'draft'>) {
  const general = useDraftPart(draft, now => now.general)
  return (
    <TextareaField
      label="总体意见"
      optional
      hint="写给申请人，显示在申请表上方。"
      rows={3}
      limit={generalRemarkLimit}
      error={length(general.trim()) > generalRemarkLimit ? `最多 ${generalRemarkLimit} 个字` : undefined}
      value={general}
      onChange={event => draft.change({ general: event.currentTarget.value })}
    />
  )
}

/** What the last return said: of the round that is under way, or of the one that this submission answers. */
function lastOpinions<F extends Fields>({ remark, remarks, former_remark, former_remarks }: Audited<F>) {
  const [general, atFields] =
    countRemarks(remarks, remark) > 0 ? [remark, remarks] : [former_remark, former_remarks]
  return { general, atFields: atFields.length, count: countRemarks(atFields, general) }
}

/** What a machine can check, what went before, the general remark and the decision. Never fetches. */
export function AuditRail<F extends Fields>({
  application,
  checks,
  draft,
  today,
  sending,
  refusal,
  onAct,
  ...rest
}: AuditRailProps<F>) {
  const { history, allowed } = application
  const opinions = lastOpinions(application)
  const open = allowed.includes('return')
  return (
    <>
      <S.Body tabIndex={0} aria-label="核验与往来" {...rest}>
        <S.Title>自动核验</S.Title>
        <CheckList checks={checks} />
        {opinions.count > 0 ? (
          <>
            <S.Title>上次的 {opinions.count} 条意见</S.Title>
            <S.Opinions>
              {opinions.general === '' ? null : <li>{opinions.general}</li>}
              {opinions.atFields === 0 ? null : <li>{opinions.atFields} 条写在对应项下</li>}
            </S.Opinions>
          </>
        ) : null}
        <S.Title>往来</S.Title>
        <DeskEvents history={history} today={today} />
        {open ? (
          <S.General>
            <General draft={draft} />
          </S.General>
        ) : null}
      </S.Body>
      {open ? <Foot draft={draft} sending={sending} refusal={refusal} onAct={onAct} /> : null}
    </>
  )
}
