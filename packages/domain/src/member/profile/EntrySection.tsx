import { Suspense, useState } from 'react'
import type { EntryDraft, StoredEntry } from '@portal/api/contract/profile.schema'
import { useEntryActions, useEntryDrafts } from '@portal/api/hooks/profile'
import { collections, type Collection } from '@portal/api/rules/profile-form'
import { maxEntries } from '@portal/api/rules/profile-limits'
import { Button } from '@portal/ui/button'
import { PlusIcon } from '@portal/ui/icon'
import { preloadable } from '@portal/ui/preloadable'
import { toast } from '@portal/ui/toast'
import { LazyConfirmDialog } from '../../shared/lazy-confirm-dialog/index.ts'
import { PageSection } from '../../shared/page-section/index.ts'
import { DraftOffer } from './DraftOffer.tsx'
import type { EditorGuard } from './editor-guard.ts'
import { rowOf, type FieldLists } from './entry-words.ts'
import { EntryRow } from './EntryRow.tsx'
import { onEntry, type ProfileRemark, type ProfileRemarks } from './profile-remarks.ts'
import * as S from './Profile.styles.ts'
import { RemarkLines } from './RemarkLines.tsx'

const EntryEditor = preloadable(async () => ({
  default: (await import('./EntryEditor.tsx')).EntryEditor,
}))

const isOfThePart = ({ entry_id, field }: ProfileRemark) => entry_id === null && field === null

const noRemarks: ProfileRemarks = []

export interface EntrySectionProps {
  collection: Collection
  entries: readonly StoredEntry[]
  /** What was typed and not saved, the latest first. */
  drafts: readonly EntryDraft[]
  /** What the association says of this part and its entries. */
  remarks: ProfileRemarks
  lists: FieldLists
  /** The day it is, in Shanghai. */
  today: string
  /** Which entry is in its editor; `null` one that is added, undefined none. */
  editing: string | null | undefined
  onEdit: (id: string | null) => void
  /** Gets what guards the things that are typed; null at the end. */
  onGuard: (guard: EditorGuard | null) => void
  onSaved: (entry: StoredEntry) => void
  onRemoved: () => void
  onCancel: () => void
}

/** One collection of the profile: its entries, each in a row, and the editor in the place of one. */
export function EntrySection({
  collection,
  entries,
  drafts,
  remarks,
  lists,
  today,
  editing,
  onEdit,
  onGuard,
  onSaved,
  onRemoved,
  onCancel,
}: EntrySectionProps) {
  const { title, none } = collections[collection]
  const actions = useEntryActions(collection)
  const { drop } = useEntryDrafts(collection)
  const [leaving, setLeaving] = useState<StoredEntry | null>(null)
  const [givenUp, setGivenUp] = useState<EntryDraft | null>(null)
  const isFull = entries.length >= maxEntries
  const isOrphan = editing !== undefined && editing !== null && !entries.some(({ id }) => id === editing)
  const loose = remarks.filter(({ entry_id }) => !entries.some(({ id }) => id === entry_id))
  const draftOf = (id: string | null) => drafts.find(({ entry_id }) => entry_id === id)
  const editorOf = (id: string | null, entry: StoredEntry | null) => (
    <Suspense fallback={null}>
      <EntryEditor
        key={id ?? 'new'}
        collection={collection}
        id={id}
        entry={entry}
        draft={draftOf(id) ?? null}
        remarks={id === null ? noRemarks : onEntry(remarks, id)}
        lists={lists}
        today={today}
        onGuard={onGuard}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </Suspense>
  )

  async function remove(entry: StoredEntry) {
    const outcome = await actions.remove(entry, draftOf(entry.id))
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
      <RemarkLines
        remarks={loose.map(remark => (isOfThePart(remark) ? remark.text : `${remark.place}：${remark.text}`))}
      />
      {drafts
        .filter(({ entry_id }) => entry_id !== editing)
        .map(draft => (
          <S.Offer key={draft.entry_id ?? 'new'}>
            <DraftOffer
              collection={collection}
              draft={draft}
              lists={lists}
              onContinue={() => onEdit(draft.entry_id)}
              onGiveUp={() => setGivenUp(draft)}
            />
          </S.Offer>
        ))}
      {editing === null ? editorOf(null, null) : isOrphan ? editorOf(editing, null) : null}
      {entries.length === 0 && editing === undefined ? <S.None>{none}</S.None> : null}
      {entries.length === 0 ? null : (
        <S.Rows aria-label={title}>
          {entries.map(entry =>
            entry.id === editing ? (
              <li key={entry.id} data-editing>
                {editorOf(entry.id, entry)}
              </li>
            ) : (
              <EntryRow
                key={entry.id}
                collection={collection}
                entry={entry}
                lists={lists}
                remarks={onEntry(remarks, entry.id)}
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
        ”和它的证明材料会一起删除，不能恢复。
        {leaving && draftOf(leaving.id) ? '还没有保存的修改也会删除。' : ''}已经提交的申请不受影响。
      </LazyConfirmDialog>
      <LazyConfirmDialog
        open={givenUp !== null}
        title="放弃这份草稿？"
        cancelLabel="保留草稿"
        confirmLabel="放弃草稿"
        onConfirm={() => {
          if (givenUp) void drop({ entry_id: givenUp.entry_id, version: givenUp.version })
          setGivenUp(null)
          onRemoved()
        }}
        onClose={() => setGivenUp(null)}
      >
        草稿里填写的内容放弃后不能恢复，已经保存的资料不变。
      </LazyConfirmDialog>
    </PageSection>
  )
}
