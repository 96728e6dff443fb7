import { Suspense } from 'react'
import type { FileRef } from '@portal/api/contract/fields'
import type { DeskStar } from '@portal/api/contract/stars.schema'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import { addDays } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { starReasonLimit } from '@portal/api/rules/star'
import { Undo2Icon } from '@portal/ui/icon'
import { preloadable } from '@portal/ui/preloadable'
import { TextareaField } from '@portal/ui/textarea-field'
import { CheckList, type DeskCheck } from '../staff-desk/index.ts'
import { viewed } from '../staff-documents/viewed.ts'
import { ActButton } from './ActButton.tsx'
import { TalentFoot, TalentHistory } from './SideParts.tsx'
import * as S from './Talent.styles.ts'
import { remarkCount, type TalentDraft } from './talent-draft.ts'
import type { TalentDecision } from './use-talent-decision.ts'

const DocumentViewer = preloadable(async () => ({
  default: (await import('@portal/ui/document-viewer')).DocumentViewer,
}))

export interface CheckSideProps {
  application: DeskStar
  draft: Draft<TalentDraft>
  today: string
  /** All attachments; none where there is no room to look at them here. */
  files: readonly FileRef[]
  /** Which of them is shown, from 0. */
  file: number
  onFile: (at: number) => void
  decision: TalentDecision
}

const verdicts = { met: 'ok', unmet: 'attention', look: 'attention' } as const satisfies Record<
  DeskStar['checks'][number]['result'],
  DeskCheck['verdict']
>

function Foot({ application, draft, today, decision }: Omit<CheckSideProps, 'files' | 'file' | 'onFile'>) {
  const count = useDraftPart(draft, remarkCount)
  const fee = yuan(application.fee_fen)
  return (
    <TalentFoot
      message={decision.dialog === null ? decision.refused?.what.message : undefined}
      note={
        count > 0
          ? `退回将把 ${count} 条意见逐字发给申请人，请勿写内部信息；补正至 ${addDays(today, application.days.correction_days)}。进入缴费则生成 ${fee} 评价费订单，意见不发出。`
          : `没有意见时进入缴费，生成 ${fee} 评价费订单。需要补正的，在对应项填写意见。`
      }
    >
      {count > 0 ? (
        <ActButton act="return" variant="primary" icon={Undo2Icon} decision={decision}>
          退回补正（{count} 条意见）
        </ActButton>
      ) : null}
      <ActButton act="pass" variant={count > 0 ? 'secondary' : 'primary'} decision={decision}>
        进入缴费
      </ActButton>
      <ActButton act="reject" variant="danger-outline" decision={decision}>
        不通过
      </ActButton>
    </TalentFoot>
  )
}

function General({ draft }: Pick<CheckSideProps, 'draft'>) {
  const general = useDraftPart(draft, now => now.general)
  return (
    <S.Fields>
      <TextareaField
        label="总体意见"
        optional
        hint="写给申请人，随退回一起发出。"
        rows={3}
        limit={starReasonLimit}
        value={general}
        onChange={event => draft.change({ general: event.currentTarget.value })}
      />
    </S.Fields>
  )
}

/** The first check: attachments, what the portal has looked up, what went before, the decision. Never fetches. */
export function CheckSide({ application, draft, today, files, file, onFile, decision }: CheckSideProps) {
  const { checks, history, allowed, remark, former_remark, former_remarks, order_no } = application
  const open = allowed.includes('check')
  const shownRemark = open ? former_remark : remark
  return (
    <S.Side>
      {files.length > 0 ? (
        <S.Viewer>
          <Suspense fallback={null}>
            <DocumentViewer documents={viewed(files)} index={file} onIndexChange={onFile} />
          </Suspense>
        </S.Viewer>
      ) : null}
      <S.SideBody tabIndex={0} aria-label="核验与往来">
        <S.Title>自动核验</S.Title>
        {checks.length === 0 ? (
          <S.Text>没有可以自动核验的内容。</S.Text>
        ) : (
          <CheckList
            checks={checks.map(({ result, text }) => ({ id: text, verdict: verdicts[result], text }))}
          />
        )}
        {shownRemark === '' && (!open || former_remarks.length === 0) ? null : (
          <>
            <S.Title>{open ? '上次的意见' : '意见'}</S.Title>
            {shownRemark === '' ? null : <S.Quote>{shownRemark}</S.Quote>}
            {open && former_remarks.length > 0 ? (
              <S.Text>{former_remarks.length} 条写在对应项下。</S.Text>
            ) : null}
          </>
        )}
        {order_no === null ? null : (
          <>
            <S.Title>评价费</S.Title>
            <S.Text>
              订单 {order_no}，{yuan(application.fee_fen)}
            </S.Text>
          </>
        )}
        <TalentHistory history={history} today={today} />
        {open ? <General draft={draft} /> : null}
      </S.SideBody>
      {open ? <Foot application={application} draft={draft} today={today} decision={decision} /> : null}
    </S.Side>
  )
}
