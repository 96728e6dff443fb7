import { useState } from 'react'
import type { SavedView } from '@portal/api/contract/views.schema'
import { useRemoveView, useSaveView } from '@portal/api/hooks/views'
import { Button } from '@portal/ui/button'
import { ConfirmDialog, Dialog } from '@portal/ui/dialog'
import { TextField } from '@portal/ui/text-field'
import { TextLink } from '@portal/ui/text-link'
import { toast } from '@portal/ui/toast'
import { Link } from '../../shared/router-link/index.ts'
import * as S from './OrderViews.styles.ts'
import { nameError } from './view-name.ts'

export interface ViewsDialogProps {
  views: readonly SavedView[]
  hrefOf: (search: string) => string
  onClose: () => void
}

/** All views: each is opened, renamed or removed. Render it only while open. */
export function ViewsDialog({ views, hrefOf, onClose }: ViewsDialogProps) {
  const [renamed, setRenamed] = useState<string>()
  const [removed, setRemoved] = useState<SavedView>()
  const remove = useRemoveView()

  async function confirmRemoval({ id }: SavedView) {
    const outcome = await remove.run({ body: { id } })
    if (!outcome.ok) return
    toast({ tone: 'success', message: '视图已删除' })
    setRemoved(undefined)
    if (views.length === 1) onClose()
  }

  return (
    <>
      <Dialog open title="我的视图" onClose={onClose}>
        <S.List>
          {views.map(view => (
            <li key={view.id}>
              {renamed === view.id ? (
                <RenameForm view={view} onClose={() => setRenamed(undefined)} />
              ) : (
                <>
                  <TextLink as={Link} to={hrefOf(view.search)} onClick={onClose}>
                    {view.name}
                  </TextLink>
                  <Button
                    size="s"
                    variant="text"
                    aria-label={`重命名 ${view.name}`}
                    onClick={() => setRenamed(view.id)}
                  >
                    重命名
                  </Button>
                  <Button
                    size="s"
                    variant="text"
                    aria-label={`删除 ${view.name}`}
                    onClick={() => setRemoved(view)}
                  >
                    删除
                  </Button>
                </>
              )}
            </li>
          ))}
        </S.List>
      </Dialog>
      {removed ? (
        <ConfirmDialog
          open
          title={`删除视图“${removed.name}”？`}
          confirmLabel="删除视图"
          busyLabel="正在删除"
          busy={remove.busy}
          onClose={() => setRemoved(undefined)}
          onConfirm={() => void confirmRemoval(removed)}
        >
          只删除这个视图，订单不受影响。
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** The button that was pressed is gone: work goes on in the field. */
const focus = (input: HTMLInputElement | null) => input?.focus()

function RenameForm({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { run, busy, error } = useSaveView()
  const [name, setName] = useState(view.name)
  const [sent, setSent] = useState<string>()
  const own = nameError(name)

  async function save() {
    setSent(name)
    if (own !== undefined) return
    const { id, search } = view
    const outcome = await run({ body: { id, search, name: name.trim() } }, { silent: true })
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
      <div>
        <Button size="s" type="submit" busy={busy} busyLabel="正在保存">
          保存名称
        </Button>{' '}
        <Button size="s" variant="text" onClick={onClose}>
          取消
        </Button>
      </div>
    </S.Form>
  )
}
