import { expect, it } from 'vitest'
import { creditCodeCharacters, groupedCreditCode } from './credit-code.ts'

it.each([
  ['91110108ma01x7q24r', '91110108MA01X7Q24R'],
  ['９１１１０１０８ ｍａ01-X7Q2 4R', '91110108MA01X7Q24R'],
  ['代码：91110108MA01X7Q24R（副本）', '91110108MA01X7Q24R'],
  ['91110108MA01X7Q24R99', '91110108MA01X7Q24R'],
])('cleans %s', (typed, code) => expect(creditCodeCharacters(typed)).toBe(code))

it.each([
  ['91110108MA01X7Q24R', '9111 0108 MA01 X7Q2 4R'],
  ['9111', '9111'],
  ['', ''],
])('groups %j', (code, shown) => expect(groupedCreditCode(code)).toBe(shown))
