import { afterAll, expect, test } from 'vitest'
import { listViews, removeView, saveView } from '@portal/api/contract/views.contract'
import { aStaff } from './support/people.ts'
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
    { id, name: '待办', search: 'status=0' },
  ])
  expect((await portal.ok(removeView, { body: { id } }, me)).list).toEqual([])
  expect((await portal.ok(removeView, { body: { id } }, me)).list).toEqual([])
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
