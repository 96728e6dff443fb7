import { describe, expect, it } from 'vitest'
import { brithday_dict, financialworkage } from './options.ts'
import { basicData, collections } from './profile-form.ts'
import { ageBand, completeness, isAnothersBirthday, maskCertificate, valueErrors } from './profile.ts'

const now = new Date('2026-05-18T06:00:00Z')

describe('bands of age', () => {
  it.each([
    ['2008-05-19', null],
    ['2008-05-18', 'p18p25'],
    ['2001-05-19', 'p18p25'],
    ['2001-05-18', 'p25p35'],
    ['1991-05-18', 'p35p45'],
    ['1981-05-19', 'p35p45'],
    ['1981-05-18', 'p45p55'],
    ['1971-05-19', 'p45p55'],
    ['1971-05-18', 'p55'],
    ['1930-01-01', 'p55'],
  ])('born on %s: %s', (born, band) => expect(ageBand(born, now)).toBe(band))

  it('share a code with the years of work in name alone', () => {
    expect(financialworkage.p45).toBe('4-5 年')
    expect(Object.keys(brithday_dict)).not.toContain('p45')
  })
})

const errors = (values: Record<string, unknown>) =>
  valueErrors(collections.customer_edus.entry, values, '2026-05-18')
const year = (value: string) =>
  valueErrors(collections.job_profits.entry, { year: value }, '2026-05-18')['year']

describe('what can never be right', () => {
  it('is said at its field', () => {
    expect(errors({ start_month: '2026-06', end_month: '2026-05' })).toEqual({
      start_month: '开始年月不能晚于本月',
      end_month: '结束年月不能早于开始年月',
    })
    expect(errors({ start_month: '2026-05', end_month: '2026-05' })).toEqual({})
    expect(errors({ start_month: '2020-01', end_month: 'now' })).toEqual({})
    expect(errors({})).toEqual({})
    expect(valueErrors(basicData.fields, { birthday: '2026-05-19', political: '无' }, '2026-05-18')).toEqual({
      birthday: '出生日期不能晚于今天',
      political: '请选择政治面貌',
    })
  })
  it('is a year of four digits that is not to come', () => {
    expect([year('2026'), year('1950'), year('')]).toEqual([undefined, undefined, undefined])
    for (const wrong of ['2027', '1949', '24', '202４'])
      expect(year(wrong)).toBe('年度应为 1950 至 2026 的四位数字')
  })
  it('is another birthday than the number has', () => {
    expect(isAnothersBirthday('11010119900307002x', '1990-03-07')).toBe(false)
    expect(isAnothersBirthday('11010119900307002X', '1990-03-08')).toBe(true)
    expect(isAnothersBirthday('1101', '1990-03-08')).toBe(false)
    expect(isAnothersBirthday('11010119900307002X', '')).toBe(false)
  })
})

describe('how complete a profile is', () => {
  const none = { customer_edus: [], customer_jobs: [], credentials: [], job_profits: [], papers: [] }

  it('says part by part what is missing', () => {
    const parts = completeness({ user_info: { user_name: '陈知行' }, ...none, customer_jobs: [1, 2] })
    expect(parts.map(({ part, missing }) => [part, missing])).toEqual([
      ['user_info', '基本信息还缺性别、身份证号、出生日期、政治面貌、财务工龄、邮箱'],
      ['customer_edus', '教育经历至少 1 条'],
      ['customer_jobs', ''],
      ['credentials', '职业资格证书至少 1 条'],
      ['job_profits', '工作业绩至少 1 条'],
      ['papers', ''],
    ])
    expect(parts[0]?.share).toBeCloseTo(1 / 7)
    expect(parts.slice(1).map(({ share }) => share)).toEqual([0, 1, 0, 0, 0])
  })
})

it('a certificate number shows its ends', () => {
  expect(maskCertificate('B160100022')).toBe('B1601****22')
  expect(maskCertificate('11000419')).toBe('110****19')
  expect(maskCertificate('1234')).toBe('****')
})
