import { afterAll, expect, test } from 'vitest'
import { showPersonalInfo } from '@portal/api/contract/profile.contract'
import type { EntryDraft, ProfileDrafts } from '@portal/api/contract/profile.schema'
import { collectionNames, collections, type Collection } from '@portal/api/rules/profile-form'
import { emptyValues } from '@portal/api/rules/form-fields'
import { maxDrafts } from '@portal/api/rules/profile-limits'
import { sweepFiles } from '@portal/portal/files/files.sweep'
import { aFile } from './support/journey.ts'
import { aMember, type Person } from './support/people.ts'
import { openPortal } from './support/portal.ts'
import {
  add,
  anEntry,
  change,
  dropDraft,
  entryForm,
  profileOf,
  remove,
  saveDraft,
} from './support/profile.ts'

const portal = await openPortal()
afterAll(() => portal.close())

const draftsOf = async ({ token }: Person): Promise<ProfileDrafts> => {
  // flat: the payload stands beside the code
  const answer: unknown = await portal.call(showPersonalInfo, {}, { token })
  return (answer as { drafts: ProfileDrafts }).drafts
}
/** A draft that was saved. */
async function aDraft(person: Person, collection: Collection, part: object = {}): Promise<EntryDraft> {
  const answer = await saveDraft(portal, person, collection, part)
  expect(answer).toMatchObject({ code: 200 })
  return answer.data as EntryDraft
}

test.for(collectionNames)(
  '%s: what is typed is kept, half of it too, until it is saved',
  async collection => {
    const person = await aMember(portal)
    const [name = ''] = Object.keys(collections[collection].entry)
    const first = await aDraft(person, collection, {
      ...emptyValues(collections[collection].entry),
      [name]: '甲',
    })
    expect(first).toMatchObject({ entry_id: null, entry_version: null, [name]: '甲', attachments: [] })
    const second = await aDraft(person, collection, { [name]: '甲乙', version: first.version })
    expect((await draftsOf(person))[collection]).toMatchObject([{ [name]: '甲乙', version: second.version }])
    expect((await profileOf(portal, person))[collection]).toEqual([])
    const added = await anEntry(portal, person, collection, {
      draft: { entry_id: null, version: second.version },
    })
    expect((await draftsOf(person))[collection]).toEqual([])

    const changing = { entry_id: added.id, entry_version: 1, [name]: '改' }
    const third = await aDraft(person, collection, changing)
    expect(third.version).not.toBe(first.version)
    const end = { draft: { entry_id: added.id, version: third.version } }
    expect((await change(portal, person, collection, added, end)).code).toBe(200)
    expect((await draftsOf(person))[collection]).toEqual([])
  },
)

test('the second of two tabs is told what the first has typed, and ends nothing of it', async () => {
  const person = await aMember(portal)
  const first = await aDraft(person, 'customer_jobs', { employer: '甲单位' })
  expect(await saveDraft(portal, person, 'customer_jobs', { employer: '乙单位' })).toMatchObject({
    code: 409,
    data: { current: { employer: '甲单位', version: first.version } },
  })
  const both = await Promise.all(
    ['丙', '丁'].map(employer =>
      saveDraft(portal, person, 'customer_jobs', { employer, version: first.version }),
    ),
  )
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409])
  const [kept] = (await draftsOf(person)).customer_jobs
  // a page that knows an older draft, or none, saves its own entry and leaves the later draft alone
  for (const draft of [undefined, { entry_id: null, version: first.version }])
    await anEntry(portal, person, 'customer_jobs', { draft })
  expect(await dropDraft(portal, person, 'customer_jobs', first)).toMatchObject({ code: 200 })
  expect((await draftsOf(person)).customer_jobs).toEqual([kept])
})

test('a draft that was ended elsewhere begins anew, under a version that nobody knew', async () => {
  const person = await aMember(portal)
  const first = await aDraft(person, 'papers', { title: '甲' })
  await dropDraft(portal, person, 'papers', first)
  expect((await draftsOf(person)).papers).toEqual([])
  const again = await aDraft(person, 'papers', { title: '甲乙', version: first.version })
  expect(again).toMatchObject({ title: '甲乙' })
  expect(again.version).not.toBe(first.version)
  expect(await saveDraft(portal, person, 'papers', { title: '丙', version: first.version })).toMatchObject({
    code: 409,
  })
})

test('an entry takes its draft along when the page has shown it, and leaves a later one', async () => {
  const person = await aMember(portal)
  const entries = [
    await anEntry(portal, person, 'customer_edus'),
    await anEntry(portal, person, 'customer_edus'),
  ]
  const drafts: EntryDraft[] = []
  for (const { id } of entries)
    drafts.push(await aDraft(person, 'customer_edus', { entry_id: id, entry_version: 1, school: '改' }))
  for (const [at, { id }] of entries.entries())
    await remove(portal, person, 'customer_edus', {
      id,
      version: 1,
      draft: at === 0 ? (drafts[0]?.version ?? 0) : 1_000_000,
    })
  expect((await profileOf(portal, person)).customer_edus).toEqual([])
  expect((await draftsOf(person)).customer_edus).toEqual([drafts[1]])
  // what was typed for an entry that is gone can still be typed on, and saved as another
  const more = await aDraft(person, 'customer_edus', { ...drafts[1], school: '改二' })
  await anEntry(portal, person, 'customer_edus', {
    draft: { entry_id: more.entry_id, version: more.version },
  })
  expect((await draftsOf(person)).customer_edus).toEqual([])
})

test('nobody else has it: another member reads none, ends none, and may keep one under the same name', async () => {
  const [owner, other] = [await aMember(portal), await aMember(portal)]
  const entry = await anEntry(portal, owner, 'customer_jobs')
  const mine = { entry_id: entry.id, entry_version: 1, employer: '甲' }
  const draft = await aDraft(owner, 'customer_jobs', mine)
  expect((await draftsOf(other)).customer_jobs).toEqual([])
  await dropDraft(portal, other, 'customer_jobs', draft)
  await aDraft(other, 'customer_jobs', { ...mine, employer: '乙' })
  expect((await draftsOf(owner)).customer_jobs).toEqual([draft])
  const foreign = await aFile(portal, owner.id, 'profile')
  const attachments = [{ dic_id: 'job_proof', file_id: foreign }]
  expect(await saveDraft(portal, other, 'papers', { attachments })).toMatchObject({
    code: 422,
    data: { rule: 'file_missing' },
  })
})

test('its files live as long as the draft', async () => {
  const person = await aMember(portal)
  const file = await aFile(portal, person.id, 'profile')
  const attachments = [{ dic_id: 'job_proof', file_id: file }]
  const draft = await aDraft(person, 'customer_jobs', { attachments })
  const [proof] = draft.attachments
  expect((await portal.member.inject({ url: proof?.url ?? '' })).statusCode).toBe(200)
  const there = async () => (await portal.host.files.open(portal.db.pool, file)) !== null
  portal.clock.advance(86_400_001)
  await sweepFiles(portal.host)
  expect(await there()).toBe(true)
  await dropDraft(portal, person, 'customer_jobs', draft)
  await sweepFiles(portal.host)
  expect(await there()).toBe(false)
})

test('a certificate number is unreadable in the database, and no draft leaves words in the trail', async () => {
  const person = await aMember(portal)
  const draft = await aDraft(person, 'credentials')
  await dropDraft(portal, person, 'credentials', await aDraft(person, 'credentials', draft))
  await aDraft(person, 'credentials')
  const { number } = entryForm('credentials')
  const rows = await portal.db.pool
    .selectFrom('talent_drafts')
    .selectAll()
    .where('member_id', '=', person.id)
    .execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(number)
  expect((await draftsOf(person)).credentials).toMatchObject([{ number }])
  const trail = await portal.db.pool
    .selectFrom('audit_entries')
    .selectAll()
    .where('actor_id', '=', person.id)
    .execute()
  expect(trail).toEqual([])
})

test('there is room for so many and no more; texts have room for what is not tidy yet', async () => {
  const person = await aMember(portal)
  for (let n = 0; n < maxDrafts; n += 1)
    await aDraft(person, 'papers', { entry_id: `gone-${n}`, entry_version: 1 })
  expect(await saveDraft(portal, person, 'papers', { entry_id: null })).toMatchObject({
    code: 422,
    data: { rule: 'drafts_too_many' },
    message: '没有保存的草稿最多保留 20 份，请先保存或放弃几份',
  })
  const [known] = (await draftsOf(person)).papers
  await aDraft(person, 'papers', { ...known, title: '字'.repeat(800) })
  expect(await saveDraft(portal, await aMember(portal), 'papers', { title: '字'.repeat(801) })).toMatchObject(
    { code: 400, data: { errors: { title: '最多 800 个字' } } },
  )
})

test('a retried save is one draft', async () => {
  const person = await aMember(portal)
  const key = { key: crypto.randomUUID() }
  const [one, again] = [
    await saveDraft(portal, person, 'papers', {}, key),
    await saveDraft(portal, person, 'papers', {}, key),
  ]
  expect(again).toEqual(one)
  expect((await add(portal, person, 'papers')).code).toBe(200)
  expect((await draftsOf(person)).papers).toHaveLength(1)
})
