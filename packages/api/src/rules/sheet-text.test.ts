import { describe, expect, test } from 'vitest'
import { csvLine, isFormula, readSheetText, sheetText } from './sheet-text.ts'

const hostile = [
  '=1+1',
  "=cmd|' /C calc'!A0",
  '+86 138',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＠x',
  "'=1",
  "''=1",
]
const harmless = ['', '陈知行', "O'Neill", "'quoted'", '2026-05-18', '12.50', '华岳=重工']

describe('texts in a table', () => {
  test.for(hostile)('%j is kept from running, and read back', text => {
    expect(sheetText(text)).toBe(`'${text}`)
    expect(readSheetText(sheetText(text))).toBe(text)
    expect(/^[=+\-@\t\r\n＝＋－＠]/.test(sheetText(text))).toBe(false)
  })
  test.for(harmless)('%j stays as it is', text => {
    expect([sheetText(text), readSheetText(text)]).toEqual([text, text])
    expect(isFormula(text)).toBe(false)
  })
  test.for(['110101199001011234', '2026051800137', '007', '123456789012\t'])('%j keeps its digits', text => {
    expect(sheetText(text)).toBe(`${text}\t`)
    expect(readSheetText(sheetText(text))).toBe(text)
  })
  test('cells of a line stay apart', () => {
    expect(csvLine(['a,b', '他说"好"', '两\n行', ''])).toBe('"a,b","他说""好""","两\n行",\r\n')
  })
})
