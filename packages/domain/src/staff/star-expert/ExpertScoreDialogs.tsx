import { starReasonLimit } from '@portal/api/rules/star'
import { IrreversibleConfirm } from '@portal/ui/dialog'
import { Notice } from '@portal/ui/notice'
import { ReasonDialog } from '../staff-desk/ReasonDialog.tsx'
import type { ExpertSheet } from './use-expert-sheet.ts'

export interface ExpertScoreDialogsProps {
  /** Masked. */
  name: string
  own: ExpertSheet
  act: 'hand_in' | 'recuse'
}

/** The questions before what cannot be taken back; fetched when the first is opened. */
export function ExpertScoreDialogs({ name, own, act }: ExpertScoreDialogsProps) {
  if (act === 'recuse')
    return (
      <ReasonDialog
        title={`退出“${name}”的评分`}
        phrases={['与申请人有师生关系', '与申请人单位有业务往来', '与申请人有亲属关系']}
        limit={starReasonLimit}
        confirmLabel="退出评分"
        busyLabel="正在退出"
        tone="danger-outline"
        busy={own.busy}
        error={own.failed === '' ? undefined : own.failed}
        onConfirm={reason => void own.recuse(reason)}
        onClose={own.close}
      >
        您的评分表作废，链接失效，之后不能再参与这份申请。说明只供协会内部留存。
      </ReasonDialog>
    )
  return (
    <IrreversibleConfirm
      open
      title={`提交“${name}”的评分表`}
      consequences={['评分和评语封存，不能再修改', '资料不能再打开', '评语在结果确定后不署名地显示给申请人']}
      confirmLabel="提交评分表"
      busyLabel="正在提交"
      busy={own.busy}
      onConfirm={() => void own.handIn()}
      onClose={own.close}
    >
      {own.failed === '' ? null : (
        <Notice tone="error" role="alert">
          {own.failed}
        </Notice>
      )}
    </IrreversibleConfirm>
  )
}
