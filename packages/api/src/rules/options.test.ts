import { expect, test } from 'vitest'
import {
  brithday_dict,
  financialworkage,
  gaoguangongling,
  gender,
  political_list,
  politicalOptions,
  star_level_dict,
  user_jobprofit__type,
} from './options.ts'

const yearsOfWork = [
  ['p13', '1-3 年'],
  ['p45', '4-5 年'],
  ['p610', '6-10 年'],
  ['p1120', '11-20 年'],
  ['p20', '20 年以上'],
]
const inWords = (...words: string[]) => words.map(word => [word, word])

test('the options that the client adds are those of the specification, in its order', () => {
  // entries, as a list is offered: toEqual of objects would not see their order
  expect(
    Object.entries({
      star_level_dict,
      gender,
      financialworkage,
      gaoguangongling,
      brithday_dict,
      user_jobprofit__type,
      politicalOptions,
    }).map(([list, options]) => [list, Object.entries(options)]),
  ).toEqual([
    [
      'star_level_dict',
      [
        ['1', '一星'],
        ['2', '二星'],
        ['3', '三星'],
        ['4', '四星'],
        ['5', '五星'],
      ],
    ],
    [
      'gender',
      [
        ['0', '男'],
        ['1', '女'],
      ],
    ],
    ['financialworkage', yearsOfWork],
    ['gaoguangongling', yearsOfWork],
    [
      'brithday_dict',
      [
        ['p18p25', '18-25 岁'],
        ['p25p35', '25-35 岁'],
        ['p35p45', '35-45 岁'],
        ['p45p55', '45-55 岁'],
        ['p55', '55 岁以上'],
      ],
    ],
    ['user_jobprofit__type', inWords('单项', '综合', '创新')],
    ['politicalOptions', inWords('群众', '党员', '共青团员', '民主党派')],
  ])
  expect(political_list).toEqual(['群众', '党员', '共青团员', '民主党派'])
})
