/** Select options that the client adds (product.md §3), codes and labels as the specification writes them. */

/** A list whose codes are its words. */
const inWords = <const Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map(word => [word, word])) as { readonly [W in Word]: W }

export const star_level_dict = { '1': '一星', '2': '二星', '3': '三星', '4': '四星', '5': '五星' } as const
export const gender = { '0': '男', '1': '女' } as const
export const political_list = ['群众', '党员', '共青团员', '民主党派'] as const
export const politicalOptions = inWords(political_list)
/** Years of work in finance. `p45` is 4 to 5 years here. */
export const financialworkage = {
  p13: '1-3 年',
  p45: '4-5 年',
  p610: '6-10 年',
  p1120: '11-20 年',
  p20: '20 年以上',
} as const
/** Years as a senior executive. */
export const gaoguangongling = { ...financialworkage } as const
/** Bands of age, half-open (D7): `p45p55` is 45 to 54. */
export const brithday_dict = {
  p18p25: '18-25 岁',
  p25p35: '25-35 岁',
  p35p45: '35-45 岁',
  p45p55: '45-55 岁',
  p55: '55 岁以上',
} as const
export const user_jobprofit__type = inWords(['单项', '综合', '创新'])
export const educationLevels = inWords(['高中及以下', '大专', '本科', '硕士研究生', '博士研究生'])

export type AgeBand = keyof typeof brithday_dict
