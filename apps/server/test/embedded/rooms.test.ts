import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../../../../packages/portal/src')
const query = /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<|`|\.)|\.script\(/

test('SQL stands in repositories alone, and where the connection itself is made', () => {
  const elsewhere = globSync('**/*.ts', { cwd: src }).filter(
    path =>
      !path.endsWith('.repository.ts') &&
      !path.endsWith('.test.ts') &&
      path !== join('kernel', 'database.ts') &&
      query.test(readFileSync(join(src, path), 'utf8')),
  )
  expect(elsewhere).toEqual([])
})
