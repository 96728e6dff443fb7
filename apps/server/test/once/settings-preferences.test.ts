import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSettings, savePreferences } from '@portal/api/contract/settings.contract'
import { getCurrentStaff } from '@portal/api/contract/staff.contract'
import type { SetPreferences } from '@portal/api/rules/preferences'
import { subRoles } from '@portal/api/rules/rights'
import { aMember, aStaff, type Person } from '../support/people.ts'
import { openPortal, type Portal } from '../support/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const save = (preferences: SetPreferences, { token }: Person) =>
  portal.ok(savePreferences, { body: { preferences } }, { token })
const columns = { order: ['amount_fen', 'member'], hidden: ['agent'] }

/** A body as it is sent, whatever the contract thinks of it. */
const send = async (body: object, { token }: Person) =>
  (
    await portal.manager.inject({
      method: 'POST',
      url: savePreferences.path,
      headers: { token },
      payload: { action: savePreferences.action, ...body },
    })
  ).json<unknown>()
/** What the table holds. */
const stored = async ({ id }: Person) => {
  const { preferences } = await portal.db.pool
    .selectFrom('staff')
    .select('preferences')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return preferences
}
const storeAs = (preferences: object, { id }: Person) =>
  portal.db.pool
    .updateTable('staff')
    .set({ preferences: JSON.stringify(preferences) })
    .where('id', '=', id)
    .execute()

describe('preferences', () => {
  test('of a member come with the own account, and nobody else has them', async () => {
    const [person, other] = [await aMember(portal), await aMember(portal)]
    expect(await save({ orders_page_size: 50 }, person)).toEqual({ preferences: { orders_page_size: 50 } })
    expect(await portal.ok(getSettings, {}, person)).toMatchObject({ preferences: { orders_page_size: 50 } })
    expect(await portal.ok(getSettings, {}, other)).toMatchObject({ preferences: {} })
  })

  test.for(subRoles)('of %s come with who is signed in', async subRole => {
    const clerk = await aStaff(portal, subRole)
    const preferences = { theme: 'dark', shortcuts: false, orders_columns: columns } as const
    await save(preferences, clerk)
    expect(await portal.ok(getCurrentStaff, {}, clerk)).toMatchObject({ preferences })
  })

  test('change one by one: the last to set each wins it, and the others stay', async () => {
    const clerk = await aStaff(portal, 'finance')
    await save({ theme: 'dark', row_height: 'relaxed' }, clerk)
    await save({ theme: 'light' }, clerk)
    expect(await save({ shortcuts: false }, clerk)).toEqual({
      preferences: { theme: 'light', row_height: 'relaxed', shortcuts: false },
    })
  })

  test('of two devices that save at once, both stay', async () => {
    const clerk = await aStaff(portal, 'finance')
    await Promise.all([save({ theme: 'dark' }, clerk), save({ orders_sort: 'amount_fen' }, clerk)])
    expect(await stored(clerk)).toEqual({ theme: 'dark', orders_sort: 'amount_fen' })
  })

  test.for([
    ['an unknown one', { colour: 'red' }, { preferences: '没有这项设置' }],
    ['a value of another', { theme: 'relaxed' }, { 'preferences.theme': '设置的值不正确' }],
    ['a list where one is due', { shortcuts: [true] }, { 'preferences.shortcuts': '设置的值不正确' }],
    [
      'a long name of a column',
      { orders_columns: { order: ['x'.repeat(41)], hidden: [] } },
      { 'preferences.orders_columns.order.0': '设置的值不正确' },
    ],
    [
      'more columns than a table has',
      { orders_columns: { order: [], hidden: Array.from({ length: 31 }, (_, n) => `c${n}`) } },
      { 'preferences.orders_columns.hidden': '列太多' },
    ],
  ] as const)('refuses %s, and keeps nothing of it', async ([, preferences, errors]) => {
    const clerk = await aStaff(portal, 'super')
    expect(await send({ preferences: { row_height: 'relaxed', ...preferences } }, clerk)).toMatchObject({
      code: 400,
      data: { errors },
    })
    expect(await stored(clerk)).toEqual({})
  })

  test('that a newer version knows are ignored, and kept for it', async () => {
    const clerk = await aStaff(portal, 'agent')
    await storeAs({ theme: 'sepia', font: 'large', row_height: 'relaxed' }, clerk)
    expect((await portal.ok(getCurrentStaff, {}, clerk)).preferences).toEqual({ row_height: 'relaxed' })
    await save({ shortcuts: false }, clerk)
    expect(await stored(clerk)).toMatchObject({ theme: 'sepia', font: 'large', shortcuts: false })
  })
})
