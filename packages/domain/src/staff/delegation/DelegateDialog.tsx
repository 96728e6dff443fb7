import { useState } from 'react'
import { useColleagues, useDelegate } from '@portal/api/hooks/delegations'
import { createUnsent, draftOf, useDraftPart } from '@portal/api/hooks/unsent'
import { delegationNoteLimit, type DelegatedTask } from '@portal/api/rules/delegation'
import { length } from '@portal/api/rules/text'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { Notice } from '@portal/ui/notice'
import { SelectField } from '@portal/ui/select-field'
import { TextareaField } from '@portal/ui/textarea-field'
import { toast } from '@portal/ui/toast'
import { PanelFailure } from '../../shared/panel-failure/index.ts'
import * as S from './DelegateDialog.styles.ts'

export interface DelegateDialogProps {
  task: DelegatedTask
  /** Number of the request, or the day. */
  subject: string
  /** Names it: 05-15 对账. */
  name: string
  onClose: () => void
}

interface Typed {
  to: string
  note: string
}
const useTyped = createUnsent<Typed>(({ note }) => note.trim() !== '')
const nothing: Typed = { to: '', note: '' }

/** Passes a piece of work on to a colleague. Render it only while open. */
export function DelegateDialog({ task, subject, name, onClose }: DelegateDialogProps) {
  const colleagues = useColleagues()
  const { run, busy, error } = useDelegate()
  const unsent = useTyped()
  const draft = draftOf(unsent, subject, nothing)
  const typed = useDraftPart(draft, all => all)
  const [tried, setTried] = useState(false)
  const note = typed.note.trim()
  const tooLong = length(note) > delegationNoteLimit ? `最多 ${delegationNoteLimit} 个字` : undefined
  const isUnfit = error?.rule === 'colleague_unfit'
  const fields = error?.fieldErrors ?? {}
  const list = colleagues.data?.list ?? []

  async function delegate() {
    setTried(true)
    if (typed.to === '' || tooLong !== undefined) return
    const outcome = await run({ body: { task, subject, to: typed.to, note } }, { silent: true })
    if (outcome.ok) {
      toast({ tone: 'success', message: `已转给 ${outcome.data.to}` })
    } else if (outcome.error.code === 409) {
      toast({ tone: 'error', message: '刚刚已有人转交，请看最新状态' })
    } else return
    unsent.drop(subject)
    onClose()
  }

  return (
    <Dialog
      open
      size="s"
      title={`转给同事 ${name}`}
      busy={busy}
      onClose={onClose}
      footer={
        <DialogFoot
          busy={busy}
          busyLabel="正在转交"
          confirmLabel="转给同事"
          onCancel={onClose}
          onConfirm={() => void delegate()}
        />
      }
    >
      <S.Form>
        <p>这件事会出现在同事的首页。其他财务仍能看到，也仍能办理。</p>
        {error && !isUnfit && Object.keys(fields).length === 0 ? (
          <Notice tone="error" role="alert">
            {error.message}
          </Notice>
        ) : null}
        {colleagues.error && !colleagues.data ? (
          <PanelFailure error={colleagues.error} onRetry={colleagues.reload}>
            同事名单没有加载出来。
          </PanelFailure>
        ) : colleagues.data && list.length === 0 ? (
          <Notice tone="warning">没有其他财务同事可以转给。</Notice>
        ) : (
          <SelectField
            label="同事"
            placeholder="请选择同事"
            loading={!colleagues.data}
            options={list.map(one => ({ value: one.staff_id, label: one.name }))}
            value={typed.to}
            error={
              tried && typed.to === ''
                ? '请选择同事'
                : ((isUnfit ? error.message : undefined) ?? fields['to'])
            }
            onChange={event => draft.change({ to: event.currentTarget.value })}
          />
        )}
        <TextareaField
          label="说明"
          optional
          rows={3}
          limit={delegationNoteLimit}
          value={typed.note}
          error={tooLong ?? fields['note']}
          onChange={event => draft.change({ note: event.currentTarget.value })}
        />
      </S.Form>
    </Dialog>
  )
}
