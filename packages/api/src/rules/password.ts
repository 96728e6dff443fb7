/** Texts of product.md §5, letter by letter. */
export const passwordText = {
  required: '请输入密码',
  format: '请输入8~16位由数字、字母、下划线组成密码',
} as const

/** 8 to 16 digits, letters or underscores (product.md §5). */
export const isPassword = (text: string): boolean => /^[0-9A-Za-z_]{8,16}$/.test(text)
