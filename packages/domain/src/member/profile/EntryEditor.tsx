import { useEffect, useRef, useState } from 'react'
import { codes } from '@portal/api/contract/endpoint'
import type { StoredEntry } from '@portal/api/contract/profile.schema'
import { useUpload } from '@portal/api/hooks/uploads'
import { useEntryActions } from '@portal/api/hooks/profile'
import { namesOf } from '@portal/api/rules/form-fields'
import { collections, type Collection } from '@portal/api/rules/profile-form'
import { Button } from '@portal/ui/button'
import { FieldPair } from '@portal/ui/form-layout'
import { HistoryIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { toast } from '@portal/ui/toast'
import { FormErrors, FormFields, notSubmitted, uploaded, useLongForm } from '../../shared/form-kit/index.ts'
import { usePendingUploads } from '../../shared/pending-uploads/index.ts'
import { controls, currentEntry, entryValues, entryWire, fieldsOf, validateEntry } from './entry-form.ts'
import { differences, type FieldLists } from './entry-words.ts'
import { EntryConflict } from './EntryConflict.tsx'
import * as S from './Profile.styles.ts'
import { useUnsavedEntry } from './unsaved-entry.ts'

export interface EntryEditorProps {
  collection: Collection
  /** The entry that is changed; null: one is added. */
  entry: StoredEntry | null
  lists: FieldLists
  /** The day it is, in Shanghai. */
  today: string
  /** Nothing more is to be done here. */
  onSaved: (entry: StoredEntry) => void
  onCancel: () => void
}

/** An entry is added or changed, in the place of its row. What is typed stays until it is saved or given up. */
export function EntryEditor({ collection, entry, lists, today, onSaved, onCancel }: EntryEditorProps) {
  const { noun, title } = collections[collection]
  const fields = fieldsOf(collection)
  const unsaved = useUnsavedEntry()
  const actions = useEntryActions(collection)
  const send = useUpload('profile')
  const uploads = usePendingUploads(async (file, options) => uploaded(await send(file, options)))
  const element = useRef<HTMLFormElement>(null)
  const [kept] = useState(unsaved.read)
  const [base, setBase] = useState<Pick<StoredEntry, 'id' | 'version'> | null>(() =>
    kept ? (kept.id === undefined ? null : { id: kept.id, version: kept.version ?? 1 }) : entry,
  )
  const [later, setLater] = useState<StoredEntry | null>(null)
  const [isGone, setGone] = useState(false)
  const [message, setMessage] = useState('')
  const [touched, setTouched] = useState(kept !== undefined)
  const [start] = useState(() => kept?.values ?? entryValues(collection, entry))

  const form = useLongForm({
    fields,
    id: collection,
    start,
    validate: values => validateEntry(collection, values, today),
    onType(values) {
      setTouched(true)
      unsaved.keep({ collection, id: base?.id, version: base?.version, values })
    },
  })

  useEffect(() => {
    element.current?.querySelector<HTMLElement>('input:not([hidden]), select, textarea')?.focus()
  }, [])

  async function save(over: typeof base) {
    setMessage('')
    if (uploads.pending > 0) return setMessage('还有文件正在上传，传完后再保存。')
    const validation = validateEntry(collection, form.read(), today)
    if (!validation.ok) return form.blame(validation.errors)
    const outcome = await actions.save({ ...validation.body, id: over?.id, version: over?.version })
    if (outcome.ok) {
      unsaved.drop()
      toast({ tone: 'success', message: `已保存${noun}` })
      return onSaved(outcome.data)
    }
    const { error } = outcome
    if (error.code === codes.conflict) return setLater(currentEntry(collection, error.current))
    if (error.code === codes.notFound) return setGone(true)
    const refused = notSubmitted(fields, error, { file_missing: 'attachments' })
    if (Object.keys(refused.errors).length > 0) form.blame(refused.errors)
    else setMessage(refused.message)
  }

  function load(latest: StoredEntry) {
    setBase(latest)
    setLater(null)
    setTouched(false)
    unsaved.drop()
    form.load(entryValues(collection, latest))
  }
  function keep(over: typeof base) {
    setBase(over)
    setLater(null)
    setGone(false)
    void save(over)
  }

  return (
    <S.Editor
      ref={element}
      noValidate
      aria-label={`${base ? '修改' : '添加'}${title}`}
      onSubmit={event => {
        event.preventDefault()
        if (!actions.busy && !later && !isGone) void save(base)
      }}
    >
      <FormErrors form={form} names={namesOf(fields)} />
      {later ? (
        <EntryConflict
          savedAt={later.saved_at}
          differences={differences(
            fields,
            entryWire(collection, entryValues(collection, later)),
            entryWire(collection, form.read()),
            lists,
          )}
          onLoad={() => load(later)}
          onKeep={() => keep(later)}
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
      <FormFields
        form={form}
        controls={controls}
        names={namesOf(fields)}
        pair={FieldPair}
        lists={lists}
        today={today}
        upload={uploads.upload}
      />
      {message === '' ? null : (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      <S.EditorActions>
        <Button type="submit" variant="primary" busy={actions.busy} busyLabel="正在保存">
          保存{noun}
        </Button>
        <Button variant="text" disabled={actions.busy} onClick={onCancel}>
          取消
        </Button>
        {touched ? (
          <S.Quiet>
            <HistoryIcon size={16} />
            未保存的修改
          </S.Quiet>
        ) : null}
      </S.EditorActions>
    </S.Editor>
  )
}
