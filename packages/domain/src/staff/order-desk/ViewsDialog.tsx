import { useState } from 'react'
import type { OwnView, SharedView } from '@portal/api/contract/views.schema'
import { useRemoveView } from '@portal/api/hooks/views'
import { Button } from '@portal/ui/button'
import { ConfirmDialog, Dialog } from '@portal/ui/dialog'
import { Tag } from '@portal/ui/tag'
import { TextLink } from '@portal/ui/text-link'
import { toast } from '@portal/ui/toast'
import { Link } from '../../shared/router-link/index.ts'
import * as S from './OrderViews.styles.ts'
import { ViewForm } from './ViewForm.tsx'

export interface ViewsDialogProps {
  own: readonly OwnView[]
  shared: readonly SharedView[]
  hrefOf: (search: string) => string
  /** A colleague's view is wanted as one's own. */
  onCopy: (view: SharedView) => void
  onClose: () => void
}

/** All views: own ones are opened, changed or removed, a colleague's is opened or copied. Render it only while open. */
export function ViewsDialog({ own, shared, hrefOf, onCopy, onClose }: ViewsDialogProps) {
  const [changed, setChanged] = useState<string>()
  const [removed, setRemoved] = useState<OwnView>()
  const remove = useRemoveView()

  async function confirmRemoval({ id }: OwnView) {
    const outcome = await remove.run({ body: { id } })
    if (!outcome.ok) return
    toast({ tone: 'success', message: '视图已删除' })
    setRemoved(undefined)
    if (own.length + shared.length === 1) onClose()
  }

  return (
    <>
      <Dialog open title="管理视图" onClose={onClose}>
        {own.length === 0 ? null : (
          <>
            <S.Heading>我的视图</S.Heading>
            <S.List>
              {own.map(view => (
                <li key={view.id}>
                  {changed === view.id ? (
                    <ViewForm view={view} onClose={() => setChanged(undefined)} />
                  ) : (
                    <>
                      <TextLink as={Link} to={hrefOf(view.search)} onClick={onClose}>
                        {view.name}
                      </TextLink>
                      {view.shared ? <Tag>已共享</Tag> : null}
                      <Button
                        size="s"
                        variant="text"
                        aria-label={`修改 ${view.name}`}
                        onClick={() => setChanged(view.id)}
                      >
                        修改
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
          </>
        )}
        {shared.length === 0 ? null : (
          <>
            <S.Heading>同事共享的视图</S.Heading>
            <S.List>
              {shared.map(view => (
                <li key={view.id}>
                  <TextLink as={Link} to={hrefOf(view.search)} onClick={onClose}>
                    {view.name}
                  </TextLink>
                  <S.Owner>{view.owner_name} 共享</S.Owner>
                  <Button
                    size="s"
                    variant="text"
                    aria-label={`另存 ${view.owner_name} 的 ${view.name}`}
                    onClick={() => onCopy(view)}
                  >
                    另存
                  </Button>
                </li>
              ))}
            </S.List>
          </>
        )}
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
          {removed.shared ? '同事也不再看到这个视图，订单不受影响。' : '只删除这个视图，订单不受影响。'}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
