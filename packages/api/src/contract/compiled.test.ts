import { assert, anything, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { check } from './check.ts'
import { compiled } from './compiled.ts'
import { operations } from './index.ts'

const line = z.object({
  name: z.string().check(z.minLength(1, '请输入名称')),
  fen: z.nullable(z.int()),
  note: z.optional(z.string()),
  page: z._default(z.int(), 1),
})
const range = z
  .object({ from: z.int(), until: z.int() })
  .check(z.refine(({ from, until }) => from <= until, { path: ['until'], error: '不能早于开始' }))
const answer = z.object({
  list: z.array(line),
  range: z.nullable(range),
  either: z.union([line, z.object({ code: z.int() })]),
})
const good = {
  list: [
    { name: '会费', fen: 30_000 },
    { name: '评价费', fen: null, note: '二星', page: 2 },
  ],
  range: { from: 1, until: 2 },
  either: { code: 1 },
}

describe('a compiled schema', () => {
  it.each<[string, unknown]>([
    ['a whole answer', good],
    ['no answer', undefined],
    ['a field too many', { ...good, secret: 1, list: [{ name: '会费', fen: 1, secret: 1 }] }],
    ['a field too few', { ...good, list: [{ name: '会费' }] }],
    ['a wrong kind deep inside', { ...good, list: [...good.list, { name: 1, fen: '1', note: null }] }],
    ['a field against its own check', { ...good, list: [{ name: '', fen: 1 }] }],
    ['an object against its check', { ...good, range: { from: 2, until: 1 } }],
    ['neither of two', { ...good, either: {} }],
  ])('judges %s as the schema itself does', (_, value) =>
    expect(check(compiled(answer), value)).toEqual(check(answer, value)),
  )
  it('leaves out what the schema does not name', () =>
    expect(check(compiled(line), { name: '会费', fen: 1, secret: 1 })).toEqual({
      ok: true,
      data: { name: '会费', fen: 1, page: 1 },
    }))
  it('is made once', () => expect(compiled(line)).toBe(compiled(line)))
  it('says the same of every answer of the contract, whatever is in it', () => {
    const answers = operations.flatMap(({ acts }) => acts).map(({ data }) => data)
    assert(
      property(anything(), value => {
        for (const data of answers)
          for (const part of [value, { list: [value] }])
            expect(check(compiled(data), part)).toEqual(check(data, part))
      }),
      { numRuns: 20 },
    )
  })
})
