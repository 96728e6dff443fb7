import { describe, expect, it } from 'vitest'
import { halfWidth, idNumberCharacters, phoneDigits } from './halfWidth.ts'

describe('what was pasted', () => {
  it.each([
    ['138 0000 5678', '13800005678'],
    ['+86 138-0000-5678', '13800005678'],
    ['０１３８００００', '01380000'],
    ['00８６13800005678', '13800005678'],
    ['１３８００００５６７８', '13800005678'],
    ['86138', '86138'],
  ])('reads the phone number in %s', (pasted, digits) => expect(phoneDigits(pasted)).toBe(digits))

  it('reads an identity number in full width', () =>
    expect(idNumberCharacters('１１０１０１ 19900307 001ｘ')).toBe('11010119900307001X'))

  it('leaves Chinese alone', () => expect(halfWidth('单位（Ａ）')).toBe('单位(A)'))
})
