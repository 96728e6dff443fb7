import { describe, expect, it } from 'vitest'
import { gbkBytes } from './gbk.ts'

const decoder = new TextDecoder('gb18030')
const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const bytes = between(0x81, 0xfe)
const digits = between(0x30, 0x39)

/** What each of the codes stands for, but for those that stand for nothing. */
const read = (codes: number[][]): string[] =>
  codes.map(code => decoder.decode(Uint8Array.from(code))).filter(character => character !== '\uFFFD')

describe('GBK bytes (D6)', () => {
  it.each([
    ['', 0],
    ['ABC', 3],
    ['财务 A', 6],
    ['·，（）〇é', 12],
    ['€', 2],
    ['䶮', 2],
    ['㐀', 4],
    ['한', 4],
    ['ö', 4],
    ['鿃', 4],
    ['\uFFFD', 4],
    ['𠮷', 4],
    ['华岳㐀𠮷 Co.', 16],
  ])('%s has %i', (text, count) => {
    expect(gbkBytes(text)).toBe(count)
  })

  it('every character has as many as its code is long', () => {
    const seconds = [...between(0x40, 0x7e), ...between(0x80, 0xfe)]
    const two = new Set(read(bytes.flatMap(first => seconds.map(second => [first, second]))))
    expect([...two].filter(character => gbkBytes(character) !== 2)).toEqual([])
    // what lies below U+10000
    const four = read(
      between(0x81, 0x84).flatMap(first =>
        digits.flatMap(second => bytes.flatMap(third => digits.map(last => [first, second, third, last]))),
      ),
    )
    expect(four.filter(character => gbkBytes(character) !== 4 && !two.has(character))).toEqual([])
    expect(two.size + four.length).toBeGreaterThan(60_000)
  })
})
