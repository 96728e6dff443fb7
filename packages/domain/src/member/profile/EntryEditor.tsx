import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { codes } from '@portal/api/contract/endpoint'
import type { EntryForm, StoredEntry } from '@portal/api/contract/profile.schema'
import { useUpload } from '@portal/api/hooks/uploads'
import { useEntryActions } from '@portal/api/hooks/profile'
import { namesOf } from '@portal/api/rules/form-fields'
import { collections } from '@portal/api/rules/profile-form'
import { Button } from '@portal/ui/button'
import { FieldPair } from '@portal/ui/form-layout'
import { Notice } from '@portal/ui/notice'
import { toast } from '@portal/ui/toast'
import {
  DraftConflict,
  DraftState,
  FormConflict,
  FormErrors,
  FormFields,
  notSubmitted,
  uploaded,
} from '../../shared/form-kit/index.ts'
import { usePendingUploads } from '../../shared/pending-uploads/index.ts'
import type { EditorGuard } from './editor-guard.ts'
import { controls, currentEntry, draftValues, entryValues, fieldsOf, validateEntry } from './entry-form.ts'
import { entryInPassing, type FieldLists } from './entry-words.ts'
import { asAWhole, byField, type ProfileRemarks } from './profile-remarks.ts'
import * as S from './Profile.styles.ts'
import { RemarkLines } from './RemarkLines.tsx'
import { useEntryDraft, type EntryDraftOptions } from './use-entry-draft.ts'

export interface EntryEditorProps extends EntryDraftOptions {
  /** What the association says of the entry. */
  remarks: ProfileRemarks
  lists: FieldLists
  /** Gets what guards the things that were typed; null at the end. */
  onGuard: (guard: EditorGuard | null) => void
  /** Nothing more is to be done here. */
  onSaved: (entry: StoredEntry) => void
  onCancel: () => void
}

/**
 * An entry is added or changed, in the place of its row. What is typed is kept as a draft until it is saved or given
 * up; a draft whose entry was changed or removed meanwhile says so at once.
 */
export function EntryEditor({ remarks, lists, onGuard, onSaved, onCancel, ...given }: EntryEditorProps) {
  const { collection, id, entry, today } = given
  const { noun, title } = collections[collection]
  const fields = fieldsOf(collection)
  const inWords = entryInPassing(collection, lists)
  const actions = useEntryActions(collection)
  const upload = useUpload('profile')
  const uploads = usePendingUploads(async (file, options) => uploaded(await upload(file, options)))
  const element = useRef<HTMLFormElement>(null)
  const typing = useEntryDraft(given)
  const { form, autosave, latest } = typing
  const [later, setLater] = useState(() =>
    entry && typing.entryVersion !== null && typing.entryVersion < entry.version ? entry : null,
  )
  const [isGone, setGone] = useState(id !== null && entry === null)
  const [message, setMessage] = useState('')
  const saving = useRef<Promise<void> | null>(null)
  const [isSaving, setSaving] = useState(false)

  const guard = useEffectEvent(onGuard)
  const isSettled = useEffectEvent(() => !typing.isTyped())
  const giveUp = useEffectEvent(() => void typing.giveUp())
  useEffect(() => {
    guard({
      async save() {
        // what is being saved is not given up in the middle
        await saving.current
        return isSettled()
      },
      giveUp: () => giveUp(),
    })
    return () => guard(null)
  }, [])
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('input:not([hidden]), select, textarea')?.focus()
  }, [])

  /** `over`: the version of the entry that is written over; null adds one. */
  async function save(over: number | null) {
    setMessage('')
    if (uploads.pending > 0) return setMessage('还有文件正在上传，传完后再保存。')
    const validation = validateEntry(collection, form.read(), today)
    if (!validation.ok) return form.blame(validation.errors)
    if (saving.current) return
    setSaving(true)
    saving.current = send(over, validation.body)
    await saving.current
    saving.current = null
    setSaving(false)
  }

  async function send(over: number | null, body: EntryForm): Promise<void> {
    // a draft that is kept beside the save would stay behind it
    await autosave.hold()
    const target = over === null || id === null ? {} : { id, version: over }
    const outcome = await actions.save({ ...body, ...target, draft: typing.ending() })
    if (outcome.ok) {
      typing.end()
      toast({ tone: 'success', message: `已保存${noun}` })
      return onSaved(outcome.data)
    }
    autosave.release()
    const { error } = outcome
    if (error.code === codes.conflict) return setLater(currentEntry(collection, error.current))
    if (error.code === codes.notFound) return setGone(true)
    const refused = notSubmitted(fields, error, { file_missing: 'attachments' })
    if (Object.keys(refused.errors).length > 0) form.blame(refused.errors)
    else setMessage(refused.message)
  }

  async function load(theirs: StoredEntry) {
    setLater(null)
    await typing.giveUp()
    typing.typeOver(theirs.version)
    form.load(entryValues(collection, theirs))
  }
  function keep(over: number | null) {
    typing.typeOver(over)
    setLater(null)
    setGone(false)
    void save(over)
  }

  return (
    <S.Editor
      ref={element}
      noValidate
      aria-label={`${typing.entryVersion === null ? '添加' : '修改'}${title}`}
      onSubmit={event => {
        event.preventDefault()
        if (!later && !isGone) void save(typing.entryVersion)
      }}
    >
      <RemarkLines remarks={asAWhole(remarks)} />
      <FormErrors form={form} names={namesOf(fields)} />
      {typing.resumed !== null && !later && !isGone ? (
        <Notice title="这些内容还没有保存到资料里">
          {typing.resumed === '' ? '' : `草稿保存于 ${typing.resumed.slice(0, 16)}。`}填完后请保存{noun}
          ，不需要时点“取消”放弃。
        </Notice>
      ) : null}
      {later ? (
        <FormConflict
          title="另一个页面刚改过这条记录"
          form={form}
          latest={{ savedAt: later.saved_at, values: entryValues(collection, later) }}
          inWords={inWords}
          onLoad={() => void load(later)}
          onKeep={() => keep(later.version)}
        />
      ) : null}
      {isGone ? (
        <Notice tone="warning" role="alert" title="另一个页面刚删除了这条记录">
          <p>这里填写的内容还在，可以另存为一条新的记录。</p>
          <S.Choices>
            <Button size="m" onClick={() => keep(null)}>
              另存为新的记录
            </Button>
          </S.Choices>
        </Notice>
      ) : null}
      <DraftConflict
        draft={{
          autosave,
          form,
          load: () => {
            if (latest) typing.load(latest)
          },
        }}
        latest={
          latest && {
            version: latest.version,
            savedAt: latest.saved_at,
            values: draftValues(collection, latest),
          }
        }
        inWords={inWords}
      />
      <FormFields
        form={form}
        controls={controls}
        names={namesOf(fields)}
        remarks={byField(remarks)}
        pair={FieldPair}
        lists={lists}
        today={today}
        upload={uploads.upload}
      />
      {message === '' && typing.refusal === '' ? null : (
        <Notice tone="error" role="alert">
          {message === '' ? typing.refusal : message}
        </Notice>
      )}
      <S.EditorActions>
        <Button type="submit" variant="primary" busy={isSaving} busyLabel="正在保存">
          保存{noun}
        </Button>
        <Button variant="text" disabled={isSaving} onClick={onCancel}>
          取消
        </Button>
        <DraftState autosave={autosave} />
      </S.EditorActions>
    </S.Editor>
  )
}
