import { expect, it } from 'vitest'
import { readFen, yuanText } from './money.ts'

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
