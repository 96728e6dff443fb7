import { expect, it } from 'vitest'
import { moneyComplaint, readFen, yuanText } from './money.ts'

it.each([
  ['6000', 600_000],
  ['6,000.00', 600_000],
  ['¥１２.5', 1250],
  ['0.07', 7],
  ['19.99', 1999],
  ['1.', 100],
])('reads %s', (text, fen) => expect(readFen(text)).toBe(fen))

it.each(['', 'abc', '1.234', '-3', '1.2.3'])('refuses %j', text => expect(readFen(text)).toBeNull())

it.each([
  [0, '0.00'],
  [7, '0.07'],
  [123_456_789, '1,234,567.89'],
  [-500, '-5.00'],
])('writes %d', (fen, text) => expect(yuanText(fen)).toBe(text))

it.each([
  ['', ''],
  ['12.50', ''],
  ['12.505', '请输入金额，最多两位小数'],
  ['abc', '请输入金额，最多两位小数'],
])('of %j says %j', (text, complaint) => expect(moneyComplaint(text)).toBe(complaint))
