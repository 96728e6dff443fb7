import { useState } from 'react'
import type { OwnView } from '@portal/api/contract/views.schema'
import { useSaveView } from '@portal/api/hooks/views'
import { Button } from '@portal/ui/button'
import { TextField } from '@portal/ui/text-field'
import * as S from './OrderViews.styles.ts'
import { ShareChoice } from './ShareChoice.tsx'
import { nameError } from './view-name.ts'

/** The button that was pressed is gone: work goes on in the field. */
const focus = (input: HTMLInputElement | null) => input?.focus()

export interface ViewFormProps {
  view: OwnView
  onClose: () => void
}

/** Name of an own view, and whether colleagues see it. */
export function ViewForm({ view, onClose }: ViewFormProps) {
  const { run, busy, error } = useSaveView()
  const [name, setName] = useState(view.name)
  const [shared, setShared] = useState(view.shared)
  const [sent, setSent] = useState<string>()
  const own = nameError(name)

  async function save() {
    setSent(name)
    if (own !== undefined) return
    const { id, search } = view
    const outcome = await run({ body: { id, search, name: name.trim(), shared } }, { silent: true })
    if (outcome.ok) onClose()
  }

  return (
    <S.Form
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label="视图名称"
        ref={focus}
        value={name}
        error={sent === name && !busy ? (own ?? error?.message) : undefined}
        onChange={event => setName(event.currentTarget.value)}
      />
      <ShareChoice checked={shared} onChange={setShared} />
      <div>
        <Button size="s" type="submit" busy={busy} busyLabel="正在保存">
          保存
        </Button>{' '}
        <Button size="s" variant="text" onClick={onClose}>
          取消
        </Button>
      </div>
    </S.Form>
  )
}
