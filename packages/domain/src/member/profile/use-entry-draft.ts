import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { check } from '@portal/api/contract/check'
import { codes } from '@portal/api/contract/endpoint'
import { entryDrafts, type EntryDraft, type StoredEntry } from '@portal/api/contract/profile.schema'
import { useEntryDrafts } from '@portal/api/hooks/profile'
import type { Collection } from '@portal/api/rules/profile-form'
import { notSaved, useAutosave, useLongForm, type SaveResult } from '../../shared/form-kit/index.ts'
import { draftValues, entryValues, entryWire, fieldsOf, validateEntry } from './entry-form.ts'
import { useUnsavedOf, type EntryValues, type UnsavedEntry } from './unsaved-entry.ts'

export interface EntryDraftOptions {
  collection: Collection
  /** The entry that is changed; null: one is added. */
  id: string | null
  /** The same as it is kept; null where there is none, or none any more. */
  entry: StoredEntry | null
  /** What was typed before and not saved. */
  draft: EntryDraft | null
  /** The day it is, in Shanghai. */
  today: string
}

/** What was typed on this page before it was left, unless the server holds it, and something later besides. */
function leftOf(typed: UnsavedEntry | undefined, draft: EntryDraft | null): UnsavedEntry | undefined {
  return typed?.kept && draft && draft.version > typed.version ? undefined : typed
}

/** The form of an entry, kept on the server as one types until it is saved or given up. */
export function useEntryDraft({ collection, id, entry, draft, today }: EntryDraftOptions) {
  const fields = fieldsOf(collection)
  const drafts = useEntryDrafts(collection)
  const unsaved = useUnsavedOf({ collection, id })
  const [left] = useState(() => leftOf(unsaved.read(), draft))
  const [start] = useState(() =>
    left
      ? { version: left.version, values: left.values }
      : draft
        ? { version: draft.version, values: draftValues(collection, draft) }
        : { version: 0, values: entryValues(collection, entry) },
  )
  /** Version of the entry that is typed over; null while one is added. */
  const [entryVersion, setEntryVersion] = useState(
    left ? left.entryVersion : draft ? draft.entry_version : (entry?.version ?? null),
  )
  /** When what it starts with was saved as a draft, empty where nobody says; null where it starts afresh. */
  const [resumed, setResumed] = useState(() => (draft ? draft.saved_at : left ? '' : null))
  /** What another page has typed meanwhile. */
  const [latest, setLatest] = useState<EntryDraft | null>(null)
  /** Why the server keeps no draft; empty where it does. */
  const [refusal, setRefusal] = useState('')
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const keep = (values: EntryValues, version: number, kept: boolean) =>
    unsaved.keep({ entryVersion, version, values, kept, sending: unsaved.read()?.sending })

  const form = useLongForm({
    fields,
    id: collection,
    start: start.values,
    validate: values => validateEntry(collection, values, today),
    onType(values) {
      keep(values, Math.max(autosave.read().version, unsaved.read()?.version ?? 0), false)
      autosave.change(values)
    },
  })

  async function send(values: EntryValues, version: number): Promise<SaveResult> {
    const outcome = await drafts.save({
      ...entryWire(collection, values),
      entry_id: id,
      entry_version: entryVersion,
      version,
    })
    if (outcome.ok) {
      const { version: now, saved_at } = outcome.data
      const typed = unsaved.read()
      if (typed) unsaved.keep({ ...typed, version: now, kept: typed.values === values })
      setRefusal('')
      return { ok: true, version: now, savedAt: saved_at }
    }
    const { error } = outcome
    if (error.code === codes.conflict) {
      const verdict = check(entryDrafts[collection], error.current)
      setLatest(verdict.ok ? verdict.data : null)
    }
    const result = notSaved(fields, error)
    const wrong = error.rule === 'file_missing' ? { attachments: error.message } : (result.errors ?? {})
    form.mark(wrong)
    const isRefused = !result.ok && result.reason === 'refused' && Object.keys(wrong).length === 0
    setRefusal(isRefused ? error.message : '')
    return result
  }
  const autosave = useAutosave<EntryValues>(start.version, async (values, version): Promise<SaveResult> => {
    // the page may have been left and come back to while a save was under way
    await unsaved.read()?.sending
    const typed = unsaved.read()
    // what was typed on since, saved or given up is not kept once more by a page that is gone
    if (isGone.current && typed?.values !== values) return { ok: false, reason: 'refused' }
    const sending = send(values, typed?.values === values ? Math.max(version, typed.version) : version)
    if (typed) unsaved.keep({ ...typed, sending })
    return sending
  })

  const takeUp = useEffectEvent(() => {
    if (left && !left.kept) autosave.change(left.values)
    else if (draft && !left) keep(start.values, start.version, true)
  })
  useLayoutEffect(() => takeUp(), [])

  return {
    form,
    autosave,
    resumed,
    entryVersion,
    latest,
    refusal,
    /** Which draft ends with the entry that is saved. */
    ending: () => {
      const { version } = autosave.read()
      return version === 0 ? undefined : { entry_id: id, version }
    },
    /** Types over this version of the entry from now on. */
    typeOver: setEntryVersion,
    /** What is typed is nobody's any more: it was saved, or something else stands in its place. */
    end() {
      unsaved.drop()
      autosave.accept(autosave.read().version)
    },
    /** Shows what another page has typed. */
    load(theirs: EntryDraft) {
      autosave.accept(theirs.version)
      setEntryVersion(theirs.entry_version)
      setResumed(theirs.saved_at)
      form.load(draftValues(collection, theirs))
      keep(draftValues(collection, theirs), theirs.version, true)
    },
    isTyped: () => unsaved.read() !== undefined,
    async giveUp() {
      setResumed(null)
      unsaved.drop()
      drafts.hide(id)
      // a save under way would leave a draft behind
      await autosave.hold()
      const { version } = autosave.read()
      autosave.accept(version)
      if (version > 0) await drafts.drop({ entry_id: id, version })
    },
  }
}
