import { describe, expect, it } from 'vitest'
import { asQuery, containsText, hasLatin, soundsLike } from './matching.ts'
import { spokenLabel } from './pinyin.ts'

const sounds = (label: string, typed: string) => soundsLike(spokenLabel(label), asQuery(typed))

describe('text', () => {
  it('ignores width, case and spaces', () =>
    expect(containsText('中国 ＡＢＣ 公司', asQuery('ａbc公'))).toBe(true))
  it('asks for pinyin only with letters', () => {
    expect(hasLatin(asQuery('华岳'))).toBe(false)
    expect(hasLatin(asQuery('ｈｙ'))).toBe(true)
  })
})

describe('pinyin', () => {
  it.each([
    ['通用设备制造业', 'tysb'],
    ['通用设备制造业', 'tongyong'],
    ['通用设备制造业', 'shebei'],
    ['通用设备制造业', 'zzy'],
    ['通用设备制造业', 'tongysbei'],
    ['通用设备制造业', '通yong'],
    ['重庆市', 'chongqing'],
    ['女装', 'nvz'],
    ['A 股上市公司', 'agss'],
  ])('finds %s by %s', (label, typed) => expect(sounds(label, typed)).toBe(true))

  it.each([
    ['通用设备制造业', 'ongyong'],
    ['通用设备制造业', 'tzzy'],
    ['重庆市', 'zhongqing'],
  ])('does not find %s by %s', (label, typed) => expect(sounds(label, typed)).toBe(false))
})
