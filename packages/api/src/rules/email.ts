export const emailText = { required: '请输入邮箱', format: '邮箱格式不正确，应类似 name@company.cn' } as const

/** One @, a dotted domain, no spaces; shorter than 255 characters (product.md §5). */
export const isEmail = (text: string): boolean =>
  text.length < 255 &&
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/.test(
    text,
  )

/** What is wrong with an address as it is typed; undefined when nothing is. */
export const emailError = (typed: string): string | undefined => {
  const email = typed.trim()
  if (email === '') return emailText.required
  return isEmail(email) ? undefined : emailText.format
}
