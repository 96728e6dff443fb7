import { Suspense, useState } from 'react'
import type { StoredEntry } from '@portal/api/contract/profile.schema'
import { useEntryActions } from '@portal/api/hooks/profile'
import { collections, type Collection } from '@portal/api/rules/profile-form'
import { maxEntries } from '@portal/api/rules/profile-limits'
import { Button } from '@portal/ui/button'
import { PlusIcon } from '@portal/ui/icon'
import { toast } from '@portal/ui/toast'
import { LazyConfirmDialog } from '../../shared/lazy-confirm-dialog/index.ts'
import { PageSection } from '../../shared/page-section/index.ts'
import { preloadable } from '../../shared/preloadable/index.ts'
import { rowOf, type FieldLists } from './entry-words.ts'
import { EntryRow } from './EntryRow.tsx'
import * as S from './Profile.styles.ts'

const EntryEditor = preloadable(async () => ({
  default: (await import('./EntryEditor.tsx')).EntryEditor,
}))

export interface EntrySectionProps {
  collection: Collection
  entries: readonly StoredEntry[]
  lists: FieldLists
  /** The day it is, in Shanghai. */
  today: string
  /** Which entry is in its editor; `null` one that is added, undefined none. */
  editing: string | null | undefined
  onEdit: (id: string | null) => void
  onSaved: (entry: StoredEntry) => void
  onRemoved: () => void
  onCancel: () => void
}

/** One collection of the profile: its entries, each in a row, and the editor in the place of one. */
export function EntrySection({
  collection,
  entries,
  lists,
  today,
  editing,
  onEdit,
  onSaved,
  onRemoved,
  onCancel,
}: EntrySectionProps) {
  const { title, none } = collections[collection]
  const actions = useEntryActions(collection)
  const [leaving, setLeaving] = useState<StoredEntry | null>(null)
  const isFull = entries.length >= maxEntries
  const isOrphan = editing !== undefined && editing !== null && !entries.some(({ id }) => id === editing)
  const editorOf = (entry: StoredEntry | null) => (
    <Suspense fallback={null}>
      <EntryEditor
        key={entry?.id ?? 'new'}
        collection={collection}
        entry={entry}
        lists={lists}
        today={today}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </Suspense>
  )

  async function remove(entry: StoredEntry) {
    const outcome = await actions.remove(entry)
    setLeaving(null)
    if (outcome.ok) {
      toast({ tone: 'success', message: `已删除“${rowOf(collection, entry, lists).title}”` })
      onRemoved()
    } else
      toast({
        tone: 'error',
        message:
          outcome.error.code === 409
            ? '这条记录刚在另一个页面改过，列表已更新，请核对后再删除'
            : outcome.error.message,
      })
  }

  return (
    <PageSection
      id={collection}
      tabIndex={-1}
      title={title}
      count={isFull ? `${entries.length}，最多 ${maxEntries} 条` : String(entries.length)}
      flush
      action={
        <Button
          id={`add-${collection}`}
          size="m"
          variant="text"
          icon={PlusIcon}
          aria-label={`添加${title}`}
          disabled={isFull}
          onPointerEnter={EntryEditor.preload}
          onFocus={EntryEditor.preload}
          onClick={() => onEdit(null)}
        >
          添加
        </Button>
      }
    >
      {editing === null || isOrphan ? editorOf(null) : null}
      {entries.length === 0 && editing === undefined ? <S.None>{none}</S.None> : null}
      {entries.length === 0 ? null : (
        <S.Rows aria-label={title}>
          {entries.map(entry =>
            entry.id === editing ? (
              <li key={entry.id} data-editing>
                {editorOf(entry)}
              </li>
            ) : (
              <EntryRow
                key={entry.id}
                collection={collection}
                entry={entry}
                lists={lists}
                onEdit={() => onEdit(entry.id)}
                onRemove={() => setLeaving(entry)}
                onAhead={EntryEditor.preload}
              />
            ),
          )}
        </S.Rows>
      )}
      <LazyConfirmDialog
        open={leaving !== null}
        title={`删除这条${title}？`}
        confirmLabel="删除"
        busy={actions.busy}
        busyLabel="正在删除"
        onConfirm={() => {
          if (leaving) void remove(leaving)
        }}
        onClose={() => setLeaving(null)}
      >
        “{leaving ? rowOf(collection, leaving, lists).title : ''}
        ”和它的证明材料会一起删除，不能恢复。已经提交的申请不受影响。
      </LazyConfirmDialog>
    </PageSection>
  )
}
