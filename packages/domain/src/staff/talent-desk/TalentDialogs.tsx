import { useState } from 'react'
import type { DeskStar } from '@portal/api/contract/stars.schema'
import type { Draft } from '@portal/api/hooks/unsent'
import { starName, starReasonLimit, starYears } from '@portal/api/rules/star'
import { ConfirmDialog, IrreversibleConfirm } from '@portal/ui/dialog'
import { Notice } from '@portal/ui/notice'
import { TextareaField } from '@portal/ui/textarea-field'
import { ReasonDialog } from '../staff-desk/ReasonDialog.tsx'
import { reasonError, remarkCount, type ReasonedAct, type TalentDraft } from './talent-draft.ts'
import { doing, type TalentAct, type TalentDecision } from './use-talent-decision.ts'

export interface TalentDialogsProps {
  act: TalentAct
  application: DeskStar
  draft: Draft<TalentDraft>
  decision: TalentDecision
}

/** Asks for the reason of a revocation, and for the number of the certificate. */
function Revocation({ application, draft, decision }: Omit<TalentDialogsProps, 'act'>) {
  const [reason, setReason] = useState(draft.read().reasons.revoke ?? '')
  const [tried, setTried] = useState(false)
  const { certificate, name } = application
  const own = reasonError(reason)
  const { refused, sending, revoke, close } = decision

  function confirm() {
    setTried(true)
    if (own === undefined) revoke(reason.trim())
  }
  return (
    <IrreversibleConfirm
      open
      title={`撤回“${name}”的证书`}
      consequences={['证书立即失效，公开查验显示“已撤回”', '理由会逐字通知持证人', '在办的纸质证书停止办理']}
      typed={
        certificate
          ? { label: '输入证书编号后四位确认', expected: certificate.certificate_no.slice(-4) }
          : undefined
      }
      confirmLabel="撤回证书"
      busyLabel={doing.revoke}
      busy={sending !== null}
      onConfirm={confirm}
      onClose={() => {
        draft.change({ reasons: { ...draft.read().reasons, revoke: reason } })
        close()
      }}
    >
      <TextareaField
        label="理由"
        rows={3}
        limit={starReasonLimit}
        value={reason}
        error={
          (tried ? own : undefined) ?? refused?.what.errors.reason ?? (refused?.what.message || undefined)
        }
        onChange={event => setReason(event.currentTarget.value)}
      />
    </IrreversibleConfirm>
  )
}

const reasoned = {
  reject: {
    title: (name: string) => `“${name}”的申请初审不通过`,
    phrases: ['不符合所申报星级的条件', '材料不真实', '补正后仍不齐全'],
    confirmLabel: '不通过',
    tone: 'danger-outline',
    text: '这次申请到此结束，申请人可以重新申请。原因会逐字显示给申请人。',
  },
  refuse_cancel: {
    title: (name: string) => `不同意撤销“${name}”的申请`,
    phrases: ['评审已近完成', '评分表已交齐，合议在即'],
    confirmLabel: '不同意',
    tone: 'primary',
    text: '评审继续进行。原因会逐字显示给申请人。',
  },
  recuse: {
    title: (name: string) => `退出“${name}”的评分`,
    phrases: ['与申请人有师生关系', '与申请人单位有业务往来', '与申请人有亲属关系'],
    confirmLabel: '退出评分',
    tone: 'danger-outline',
    text: '您的评分表作废，由其他评委评分，之后不能再参与这份申请。说明只供协会内部留存。',
  },
} as const satisfies Record<Exclude<ReasonedAct, 'revoke' | 'agree_cancel'>, unknown>

/** The dialogs of the talent desk: one at a time, fetched when the first is opened. */
export function TalentDialogs({ act, application, draft, decision }: TalentDialogsProps) {
  const { sending, refused, close } = decision
  const { name, star } = application
  const busy = sending !== null
  const shared = { open: true, busy, busyLabel: doing[act], onClose: close }
  const message = refused?.what.message ?? ''
  const failed =
    message === '' ? null : (
      <Notice tone="error" role="alert">
        {message}
      </Notice>
    )
  switch (act) {
    case 'reject':
    case 'refuse_cancel':
    case 'recuse': {
      const { title, phrases, confirmLabel, tone, text } = reasoned[act]
      const count = act === 'reject' ? remarkCount(draft.read()) : 0
      return (
        <ReasonDialog
          key={act}
          title={title(name)}
          phrases={phrases}
          limit={starReasonLimit}
          confirmLabel={confirmLabel}
          busyLabel={doing[act]}
          tone={tone}
          busy={busy}
          error={message || refused?.what.errors.reason}
          initial={draft.read().reasons[act]}
          onConfirm={reason => {
            if (act === 'reject') decision.check('reject', reason)
            else if (act === 'recuse') decision.recuse(reason)
            else decision.decideCancel(false, reason)
          }}
          onClose={typed => {
            draft.change({ reasons: { ...draft.read().reasons, [act]: typed } })
            close()
          }}
        >
          {text}
          {count > 0 ? `已写的 ${count} 条意见不会发送。` : ''}
        </ReasonDialog>
      )
    }
    case 'pass':
      return (
        <ConfirmDialog
          {...shared}
          title={`“${name}”的申请进入缴费`}
          confirmLabel="进入缴费"
          onConfirm={() => decision.check('pass')}
        >
          已写的 {remarkCount(draft.read())} 条意见不会发给申请人。之后生成评价费订单，申请人会收到通知。
        </ConfirmDialog>
      )
    case 'agree_cancel':
      return (
        <IrreversibleConfirm
          {...shared}
          title={`同意撤销“${name}”的申请`}
          consequences={[
            '这次申请到此结束，已交的评分表不再使用',
            '评价费不退',
            '申请人会收到通知，可以重新申请',
          ]}
          confirmLabel="同意撤销"
          onConfirm={() => decision.decideCancel(true, '')}
        >
          {failed}
        </IrreversibleConfirm>
      )
    case 'hand_in':
      return (
        <IrreversibleConfirm
          {...shared}
          title={`提交“${name}”的评分表`}
          consequences={[
            '评分和评语封存，不能再修改',
            '随后可以看到其他评委已提交的评分表',
            '评语在结果确定后不署名地显示给申请人',
          ]}
          confirmLabel="提交评分表"
          onConfirm={decision.handIn}
        >
          {failed}
        </IrreversibleConfirm>
      )
    case 'award':
      return (
        <IrreversibleConfirm
          {...shared}
          title={`授予“${name}”${starName(application.proposal?.star ?? star)}`}
          consequences={[
            `生成电子证书，有效期 ${starYears} 年，公开可查验`,
            '申请人会收到通知，可以申请纸质证书',
            `公示 ${application.days.publicity_days} 个工作日已满，没有待决定的异议`,
          ]}
          confirmLabel="授予星级"
          onConfirm={decision.award}
        >
          {failed}
        </IrreversibleConfirm>
      )
    case 'revoke':
      return <Revocation application={application} draft={draft} decision={decision} />
    default:
      return null
  }
}
