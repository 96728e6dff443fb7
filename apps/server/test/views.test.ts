import { afterAll, expect, test } from 'vitest'
import { listViews, removeView, saveView } from '@portal/api/contract/views.contract'
import { aStaff, type Person } from './support/people.ts'
import { openPortal } from './support/portal.ts'

const portal = await openPortal()
afterAll(() => portal.close())

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('a view is saved, changed, found by nobody else, and removed', async () => {
  const me = await aStaff(portal, 'finance')
  const other = await aStaff(portal, 'finance')
  const { list } = await portal.ok(
    saveView,
    { body: { name: '本月待办', search: 'status=0%2C10&sort=amount_fen' } },
    me,
  )
  expect(list).toMatchObject([{ name: '本月待办', search: 'status=0%2C10&sort=amount_fen' }])
  const id = list[0]?.id ?? ''
  expect((await portal.ok(listViews, {}, other)).list).toEqual([])
  expect(await portal.call(saveView, { body: { id, name: '他人', search: '' } }, other)).toMatchObject({
    code: 404,
  })
  await portal.ok(removeView, { body: { id } }, other)
  expect((await portal.ok(saveView, { body: { id, name: '待办', search: 'status=0' } }, me)).list).toEqual([
    { id, name: '待办', search: 'status=0', shared: false },
  ])
  expect((await portal.ok(removeView, { body: { id } }, me)).list).toEqual([])
  expect((await portal.ok(removeView, { body: { id } }, me)).list).toEqual([])
})

test('a shared view is seen by the colleagues of the role, who cannot change it', async () => {
  const owner = await aStaff(portal, 'finance')
  const colleague = await aStaff(portal, 'finance')
  const outsiders = await Promise.all(
    (['super', 'agent', 'others', 'gardener'] as const).map(role => aStaff(portal, role)),
  )
  const seenBy = async (who: Person) => (await portal.ok(listViews, {}, who)).shared
  const given = { name: '待退款', search: 'status=40' }
  const { list } = await portal.ok(saveView, { body: { ...given, shared: true } }, owner)
  const id = list[0]?.id ?? ''
  expect(list).toEqual([{ id, ...given, shared: true }])
  expect(await seenBy(colleague)).toEqual([{ id, ...given, owner_name: owner.id }])
  expect(await seenBy(owner)).toEqual([])
  for (const one of outsiders) expect(await seenBy(one)).toEqual([])

  const changed = { body: { id, name: '改', search: '', shared: false } }
  expect(await portal.call(saveView, changed, colleague)).toMatchObject({ code: 404 })
  await portal.ok(removeView, { body: { id } }, colleague)
  // a copy is the colleague's own and may have the name
  const copied = await portal.ok(saveView, { body: given }, colleague)
  expect(copied.list).toMatchObject([{ ...given, shared: false }])
  expect(copied.shared).toEqual([{ id, ...given, owner_name: owner.id }])

  // a name alone leaves it shared
  await portal.ok(saveView, { body: { id, name: '退款', search: 'status=40' } }, owner)
  expect(await seenBy(colleague)).toMatchObject([{ id, name: '退款' }])
  await portal.ok(saveView, { body: { id, name: '退款', search: 'status=40', shared: false } }, owner)
  expect(await seenBy(colleague)).toEqual([])
  await portal.ok(saveView, { body: { id, name: '退款', search: 'status=40', shared: true } }, owner)
  expect(await seenBy(colleague)).toHaveLength(1)
  await portal.ok(removeView, { body: { id } }, owner)
  expect(await seenBy(colleague)).toEqual([])
  expect((await portal.ok(listViews, {}, colleague)).list).toHaveLength(1)
})

test('a shared view goes with its owner: gone with the account or the role, and back with them', async () => {
  const owner = await aStaff(portal, 'super')
  const before = await aStaff(portal, 'super')
  const after = await aStaff(portal, 'others')
  const set = (part: { disabled_at?: Date | null; sub_role?: string }) =>
    portal.db.pool.updateTable('staff').set(part).where('id', '=', owner.id).execute()
  const seen = async () => ({
    before: names((await portal.ok(listViews, {}, before)).shared),
    after: names((await portal.ok(listViews, {}, after)).shared),
  })
  await portal.ok(saveView, { body: { name: '日清', search: '', shared: true } }, owner)
  expect(await seen()).toEqual({ before: ['日清'], after: [] })
  await set({ disabled_at: portal.clock.now })
  expect(await seen()).toEqual({ before: [], after: [] })
  await set({ disabled_at: null, sub_role: 'others' })
  expect(await seen()).toEqual({ before: [], after: [] })
  expect((await portal.ok(listViews, {}, owner)).list).toMatchObject([{ name: '日清', shared: false }])
  await set({ sub_role: 'super' })
  expect(await seen()).toEqual({ before: ['日清'], after: [] })
})

test('agents are colleagues within their agency; who has no known role is one of the read-only desk', async () => {
  await portal.db.pool
    .insertInto('agents')
    .values(['1001', '1002'].map(id => ({ id, name: `机构 ${id}` })))
    .execute()
  const agent = await aStaff(portal, 'agent', '1001')
  const [same, another] = [await aStaff(portal, 'agent', '1001'), await aStaff(portal, 'agent', '1002')]
  await portal.ok(saveView, { body: { name: '本社', search: 'q=%E9%99%88', shared: true } }, agent)
  expect((await portal.ok(listViews, {}, same)).shared).toMatchObject([{ name: '本社' }])
  expect((await portal.ok(listViews, {}, another)).shared).toEqual([])

  const [unknown, reader] = [await aStaff(portal, 'gardener'), await aStaff(portal, 'others')]
  await portal.ok(saveView, { body: { name: '只读', search: '', shared: true } }, unknown)
  expect((await portal.ok(listViews, {}, reader)).shared).toMatchObject([{ name: '只读' }])
})

test('names are one to twelve characters, one of each, and twenty at most', async () => {
  const me = await aStaff(portal, 'super')
  const save = (name: string, search = '') => portal.call(saveView, { body: { name, search } }, me)
  expect(await save('  ')).toMatchObject({ code: 400, data: { errors: { name: '请输入视图名称' } } })
  expect(await save('一二三四五六七八九十一二三')).toMatchObject({ code: 400 })
  expect(await save('一二三四五六七八九十一二')).toMatchObject({ code: 200 })
  expect(await save('VIP')).toMatchObject({ code: 200 })
  expect(await save('vip')).toMatchObject({ code: 422, data: { rule: 'view_name_taken' } })
  expect(await save('脚本', 'q=<script>')).toMatchObject({ code: 400 })
  expect(await save('很长', `q=${'a'.repeat(1_000)}`)).toMatchObject({ code: 400 })
  for (let n = 3; n <= 20; n += 1) expect(await save(`视图 ${n}`)).toMatchObject({ code: 200 })
  expect(await save('第二十一')).toMatchObject({ code: 422, data: { rule: 'views_too_many' } })
})

test('windows that save at once lose nothing, and of one name there is one', async () => {
  const me = await aStaff(portal, 'agent')
  const wanted = ['甲', '乙', '丙', '丁', '戊']
  await Promise.all(wanted.map(name => portal.ok(saveView, { body: { name, search: 'status=10' } }, me)))
  const twice = await Promise.all(
    ['己', '己'].map(name => portal.call(saveView, { body: { name, search: '' } }, me)),
  )
  expect(twice.map(({ code }) => code).toSorted()).toEqual([200, 422])
  const again = { ...me, key: 'view-key-1' }
  for (let n = 0; n < 2; n += 1)
    expect((await portal.ok(saveView, { body: { name: '庚', search: '' } }, again)).list).toHaveLength(7)
  const { list } = await portal.ok(listViews, {}, me)
  expect(names(list).toSorted()).toEqual([...wanted, '己', '庚'].toSorted())
})
