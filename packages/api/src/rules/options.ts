/** Select options that the client adds (product.md §3), codes and labels as the specification writes them. */

/** A list whose codes are its words. */
const inWords = <const Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map(word => [word, word])) as { readonly [W in Word]: W }

export const genders = { '0': '男', '1': '女' } as const
export const political_list = ['群众', '党员', '共青团员', '民主党派'] as const
export const politicalOptions = inWords(political_list)
/** financialworkage and gaoguangongling: years of work. `p45` is 4 to 5 years here. */
export const workAges = {
  p13: '1-3 年',
  p45: '4-5 年',
  p610: '6-10 年',
  p1120: '11-20 年',
  p20: '20 年以上',
} as const
export const educationLevels = inWords(['高中及以下', '大专', '本科', '硕士研究生', '博士研究生'])

export type WorkAge = keyof typeof workAges
