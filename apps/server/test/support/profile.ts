import { saveBasicData, showPersonalInfo } from '@portal/api/contract/profile.contract'
import { entryCalls } from '@portal/api/contract/profile-entries'
import type {
  BasicDataBody,
  EntryForm,
  PersonalInfo,
  StoredEntry,
  UserInfo,
} from '@portal/api/contract/profile.schema'
import type { Endpoint, Envelope } from '@portal/api/contract/endpoint'
import type { Collection } from '@portal/api/rules/profile-form'
import type { Person } from './people.ts'
import type { Caller, Portal } from './portal.ts'

type Forms = { [C in Collection]: Omit<EntryForm<C>, 'attachments'> }

const forms: Forms = {
  customer_edus: {
    school: '东北财经大学',
    major: '财务管理',
    study_mode: 'full',
    education: '21',
    degree: '4',
    start_month: '2002-09',
    end_month: '2006-06',
  },
  customer_jobs: {
    employer: '华岳重工集团有限公司',
    department: '财务部',
    position: '财务总监',
    industry: 'manufacturing',
    unit_size: 'large',
    start_month: '2021-07',
    end_month: 'now',
    duties: '统筹集团资金集中管理与预算考核。',
  },
  credentials: {
    name: '高级会计师',
    kind: 'title',
    number: 'B160100022',
    issuer: '人力资源和社会保障厅',
    obtained_month: '2016-05',
    valid_until: 'now',
  },
  job_profits: {
    type: '创新',
    title: '集团财务共享中心建设',
    year: '2024',
    level: 'group',
    amount_fen: 640_000_000,
    description: '建成财务共享中心，核算周期由 12 天缩短到 5 天。',
  },
  papers: {
    title: '集团资金集中管理的实践',
    kind: 'article',
    role: 'first',
    publication: '财务与会计',
    published_month: '2023-03',
    number: '',
  },
}

/** A good entry of a collection. */
export const entryForm = <C extends Collection>(collection: C): Forms[C] => forms[collection]

export const basics: Omit<BasicDataBody, 'version'> = {
  user_name: '陈知行',
  gender: '0',
  id_number: '11010119900307002X',
  birthday: '1990-03-07',
  political: '群众',
  financialworkage: 'p1120',
  gaoguangongling: 'p45',
  email: 'chen@huayue.example',
}

const actsOf = (
  collection: Collection,
): Record<'add' | 'change' | 'remove' | 'saveDraft' | 'dropDraft', Endpoint> => entryCalls[collection]

/** The calls of a collection, with what was good before and what a test wants otherwise. */
export const add = (
  portal: Portal,
  { token }: Person,
  collection: Collection,
  part: object = {},
  caller: Caller = {},
): Promise<Envelope<unknown>> =>
  portal.call(actsOf(collection).add, { body: { ...entryForm(collection), ...part } }, { token, ...caller })

export const change = (
  portal: Portal,
  { token }: Person,
  collection: Collection,
  { id, version }: { id: string; version: number },
  part: object = {},
  caller: Caller = {},
): Promise<Envelope<unknown>> =>
  portal.call(
    actsOf(collection).change,
    { params: { id }, body: { ...entryForm(collection), ...part, version } },
    { token, ...caller },
  )

export const remove = (
  portal: Portal,
  { token }: Person,
  collection: Collection,
  { id, version, draft }: { id: string; version?: number; draft?: number },
  caller: Caller = {},
): Promise<Envelope<unknown>> =>
  portal.call(
    actsOf(collection).remove,
    {
      params: { id },
      query: { ...(version === undefined ? {} : { version }), ...(draft === undefined ? {} : { draft }) },
    },
    { token, ...caller },
  )

/** A draft of an entry that is added, the first that its page saves. */
export const saveDraft = (
  portal: Portal,
  { token }: Person,
  collection: Collection,
  part: object = {},
  caller: Caller = {},
): Promise<Envelope<unknown>> => {
  const first = { entry_id: null, entry_version: null, version: 0, attachments: [] }
  return portal.call(
    actsOf(collection).saveDraft,
    { body: { ...first, ...entryForm(collection), ...part } },
    { token, ...caller },
  )
}

export const dropDraft = (
  portal: Portal,
  { token }: Person,
  collection: Collection,
  { entry_id, version }: { entry_id: string | null; version: number },
): Promise<Envelope<unknown>> =>
  portal.call(actsOf(collection).dropDraft, { body: { entry_id, version } }, { token })

/** An entry that was added. */
export async function anEntry<C extends Collection>(
  portal: Portal,
  person: Person,
  collection: C,
  part: object = {},
): Promise<StoredEntry<C>> {
  const answer = await add(portal, person, collection, part)
  if (answer.code !== 200) throw new Error(JSON.stringify(answer))
  return answer.data as StoredEntry<C>
}

export const profileOf = async (portal: Portal, { token }: Person): Promise<PersonalInfo> => {
  // flat: the payload stands beside the code
  const answer: unknown = await portal.call(showPersonalInfo, {}, { token })
  return (answer as { personal_info: PersonalInfo }).personal_info
}

export const saveBasics = (
  portal: Portal,
  { token }: Person,
  version: number,
  part: Omit<Partial<BasicDataBody>, 'version'> = {},
  caller: Caller = {},
): Promise<Envelope<UserInfo>> =>
  portal.call(saveBasicData, { body: { ...part, version } }, { token, ...caller }) as Promise<
    Envelope<UserInfo>
  >
