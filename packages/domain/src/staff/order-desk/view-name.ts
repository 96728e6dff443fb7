import { length, tooLongText } from '@portal/api/rules/text'
import { maxViewName } from '@portal/api/rules/views'

/** What is wrong with the name of a view; the server knows whether it is taken. */
export function nameError(name: string): string | undefined {
  const plain = name.trim()
  if (plain === '') return '请输入视图名称'
  return length(plain) > maxViewName ? tooLongText('视图名称', maxViewName) : undefined
}
