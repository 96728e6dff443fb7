import { useCallback, useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { Client } from '../client/client.ts'
import { codes, type DataOf, type Endpoint } from '../contract/endpoint.ts'
import {
  consentPhoto,
  listAttachmentDics,
  listSelectOptions,
  saveBasicData,
  setPhoto,
  showPersonalInfo,
} from '../contract/profile.contract.ts'
import { entryCalls } from '../contract/profile-entries.ts'
import type {
  AttachmentDic,
  EndedDraft,
  EntryDraft,
  EntryForm,
  PersonalInfo,
  ProfileDrafts,
  ProfilePhotos,
  StoredEntry,
  UserInfo,
} from '../contract/profile.schema.ts'
import {
  brithday_dict,
  financialworkage,
  gaoguangongling,
  gender,
  political_list,
  star_level_dict,
  user_jobprofit__type,
} from '../rules/options.ts'
import type { Collection } from '../rules/profile-form.ts'
import { type Action, ignoreMissingCache, type Outcome, useAction } from './use-action.ts'
import { freshFiles, type Read, useRead } from './use-read.ts'

/** The talent info as product.md §3 keeps it. */
export interface TalentInfo {
  basicInfoData: UserInfo
  degreeInfos: PersonalInfo['customer_edus']
  cerInfos: PersonalInfo['credentials']
  jobInfos: PersonalInfo['customer_jobs']
  rewardInfos: PersonalInfo['job_profits']
  resultInfos: PersonalInfo['papers']
  photos: ProfilePhotos
  drafts: ProfileDrafts
}

const talentInfo = ({
  personal_info: info,
  photos,
  drafts,
}: DataOf<typeof showPersonalInfo>): TalentInfo => ({
  basicInfoData: info.user_info,
  degreeInfos: info.customer_edus,
  cerInfos: info.credentials,
  jobInfos: info.customer_jobs,
  rewardInfos: info.job_profits,
  resultInfos: info.papers,
  photos,
  drafts,
})

/** The name under which the entries of each collection are kept. */
export const entriesName = {
  customer_edus: 'degreeInfos',
  credentials: 'cerInfos',
  customer_jobs: 'jobInfos',
  job_profits: 'rewardInfos',
  papers: 'resultInfos',
} as const satisfies Record<Collection, keyof TalentInfo>

/** The own profile; not asked again on focus, so that nothing changes under a typing hand. */
export function useTalentInfo(): Read<TalentInfo> {
  const { data, ...rest } = useRead(showPersonalInfo, {}, { ...freshFiles, revalidateOnFocus: false })
  return { ...rest, data: useMemo(() => data && talentInfo(data), [data]) }
}

const optionsOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([id, name]) => ({ id, name, stopped: false }))

/** The lists that the client adds (product.md §3). */
export const clientOptions = {
  star_level_dict: optionsOf(star_level_dict),
  gender: optionsOf(gender),
  financialworkage: optionsOf(financialworkage),
  gaoguangongling: optionsOf(gaoguangongling),
  brithday_dict: optionsOf(brithday_dict),
  user_jobprofit__type: optionsOf(user_jobprofit__type),
  political_list: political_list.map(word => ({ id: word, name: word, stopped: false })),
}

/** Everything that is chosen from in the profile. */
export interface TalentLists {
  dictionariesList: readonly AttachmentDic[]
  selectOption: DataOf<typeof listSelectOptions> & typeof clientOptions
}

const steady = { revalidateOnFocus: false }

export function useTalentLists(): Read<TalentLists> {
  const options = useRead(listSelectOptions, {}, steady)
  const dics = useRead(listAttachmentDics, {}, steady)
  // the same object for as long as the lists are the same: a form draws no field again for it
  const data = useMemo(
    () =>
      options.data && dics.data
        ? { dictionariesList: dics.data.list, selectOption: { ...options.data, ...clientOptions } }
        : undefined,
    [dics.data, options.data],
  )
  return {
    data,
    error: data ? undefined : (options.error ?? dics.error),
    loading: options.loading || dics.loading,
    reload: () => {
      options.reload()
      dics.reload()
    },
  }
}

/** Keeps the basic data as one types; the answer is the new state, so nothing is asked for again. */
export function useSaveBasicData(): Action<typeof saveBasicData> {
  const { mutate } = useSWRConfig()
  const action = useAction(saveBasicData)
  const { run: send } = action
  const run = useCallback<typeof send>(
    async (input, options) => {
      const outcome = await send(input, options)
      const now = outcome.ok ? outcome.data : undefined
      if (now)
        await mutate<DataOf<typeof showPersonalInfo>>(
          [showPersonalInfo.name, {}],
          known => known && { ...known, personal_info: { ...known.personal_info, user_info: now } },
          { revalidate: false },
        ).catch(ignoreMissingCache)
      return outcome
    },
    [mutate, send],
  )
  return { ...action, run }
}

/** An entry to be saved: with an id it is changed, without it is added (product.md §7). */
export type EntryToSave = EntryForm & {
  id?: string | undefined
  version?: number | undefined
  /** The draft that it was typed in. */
  draft?: EndedDraft | undefined
}

/** Calls of any collection; which form they take is known to who names the collection. */
type AnyCalls = Readonly<Record<'add' | 'change' | 'remove' | 'saveDraft' | 'dropDraft', Endpoint>>
interface AnyInput {
  params: { id: string }
  body: Readonly<Record<string, unknown>>
}

/** What was filled in, to compare two entries by. */
const contentOf = ({ attachments, ...fields }: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([
    Object.entries(fields)
      .filter(([name]) => !['id', 'version', 'saved_at', 'draft'].includes(name))
      .toSorted(([a], [b]) => a.localeCompare(b)),
    Array.isArray(attachments)
      ? attachments.map((one: { dic_id: string; file_id: string }) => [one.dic_id, one.file_id])
      : [],
  ])

/** Whether a change or a removal whose answer was lost has happened (D1.7). */
function settlesOf(collection: Collection) {
  async function now(client: Client, input: object): Promise<StoredEntry | undefined> {
    const { params } = input as AnyInput
    const { personal_info } = await client.call(showPersonalInfo, {}, { silent: true })
    const entries: readonly StoredEntry[] = personal_info[collection]
    return entries.find(({ id }) => id === params.id)
  }
  return {
    change: async (client: Client, input: object) => {
      const { body } = input as AnyInput
      const entry = await now(client, input)
      const isDone = entry?.version === Number(body['version']) + 1 && contentOf(entry) === contentOf(body)
      return isDone ? entry : undefined
    },
    remove: async (client: Client, input: object) => ((await now(client, input)) ? undefined : {}),
  }
}
const settles = {
  customer_edus: settlesOf('customer_edus'),
  customer_jobs: settlesOf('customer_jobs'),
  credentials: settlesOf('credentials'),
  job_profits: settlesOf('job_profits'),
  papers: settlesOf('papers'),
}

export interface EntryActions {
  /** Adds or changes; on code 200 the talent info is read again (product.md §4). */
  save: (entry: EntryToSave) => Promise<Outcome<StoredEntry>>
  /** Removes this version, and its draft in the version that is shown; what is gone already is removed. */
  remove: (
    entry: Pick<StoredEntry, 'id' | 'version'>,
    draft: EntryDraft | undefined,
  ) => Promise<Outcome<unknown>>
  busy: boolean
}

const afterEntry = [showPersonalInfo]
const silent = { silent: true }

/** Agrees to the use of a picture, or takes that back and the picture with it. */
export const useConsentPhoto = (): Action<typeof consentPhoto> => useAction(consentPhoto, afterEntry)
/** Puts an uploaded picture in its place. */
export const useSetPhoto = (): Action<typeof setPhoto> => useAction(setPhoto, afterEntry)

/** Saves and removes entries of a collection. */
export function useEntryActions(collection: Collection): EntryActions {
  const { add, change, remove }: AnyCalls = entryCalls[collection]
  const { mutate } = useSWRConfig()
  const adding = useAction(add, afterEntry)
  const changing = useAction(change, afterEntry, settles[collection].change)
  const removing = useAction(remove, afterEntry, settles[collection].remove)
  return {
    async save({ id, version, ...body }) {
      const outcome =
        id === undefined
          ? await adding.run({ body }, silent)
          : await changing.run({ params: { id }, body: { ...body, version } }, silent)
      // the answer was made by the form of this very collection
      return outcome as Outcome<StoredEntry>
    },
    async remove({ id, version }, draft) {
      const query = { version, draft: draft?.version }
      const outcome = await removing.run({ params: { id }, query }, silent)
      if (outcome.ok || outcome.error.code !== codes.notFound) return outcome
      await mutate([showPersonalInfo.name, {}]).catch(ignoreMissingCache)
      return { ok: true, data: {} }
    },
    busy: adding.busy || changing.busy || removing.busy,
  }
}

/** An entry as far as it is typed, as the wire has it. */
export interface DraftToSave extends EndedDraft, Readonly<Record<string, unknown>> {
  entry_version: number | null
}

export interface EntryDraftActions {
  /** Keeps what is typed; the answer is the draft as it is now, so nothing is asked for again. */
  save: (draft: DraftToSave) => Promise<Outcome<EntryDraft>>
  /** Takes the draft off the page, before it is given up. */
  hide: (entryId: string | null) => void
  /** Gives the draft up. */
  drop: (draft: EndedDraft) => Promise<Outcome<unknown>>
}

/** Keeps drafts of a collection, and gives them up. */
export function useEntryDrafts(collection: Collection): EntryDraftActions {
  const { saveDraft, dropDraft }: AnyCalls = entryCalls[collection]
  const { mutate } = useSWRConfig()
  const saving = useAction(saveDraft)
  const dropping = useAction(dropDraft, afterEntry)

  /** Puts a draft in the place of the one that the page knows; undefined takes that away. */
  const show = (entryId: string | null, now: EntryDraft | undefined) =>
    mutate<DataOf<typeof showPersonalInfo>>(
      [showPersonalInfo.name, {}],
      known =>
        known && {
          ...known,
          drafts: {
            ...known.drafts,
            [collection]: [
              ...(now ? [now] : []),
              ...known.drafts[collection].filter(({ entry_id }) => entry_id !== entryId),
            ],
          },
        },
      { revalidate: false },
    ).catch(ignoreMissingCache)

  return {
    async save(body) {
      // the answer was made by the form of this very collection
      const outcome = (await saving.run({ body }, silent)) as Outcome<EntryDraft>
      if (outcome.ok) await show(body.entry_id, outcome.data)
      return outcome
    },
    hide: entryId => void show(entryId, undefined),
    async drop(draft) {
      await show(draft.entry_id, undefined)
      return dropping.run({ body: draft })
    },
  }
}
