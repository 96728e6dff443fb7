import { entryDrafts, type EntryDraft, type ProfileDrafts } from '@portal/api/contract/profile.schema'
import type { FileRef } from '@portal/api/contract/fields'
import { formatTime } from '@portal/api/rules/dates'
import { entriesOf } from '@portal/api/rules/form-fields'
import type { Collection } from '@portal/api/rules/profile-form'
import { fileRefs } from '../files/files.service.ts'
import type { MemberCaller } from '../kernel/callers.ts'
import type { ReadContext } from '../kernel/work.ts'
import { draftsOf, type DraftRecord } from './drafts.repository.ts'
import { opened } from './sealing.ts'

type Reading = ReadContext<MemberCaller>

/** What the contract let in is read by the same collection's shape. */
const readers: { readonly [C in Collection]: (shown: unknown) => EntryDraft<C> } = {
  customer_edus: shown => entryDrafts.customer_edus.parse(shown),
  customer_jobs: shown => entryDrafts.customer_jobs.parse(shown),
  credentials: shown => entryDrafts.credentials.parse(shown),
  job_profits: shown => entryDrafts.job_profits.parse(shown),
  papers: shown => entryDrafts.papers.parse(shown),
}

const attachedTo = ({ content }: DraftRecord) => entriesOf(content['attachments'])
const filesOf = (context: Reading, drafts: readonly DraftRecord[]) =>
  fileRefs(
    context,
    drafts.flatMap(draft => attachedTo(draft).map(({ file_id }) => String(file_id))),
  )

const shownWith = <C extends Collection>(
  { keys }: Reading,
  collection: C,
  draft: DraftRecord,
  files: readonly FileRef[],
): EntryDraft<C> =>
  readers[collection]({
    ...opened(keys, draft),
    entry_id: draft.entry_id,
    entry_version: draft.entry_version,
    version: draft.version,
    saved_at: formatTime(draft.saved_at),
    attachments: attachedTo(draft).flatMap(({ dic_id, file_id }) => {
      const file = files.find(one => one.file_id === file_id)
      return file ? [{ ...file, dic_id }] : []
    }),
  })

/** A draft as its owner reads it. */
export const presentDraft = async <C extends Collection>(
  context: Reading,
  collection: C,
  draft: DraftRecord,
): Promise<EntryDraft<C>> => shownWith(context, collection, draft, await filesOf(context, [draft]))

/** Every draft of the reader by its collection, the latest first. */
export async function presentDrafts(context: Reading): Promise<ProfileDrafts> {
  const drafts = await draftsOf(context.db, context.caller.id)
  const files = await filesOf(context, drafts)
  const shownOf = <C extends Collection>(name: C): EntryDraft<C>[] =>
    drafts
      .filter(({ collection }) => collection === name)
      .map(draft => shownWith(context, name, draft, files))
  return {
    customer_edus: shownOf('customer_edus'),
    credentials: shownOf('credentials'),
    customer_jobs: shownOf('customer_jobs'),
    job_profits: shownOf('job_profits'),
    papers: shownOf('papers'),
  }
}
