/** Texts of product.md §5, letter by letter. */
export const phoneText = { required: '请输入电话号码', format: '手机号码格式不正确' } as const

/** What people paste: full-width digits, spaces, dashes, +86 or 0086 in front. */
export const normalizePhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u200B-\u200F\u202A-\u202E\-‐-―()]/g, '')
    .replace(/^(\+|00)86/, '')

/** Starts with 1, second digit 2 to 9, 11 digits in all (product.md §5). */
export const isPhone = (text: string): boolean => /^1[2-9]\d{9}$/.test(text)
