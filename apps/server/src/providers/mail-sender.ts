import { isEmail } from '@portal/api/rules/email'

/** Who mails come from: `name <address>`, or an address alone. Null where there is none. */
export function senderOf(text: string): { name: string; address: string } | null {
  const [, name = '', address = text] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? []
  if (!isEmail(address.trim())) return null
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
}
