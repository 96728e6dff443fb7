import type { contract } from '@portal/api/contract'
import { byCallName } from '@portal/api/contract/profile-entries'
import type { EndedDraft, EntryDraft, EntryDraftBody, StoredEntry } from '@portal/api/contract/profile.schema'
import { placeWords } from '@portal/api/rules/districts'
import type { Collection } from '@portal/api/rules/profile-form'
import type { Districts } from '../districts/districts.ts'
import type { HandlersOf } from '../kernel/answer.ts'
import type { MemberCaller } from '../kernel/callers.ts'
import type { Work } from '../kernel/work.ts'
import { saveBasics } from './basics.service.ts'
import { dropEntryDraft, saveEntryDraft } from './drafts.service.ts'
import { addEntry, changeEntry, removeEntry, type Handed } from './entries.service.ts'
import { listAttachmentDics, listSelectOptions } from './lists.service.ts'
import { consentPhoto, setPhoto } from './photos.service.ts'
import { personalInfo } from './present.ts'

type Run<W, T> = (run: (work: W) => Promise<T>) => Promise<T>
type Adding = Work<MemberCaller, 'file_missing' | 'entries_too_many'>
type Changing = Work<MemberCaller, 'file_missing'>
type Drafting = Work<MemberCaller, 'file_missing' | 'drafts_too_many'>

interface Asked<W, T, Input> {
  transaction: Run<W, T>
  input: Input
}

/** What answers the calls of a collection. */
const handlersOf = <const C extends Collection>(collection: C) => ({
  add: ({ transaction, input }: Asked<Adding, StoredEntry<C>, { body: Handed<C> }>) =>
    transaction(work => addEntry(work, collection, input.body)),

  change: ({
    transaction,
    input,
  }: Asked<Changing, StoredEntry<C>, { params: { id: string }; body: Handed<C> & { version: number } }>) =>
    transaction(work => changeEntry(work, { collection, id: input.params.id }, input.body)),

  remove: ({
    transaction,
    input,
  }: Asked<
    Work<MemberCaller>,
    Record<string, never>,
    { params: { id: string }; query: { version?: number | undefined; draft?: number | undefined } }
  >) => transaction(work => removeEntry(work, { collection, id: input.params.id }, input.query)),

  saveDraft: ({ transaction, input }: Asked<Drafting, EntryDraft<C>, { body: EntryDraftBody<C> }>) =>
    transaction(work => saveEntryDraft(work, collection, input.body)),

  dropDraft: ({
    transaction,
    input,
  }: Asked<Work<MemberCaller>, Record<string, never>, { body: EndedDraft }>) =>
    transaction(work => dropEntryDraft(work, collection, input.body)),
})

export const profileHandlers = (districts: Districts): HandlersOf<(typeof contract)['profile']> => ({
  'profile.show': ({ context }) => personalInfo(context),

  'profile.saveBasicData': async ({ transaction, input: { body } }) => {
    // a provider may be slow: it is asked before anything is locked
    const place = body.region ? placeWords(await districts.all(), body.region) : null
    return transaction(work => saveBasics(work, body, place))
  },

  'profile.consentPhoto': ({ transaction, input }) => transaction(work => consentPhoto(work, input.body)),

  'profile.setPhoto': ({ transaction, input }) => transaction(work => setPhoto(work, input.body)),

  'profile.selectOptions': ({ context }) => listSelectOptions(context.db),

  'profile.attachmentDics': ({ context }) => listAttachmentDics(context.db),

  ...byCallName('customer_edus', handlersOf('customer_edus')),
  ...byCallName('customer_jobs', handlersOf('customer_jobs')),
  ...byCallName('credentials', handlersOf('credentials')),
  ...byCallName('job_profits', handlersOf('job_profits')),
  ...byCallName('papers', handlersOf('papers')),
})
