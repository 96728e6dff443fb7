import { expect, test } from 'vitest'
import type { OwnView, SharedView } from '@portal/api/contract/views.schema'
import { viewsInRow } from './view-row.ts'

const own = Array.from({ length: 7 }, (_, at): OwnView => ({
  id: `own${at}`,
  name: `我的 ${at}`,
  search: '',
  shared: false,
}))
const shared = Array.from({ length: 7 }, (_, at): SharedView => ({
  id: `theirs${at}`,
  name: `同事的 ${at}`,
  search: '',
  owner_name: 'finance2',
}))
const names = (row: ReturnType<typeof viewsInRow>) => [...row.own, ...row.shared].map(({ id }) => id)

test.each<[number, number, string[]]>([
  [0, 0, []],
  [7, 0, ['own0', 'own1', 'own2', 'own3', 'own4']],
  [7, 1, ['own0', 'own1', 'own2', 'own3', 'theirs0']],
  [7, 7, ['own0', 'own1', 'own2', 'theirs0', 'theirs1']],
  [1, 7, ['own0', 'theirs0', 'theirs1', 'theirs2', 'theirs3']],
  [0, 7, ['theirs0', 'theirs1', 'theirs2', 'theirs3', 'theirs4']],
])('of %i own views and %i of colleagues the row holds %j', (mine, theirs, wanted) => {
  expect(names(viewsInRow({ own: own.slice(0, mine), shared: shared.slice(0, theirs) }, undefined))).toEqual(
    wanted,
  )
})

test('the view on the screen is in the row, among those of its kind', () => {
  expect(names(viewsInRow({ own, shared }, own[6]))).toEqual(['own0', 'own1', 'own6', 'theirs0', 'theirs1'])
  expect(names(viewsInRow({ own, shared }, shared[6]))).toEqual([
    'own0',
    'own1',
    'own2',
    'theirs0',
    'theirs6',
  ])
  expect(names(viewsInRow({ own, shared }, own[0]))).toEqual(['own0', 'own1', 'own2', 'theirs0', 'theirs1'])
})
