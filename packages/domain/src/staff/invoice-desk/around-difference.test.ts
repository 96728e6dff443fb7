import { expect, it } from 'vitest'
import { aroundDifference } from './around-difference.ts'

it.each([
  ['远桥精密制造股份有限公司', '远桥精密制造集团股份有限公司', ['远桥精密制造', '集团', '股份有限公司']],
  ['远桥精密集团公司', '远桥精密公司', ['远桥精密', '', '公司']],
  ['甲公司', '乙公司', ['', '乙', '公司']],
  ['甲甲', '甲甲甲', ['甲甲', '甲', '']],
  ['', '甲', ['', '甲', '']],
  ['𠮷田公司', '𠮷野公司', ['𠮷', '野', '公司']],
])('%s, %s', (other, text, parts) => {
  expect(aroundDifference(other, text)).toEqual(parts)
})
