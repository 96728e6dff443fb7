import { orderSorts } from './order-sorts.ts'

/** Which columns a table shows and in what order; ids that the table does not have are passed over. */
export interface ColumnPreference {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
}

interface Choice<Option> {
  kind: 'choice'
  options: readonly Option[]
  /** Holds until the person has chosen. */
  usual: Option
}
interface Flag {
  kind: 'flag'
  usual: boolean
}
interface Columns {
  kind: 'columns'
  usual: ColumnPreference
}
type Preference = Choice<string> | Choice<number> | Flag | Columns

const choice = <const Option extends string | number>(
  options: readonly Option[],
  usual: NoInfer<Option>,
): Choice<Option> => ({ kind: 'choice', options, usual })
const flag = (usual: boolean): Flag => ({ kind: 'flag', usual })
const columns: Columns = { kind: 'columns', usual: { order: [], hidden: [] } }

/**
 * What people set for themselves and find again on another device (D2.6), each under a name of its own. The schema of
 * each stands in contract/preferences.schema.ts.
 */
export const preferences = {
  /** The staff app alone has a dark theme (VISUAL.md §8). */
  theme: choice(['light', 'dark', 'system'], 'system'),
  /** Single keys on work desks (WCAG 2.1.4). */
  shortcuts: flag(true),
  row_height: choice(['compact', 'relaxed'], 'compact'),
  orders_columns: columns,
  orders_page_size: choice([20, 10, 50, 100], 20),
  orders_sort: choice(orderSorts, '-created_at'),
}

export type PreferenceName = keyof typeof preferences
export type Preferences = { [N in PreferenceName]: (typeof preferences)[N]['usual'] }
/** Those that the person has set. */
export type SetPreferences = { [N in PreferenceName]?: Preferences[N] | undefined }

const names = Object.keys(preferences) as PreferenceName[]

/** What holds for somebody who has set nothing. */
export const usualPreferences = Object.fromEntries(
  names.map(name => [name, preferences[name].usual]),
) as Preferences

export const columnId = /^\w{1,40}$/
/** More than any table has. */
export const mostColumns = 30

const areColumnIds = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= mostColumns &&
  value.every(id => typeof id === 'string' && columnId.test(id))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function fits(preference: Preference, value: unknown): boolean {
  switch (preference.kind) {
    case 'choice':
      return preference.options.some(option => option === value)
    case 'flag':
      return typeof value === 'boolean'
    case 'columns':
      return isRecord(value) && areColumnIds(value['order']) && areColumnIds(value['hidden'])
  }
}

/** Whether every preference that is set here has a value it may have; unknown names do no harm. */
export const areSetPreferences = (value: unknown): value is SetPreferences =>
  isRecord(value) && names.every(name => value[name] === undefined || fits(preferences[name], value[name]))

/** What is known here of a stored value: a newer version may have stored more names, and other values. */
export function knownPreferences(stored: unknown): SetPreferences {
  if (!isRecord(stored)) return {}
  const known = Object.fromEntries(
    names.filter(name => fits(preferences[name], stored[name])).map(name => [name, stored[name]]),
  )
  return areSetPreferences(known) ? known : {}
}
