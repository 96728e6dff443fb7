import { expect, it } from 'vitest'
import { numberComplaint, numberText, readNumber } from './number.ts'

it.each([
  ['64', 0, 64],
  ['１，２８６，４００．５０', 2, 1_286_400.5],
  ['12。5', 1, 12.5],
  ['-3', 0, -3],
  ['7.', 2, 7],
  ['0012', 0, 12],
])('reads %s', (text, decimals, value) => expect(readNumber(text, decimals)).toBe(value))

it.each([
  ['', 0],
  ['1.5', 0],
  ['1.234', 2],
  ['1e3', 0],
  ['六十四', 0],
  ['1-2', 0],
])('refuses %j', (text, decimals) => expect(readNumber(text, decimals)).toBeNull())

it.each([
  [0, '0'],
  [1_286_400, '1,286,400'],
  [-1234.5, '-1,234.5'],
])('writes %d', (value, text) => expect(numberText(value)).toBe(text))

it.each([
  ['', { min: 0, max: 10, decimals: 0 }, ''],
  ['5', { min: 0, max: 10, decimals: 0 }, ''],
  ['11', { min: 1, max: 10, decimals: 0 }, '应在 1 至 10 之间'],
  ['-1', { min: 0, max: Infinity, decimals: 0 }, '不能小于 0'],
  ['9', { min: -Infinity, max: 8, decimals: 0 }, '不能大于 8'],
  ['1.5', { min: 0, max: 10, decimals: 0 }, '请输入整数'],
  ['x', { min: 0, max: 10, decimals: 2 }, '请输入数字，最多 2 位小数'],
])('says of %j', (text, rules, complaint) => expect(numberComplaint(text, rules)).toBe(complaint))
