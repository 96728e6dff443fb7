import { useState } from 'react'
import type { StarApplication } from '@portal/api/contract/stars.schema'
import { useCancelStar } from '@portal/api/hooks/stars'
import { createUnsent } from '@portal/api/hooks/unsent'
import { codes } from '@portal/api/contract/endpoint'
import { starName, starReasonLimit, starStatus } from '@portal/api/rules/star'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { Notice } from '@portal/ui/notice'
import { TextareaField } from '@portal/ui/textarea-field'
import { toast } from '@portal/ui/toast'
import * as S from './Evaluation.styles.ts'

export interface CancelDialogProps {
  application: StarApplication
  onClose: () => void
}

interface Words {
  title: string
  /** What becomes of the application and of the fee (D7). */
  rule: string
  confirm: string
  done: string
}

/** Reasons that were typed and not sent, by application. */
const useReasons = createUnsent<string>(reason => reason !== '')

const cancelled = (name: string, rule: string): Words => ({
  title: `撤销${name}评价申请？`,
  rule,
  confirm: '撤销申请',
  done: '已撤销申请',
})

function wordsOf({ status, star }: StarApplication): Words {
  const name = starName(star)
  switch (status) {
    case starStatus.draft:
      return {
        title: `删除${name}评价的草稿？`,
        rule: '删除后不能恢复，费用未发生。个人资料不受影响，随时可以重新申请。',
        confirm: '删除草稿',
        done: '已删除草稿',
      }
    case starStatus.to_pay:
      return cancelled(
        name,
        '撤销后缴费单一并关闭，费用未发生；评价费正在支付或已有款项到账的，不能撤销。资料仍保留在个人资料中，随时可以重新申请。',
      )
    case starStatus.scoring:
      return {
        title: `申请撤销${name}评价？`,
        rule: '评审开始后撤销须经协会同意，已缴的评价费不退。协会处理完之前，评审照常进行。',
        confirm: '申请撤销',
        done: '已提交撤销申请，等待协会处理',
      }
    default:
      return cancelled(
        name,
        '撤销后协会不再审核这次申请，费用未发生。资料仍保留在个人资料中，随时可以重新申请。',
      )
  }
}

/** Gives an application up, or asks the association to agree; the rule stands above the button. Render it only while open. */
export function CancelDialog({ application, onClose }: CancelDialogProps) {
  const cancel = useCancelStar()
  const reasons = useReasons()
  const [start] = useState(application)
  const { application_no } = start
  const [reason, setReason] = useState(() => reasons.read(application_no) ?? '')
  const [message, setMessage] = useState('')
  const words = wordsOf(start)

  async function send() {
    setMessage('')
    const outcome = await cancel.run(
      { body: { application_no, version: start.version, reason: reason.trim() } },
      { silent: true },
    )
    if (outcome.ok) {
      reasons.drop(application_no)
      toast({ tone: 'success', message: words.done })
      return onClose()
    }
    const { error } = outcome
    if (error.code === codes.conflict) {
      toast({ tone: 'error', message: '这份申请刚刚有了变化，页面已更新，请核对后再办理' })
      return onClose()
    }
    return setMessage(error.fieldErrors['reason'] ?? error.message)
  }

  return (
    <Dialog
      open
      size="s"
      role="alertdialog"
      closeButton={false}
      title={words.title}
      busy={cancel.busy}
      onClose={onClose}
      footer={
        <DialogFoot
          cancelLabel="再想想"
          confirmLabel={words.confirm}
          busy={cancel.busy}
          busyLabel="正在提交"
          onCancel={onClose}
          onConfirm={() => void send()}
        />
      }
    >
      <S.Fields>
        <p>{words.rule}</p>
        {start.status === starStatus.scoring ? (
          <TextareaField
            label="撤销原因"
            optional
            limit={starReasonLimit}
            value={reason}
            onChange={event => {
              setReason(event.currentTarget.value)
              reasons.keep(application_no, event.currentTarget.value)
            }}
          />
        ) : null}
        {message === '' ? null : (
          <Notice tone="error" role="alert">
            {message}
          </Notice>
        )}
      </S.Fields>
    </Dialog>
  )
}
