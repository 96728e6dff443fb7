import { collections, type Collection } from '@portal/api/rules/profile-form'
import type { Keys } from '../ports.ts'
import type { Content } from './profile.repository.ts'

const each = (collection: Collection, content: Content, convert: (value: string) => string): Content => {
  const names: readonly string[] = collections[collection].sealed
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      names.includes(name) && typeof value === 'string' && value !== '' ? convert(value) : value,
    ]),
  )
}

/** What was typed, its sealed fields encrypted. */
export const sealed = (keys: Keys, collection: Collection, content: Content): Content =>
  each(collection, content, value => keys.encrypt(value, 'profile'))

/** Sealed fields as they were typed. */
export const opened = (
  keys: Keys,
  { collection, content }: { collection: Collection; content: Content },
): Content => each(collection, content, value => keys.decrypt(value, 'profile'))
