import { describe, expect, it } from 'vitest'
import { capitalYuan } from './capital-yuan.ts'

describe('capitalYuan', () => {
  it.each([
    // the examples of 支付结算办法, 附件一
    [140_950, '壹仟肆佰零玖元伍角'],
    [600_714, '陆仟零柒元壹角肆分'],
    [168_032, '壹仟陆佰捌拾元零叁角贰分'],
    [10_700_053, '壹拾万柒仟元零伍角叁分'],
    [1_640_902, '壹万陆仟肆佰零玖元零贰分'],
    [32_504, '叁佰贰拾伍元零肆分'],
  ])('writes %i fen as the rule does', (fen, text) => {
    expect(capitalYuan(fen)).toBe(text)
  })

  it.each([
    [0, '零元整'],
    [5, '伍分'],
    [50, '伍角'],
    [55, '伍角伍分'],
    [100, '壹元整'],
    [105, '壹元零伍分'],
    [1_000, '壹拾元整'],
    [1_050, '壹拾元零伍角'],
    [20_000, '贰佰元整'],
    [21_000, '贰佰壹拾元整'],
    [101_000, '壹仟零壹拾元整'],
    [100_100, '壹仟零壹元整'],
    [600_000, '陆仟元整'],
  ])('writes %i fen', (fen, text) => {
    expect(capitalYuan(fen)).toBe(text)
  })

  it.each([
    [10_000_00, '壹万元整'],
    [10_000_01, '壹万元零壹分'],
    [10_005_00, '壹万零伍元整'],
    [10_500_00, '壹万零伍佰元整'],
    [100_500_00, '壹拾万零伍佰元整'],
    [12_345_678_90, '壹仟贰佰叁拾肆万伍仟陆佰柒拾捌元玖角'],
    [100_000_000_00, '壹亿元整'],
    [100_010_000_00, '壹亿零壹万元整'],
    [100_000_001_00, '壹亿零壹元整'],
    [110_000_000_00, '壹亿壹仟万元整'],
    [1_000_100_000_000_00, '壹万零壹亿元整'],
  ])('writes one 零 between ten thousands and hundred millions: %i fen', (fen, text) => {
    expect(capitalYuan(fen)).toBe(text)
  })

  it('says what is below zero', () => {
    expect(capitalYuan(-5_000)).toBe('负伍拾元整')
  })
})
