import { useState } from 'react'
import { useSaveView } from '@portal/api/hooks/views'
import { maxViewName } from '@portal/api/rules/views'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { TextField } from '@portal/ui/text-field'
import { toast } from '@portal/ui/toast'
import * as S from './OrderViews.styles.ts'
import { ShareChoice } from './ShareChoice.tsx'
import { viewOf } from './saved-search.ts'
import { nameError } from './view-name.ts'
import { viewText } from './view-text.ts'

export interface SaveViewDialogProps {
  /** What is saved. */
  search: string
  /** What it may be called: the name that it has with a colleague. */
  name: string
  onClose: () => void
}

/** Asks for the name of a view, and whether colleagues see it. Render it only while open. */
export function SaveViewDialog({ search, name: given, onClose }: SaveViewDialogProps) {
  const { run, busy, error } = useSaveView()
  const [name, setName] = useState(given)
  const [shared, setShared] = useState(false)
  const [tried, setTried] = useState(false)
  // what the server said is about the name that was sent
  const [sent, setSent] = useState<string>()
  const own = nameError(name)

  async function save() {
    setTried(true)
    if (own !== undefined) return
    setSent(name)
    const outcome = await run({ body: { name: name.trim(), search, shared } }, { silent: true })
    if (!outcome.ok) return
    toast({ tone: 'success', message: '视图已保存' })
    onClose()
  }

  return (
    <Dialog
      open
      size="s"
      title="存为视图"
      busy={busy}
      onClose={onClose}
      footer={
        <DialogFoot
          busy={busy}
          busyLabel="正在保存"
          confirmLabel="保存视图"
          onCancel={onClose}
          onConfirm={() => void save()}
        />
      }
    >
      <S.Form
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <p>
          保存{given === '' ? '当前' : '这个视图'}的筛选、排序和列：{viewText(viewOf(search))}。
        </p>
        <TextField
          label="视图名称"
          hint={`最多 ${maxViewName} 个字，如“本月待办”`}
          value={name}
          error={(tried ? own : undefined) ?? (sent === name && !busy ? error?.message : undefined)}
          onChange={event => setName(event.currentTarget.value)}
        />
      </S.Form>
      <S.Choice>
        <ShareChoice checked={shared} onChange={setShared} />
      </S.Choice>
    </Dialog>
  )
}
