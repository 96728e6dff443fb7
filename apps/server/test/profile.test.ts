import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAttachmentDics, listSelectOptions } from '@portal/api/contract/profile.contract'
import type { StoredEntry } from '@portal/api/contract/profile.schema'
import { collectionNames, collections, serverLists } from '@portal/api/rules/profile-form'
import { maxAttachments, maxEntries } from '@portal/api/rules/profile-limits'
import { sweepFiles } from '@portal/portal/files/files.sweep'
import { aFile } from './support/journey.ts'
import { aMember } from './support/people.ts'
import { openPortal, type Portal } from './support/portal.ts'
import { add, anEntry, basics, change, entryForm, profileOf, remove, saveBasics } from './support/profile.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const aProof = (memberId: string) => aFile(portal, memberId, 'profile')
const errorsOf = ({ data }: { data: unknown }) => (data as { errors: Record<string, string> }).errors

describe('basic data', () => {
  test('are kept as they are written, half a form too, and nobody reads the ID number in the database', async () => {
    const person = await aMember(portal)
    expect((await profileOf(portal, person)).user_info).toMatchObject({
      version: 0,
      saved_at: null,
      user_name: '',
    })
    expect(await saveBasics(portal, person, 0, { user_name: '陈', email: 'chen@' })).toMatchObject({
      code: 200,
      data: { version: 1, user_name: '陈', email: 'chen@', id_number: '' },
    })
    expect(await saveBasics(portal, person, 1, basics)).toMatchObject({
      code: 200,
      data: { version: 2, id_number: '1101**********002X', brithday: 'p35p45' },
    })
    const row = await portal.db.pool
      .selectFrom('talent_profiles')
      .selectAll()
      .where('member_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('11010119900307002X')
    const index = portal.host.keys.sign('11010119900307002X', 'id_number')
    expect(row.id_number_index).toBe(index)
    // the mask that was shown comes back, and a save that names no number: the stored one stays
    await saveBasics(portal, person, 2, { id_number: '1101**********002X', intro: '简介' })
    await saveBasics(portal, person, 3, { user_name: '陈知行' })
    const after = await portal.db.pool
      .selectFrom('talent_profiles')
      .select(['id_number_index', 'version'])
      .where('member_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ id_number_index: index, version: 4 })
    expect((await profileOf(portal, person)).user_info).toMatchObject({ intro: '简介', gender: '0' })
    const cleared = await saveBasics(portal, person, 4, { id_number: '' })
    expect(cleared.data.id_number).toBe('')
  })

  test('that can never be right are refused at their fields', async () => {
    const person = await aMember(portal)
    const save = async (part: Parameters<typeof saveBasics>[3]) =>
      errorsOf(await saveBasics(portal, person, 0, part))
    expect(await save({ birthday: '2026-05-19' })).toEqual({ birthday: '出生日期不能晚于今天' })
    expect(await save({ gender: '7' })).toEqual({ gender: '请选择性别' })
    expect(await save({ financialworkage: 'p45p55' })).toEqual({ financialworkage: '请选择财务工龄' })
    expect(await save({ id_number: '11010119900307002X', birthday: '1990-03-08' })).toEqual({
      birthday: '出生日期与身份证号不一致，请核对',
    })
    expect(await save({ user_name: '字'.repeat(300) })).toHaveProperty('user_name')
    expect((await profileOf(portal, person)).user_info.version).toBe(0)
  })

  test('the second of two tabs is told what is there, and loses nothing', async () => {
    const person = await aMember(portal)
    await saveBasics(portal, person, 0, { user_name: '甲' })
    expect(await saveBasics(portal, person, 0, { user_name: '乙' })).toMatchObject({
      code: 409,
      data: { current: { version: 1, user_name: '甲' } },
    })
    const both = await Promise.all(
      ['丙', '丁'].map(user_name => saveBasics(portal, person, 1, { user_name })),
    )
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409])
    expect((await profileOf(portal, person)).user_info.version).toBe(2)
  })
})

describe.for(collectionNames)('%s', collection => {
  const { by } = collections[collection]

  test('an entry is added, changed and removed, with its attachments', async () => {
    const person = await aMember(portal)
    const { list } = await portal.ok(listAttachmentDics, {}, person)
    const dic = list.find(one => one.collection === collection)?.id ?? ''
    const [first, second] = [await aProof(person.id), await aProof(person.id)]
    const attachments = [
      { dic_id: dic, file_id: second },
      { dic_id: dic, file_id: first },
    ]
    const added = await anEntry(portal, person, collection, { attachments })
    expect(added).toMatchObject({ ...entryForm(collection), version: 1, attachments })
    const link = added.attachments[0]?.url ?? ''
    expect((await portal.member.inject({ url: link })).statusCode).toBe(200)
    const changed = await change(portal, person, collection, added, { attachments: attachments.slice(1) })
    expect(changed).toMatchObject({ code: 200, data: { version: 2, attachments: [{ file_id: first }] } })
    const shown = (await profileOf(portal, person))[collection]
    expect(shown).toMatchObject([{ id: added.id, version: 2, ...entryForm(collection) }])
    expect(await remove(portal, person, collection, { id: added.id, version: 1 })).toMatchObject({
      code: 409,
      data: { current: { id: added.id, version: 2 } },
    })
    expect(await remove(portal, person, collection, { id: added.id, version: 2 })).toMatchObject({
      code: 200,
    })
    expect((await profileOf(portal, person))[collection]).toEqual([])
    for (const again of [
      change(portal, person, collection, added),
      remove(portal, person, collection, added),
    ])
      expect((await again).code).toBe(404)
  })

  test('the second of two tabs gets what is there now; two at once leave one', async () => {
    const person = await aMember(portal)
    const entry = await anEntry(portal, person, collection)
    const answers = await Promise.all([
      change(portal, person, collection, entry),
      change(portal, person, collection, entry),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    const late = await change(portal, person, collection, entry)
    expect(late).toMatchObject({ code: 409, data: { current: { id: entry.id, version: 2 } } })
  })

  test('the cap holds when many are added at once', async () => {
    const person = await aMember(portal)
    for (let n = 2; n < maxEntries; n += 1) await anEntry(portal, person, collection)
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(portal, person, collection)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 200, 422, 422])
    expect(answers.find(({ code }) => code === 422)).toMatchObject({ data: { rule: 'entries_too_many' } })
    expect((await profileOf(portal, person))[collection]).toHaveLength(maxEntries)
  })

  test('a retried add is one entry, and the latest stands first', async () => {
    const person = await aMember(portal)
    const key = crypto.randomUUID()
    const [one, again] = [
      await add(portal, person, collection, {}, { key }),
      await add(portal, person, collection, {}, { key }),
    ]
    expect(again).toEqual(one)
    const later = await anEntry(portal, person, collection, {
      [by]: by === 'year' ? '2026' : '2026-01',
      ...('end_month' in entryForm(collection) ? { end_month: 'now' } : {}),
    })
    const [first, second, ...more] = (await profileOf(portal, person))[collection]
    expect([first?.id, second?.id, more]).toEqual([later.id, (one.data as StoredEntry).id, []])
    // the key of a removal names what it removes: another version is another request
    const gone = { key: crypto.randomUUID() }
    expect((await remove(portal, person, collection, { id: later.id, version: 1 }, gone)).code).toBe(200)
    expect((await remove(portal, person, collection, { id: later.id, version: 1 }, gone)).code).toBe(200)
    expect((await remove(portal, person, collection, { id: later.id, version: 2 }, gone)).code).toBe(409)
  })
})

const refused = async (collection: (typeof collectionNames)[number], part: object) =>
  errorsOf(await add(portal, await aMember(portal), collection, part))

describe('what an entry is refused for', () => {
  test('an end before its start, months and years to come', async () => {
    expect(await refused('customer_edus', { end_month: '2001-06' })).toEqual({
      end_month: '结束年月不能早于开始年月',
    })
    expect(await refused('customer_jobs', { start_month: '2026-06' })).toEqual({
      start_month: '开始年月不能晚于本月',
    })
    expect(await refused('credentials', { valid_until: '2016-04' })).toEqual({
      valid_until: '有效期至不能早于取得年月',
    })
    expect(await refused('job_profits', { year: '2027' })).toEqual({
      year: '年度应为 1950 至 2026 的四位数字',
    })
    expect(await refused('papers', { published_month: '2026-13' })).toEqual({
      published_month: '发表年月格式不正确，应类似 2026-05',
    })
  })

  test('what is left out, too long, or of no list', async () => {
    expect(await refused('customer_jobs', { employer: '', duties: '字'.repeat(501), end_month: '' })).toEqual(
      {
        employer: '请输入工作单位',
        duties: '主要职责最多 500 个字',
        end_month: '请选择结束年月',
      },
    )
    expect(await refused('customer_edus', { education: '99', degree: 'x y' })).toEqual({
      degree: '请选择学位',
    })
    expect(await refused('customer_edus', { education: '99' })).toEqual({ education: '请选择学历' })
    expect(await refused('job_profits', { type: '集体', amount_fen: -1 })).toEqual({
      type: '请选择业绩类型',
      amount_fen: '金额应大于 0',
    })
  })

  test('files of another member or purpose, types of another collection, too many', async () => {
    const person = await aMember(portal)
    const foreign = await aProof((await aMember(portal)).id)
    const voucher = await aFile(portal, person.id, 'voucher')
    const own = await aProof(person.id)
    const withProofs = (...attachments: object[]) => add(portal, person, 'customer_edus', { attachments })
    for (const file_id of [foreign, voucher, 'unknown'])
      expect(await withProofs({ dic_id: 'edu_degree', file_id })).toMatchObject({
        code: 422,
        data: { rule: 'file_missing' },
      })
    expect(
      await withProofs({ dic_id: 'edu_degree', file_id: own }, { dic_id: 'edu_other', file_id: own }),
    ).toMatchObject({
      data: { rule: 'file_missing' },
    })
    for (const dic_id of ['job_proof', 'unknown'])
      expect(errorsOf(await withProofs({ dic_id, file_id: own }))).toEqual({
        attachments: '材料类型不正确或已停用，请重新选择',
      })
    const many = Array.from({ length: maxAttachments + 1 }, () => ({ dic_id: 'edu_degree', file_id: own }))
    expect(errorsOf(await withProofs(...many))).toEqual({ attachments: `证明材料最多 ${maxAttachments} 个` })
  })

  test('an option that was taken away stays with who has it, and is offered to nobody else', async () => {
    const person = await aMember(portal)
    const entry = await anEntry(portal, person, 'papers', { role: 'co' })
    const stop = (stopped: boolean) =>
      portal.db.pool
        .updateTable('select_options')
        .set({ stopped })
        .where('list', '=', 'paper_role')
        .where('code', '=', 'co')
        .execute()
    await stop(true)
    expect((await portal.ok(listSelectOptions, {}, person)).paper_role).toContainEqual({
      id: 'co',
      name: '合著者',
      stopped: true,
    })
    expect((await change(portal, person, 'papers', entry, { role: 'co', title: '改题' })).code).toBe(200)
    expect(errorsOf(await add(portal, person, 'papers', { role: 'co' }))).toEqual({
      role: '所选本人角色已停用，请重新选择',
    })
    await stop(false)
  })

  test('a type of attachment that was taken away stays on what has it, and takes nothing new', async () => {
    const person = await aMember(portal)
    const [old, fresh] = [await aProof(person.id), await aProof(person.id)]
    const kept = { dic_id: 'paper_text', file_id: old }
    const added = { dic_id: 'paper_text', file_id: fresh }
    const entry = await anEntry(portal, person, 'papers', { attachments: [kept] })
    const stop = (stopped: boolean) =>
      portal.db.pool
        .updateTable('attachment_dics')
        .set({ stopped })
        .where('id', '=', 'paper_text')
        .executeTakeFirst()
    expect(await stop(true)).toMatchObject({ numUpdatedRows: 1n })
    const { list } = await portal.ok(listAttachmentDics, {}, person)
    expect(list.filter(({ stopped }) => stopped).map(({ id }) => id)).toEqual(['paper_text'])
    const refusal = { attachments: '材料类型不正确或已停用，请重新选择' }
    // neither on another entry nor beside the old attachment, nor with another file in its place
    expect(errorsOf(await add(portal, person, 'papers', { attachments: [added] }))).toEqual(refusal)
    for (const attachments of [[kept, added], [added]])
      expect(errorsOf(await change(portal, person, 'papers', entry, { attachments }))).toEqual(refusal)
    const changed = await change(portal, person, 'papers', entry, { attachments: [kept], title: '改题' })
    expect(changed).toMatchObject({ code: 200, data: { title: '改题', attachments: [kept] } })
    expect((await profileOf(portal, person)).papers).toMatchObject([{ version: 2, attachments: [kept] }])
    await stop(false)
    expect((await add(portal, person, 'papers', { attachments: [added] })).code).toBe(200)
  })
})

test('every list that a field names has options, and every collection types of attachments', async () => {
  const person = await aMember(portal)
  const options = await portal.ok(listSelectOptions, {}, person)
  for (const list of serverLists) expect([list, options[list].length > 1]).toEqual([list, true])
  const { list } = await portal.ok(listAttachmentDics, {}, person)
  expect(new Set(list.map(({ collection }) => collection))).toEqual(new Set(collectionNames))
})

test('a certificate number is unreadable in the database and whole for its owner', async () => {
  const person = await aMember(portal)
  const { id } = await anEntry(portal, person, 'credentials')
  const row = await portal.db.pool
    .selectFrom('talent_entries')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(entryForm('credentials').number)
  expect((await profileOf(portal, person)).credentials).toMatchObject([{ number: 'B160100022' }])
})

test('files that an entry names survive the sweep, those it let go do not', async () => {
  const person = await aMember(portal)
  const [kept, loose] = [await aProof(person.id), await aProof(person.id)]
  const attachments = [kept, loose].map(file_id => ({ dic_id: 'edu_degree', file_id }))
  const entry = await anEntry(portal, person, 'customer_edus', { attachments })
  await change(portal, person, 'customer_edus', entry, { attachments: attachments.slice(0, 1) })
  portal.clock.advance(86_400_001)
  await sweepFiles(portal.host)
  const there = async (id: string) => (await portal.host.files.open(portal.db.pool, id)) !== null
  expect([await there(kept), await there(loose)]).toEqual([true, false])
})

test('every act leaves a line of the trail, without what was written', async () => {
  const person = await aMember(portal)
  await saveBasics(portal, person, 0, basics)
  const entry = await anEntry(portal, person, 'papers')
  await change(portal, person, 'papers', entry, { title: '新题' })
  await remove(portal, person, 'papers', { id: entry.id })
  const lines = await portal.db.pool
    .selectFrom('audit_entries')
    .select(['act', 'diff'])
    .where('actor_id', '=', person.id)
    .execute()
  expect(lines.map(({ act }) => act).toSorted()).toEqual(
    ['profile.addEntry', 'profile.changeEntry', 'profile.removeEntry', 'profile.saveBasicData'].toSorted(),
  )
  expect(JSON.stringify(lines)).toContain('"title"')
  expect(JSON.stringify(lines)).not.toMatch(/新题|陈知行|1101/)
})

test('one entry is removed once, however many ask', async () => {
  const person = await aMember(portal)
  const entry = await anEntry(portal, person, 'customer_jobs')
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => remove(portal, person, 'customer_jobs', { id: entry.id, version: 1 })),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 404, 404, 404, 404])
})
