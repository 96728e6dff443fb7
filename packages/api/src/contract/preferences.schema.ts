import * as z from 'zod/mini'
import { columnId, mostColumns, preferences, type Preferences } from '../rules/preferences.ts'

const wrong = '设置的值不正确'

const choice = <const Option extends string | number>({ options }: { options: readonly Option[] }) =>
  z.optional(z.literal([...options], wrong))
const columnIds = z.readonly(
  z.array(z.string(wrong).check(z.regex(columnId, wrong)), wrong).check(z.maxLength(mostColumns, '列太多')),
)

/** Does not compile while a preference has no schema. */
const fields = {
  theme: choice(preferences.theme),
  shortcuts: z.optional(z.boolean(wrong)),
  row_height: choice(preferences.row_height),
  orders_columns: z.optional(z.object({ order: columnIds, hidden: columnIds }, wrong)),
  orders_page_size: choice(preferences.orders_page_size),
  orders_sort: choice(preferences.orders_sort),
} satisfies { [N in keyof Preferences]: z.ZodMiniType<Preferences[N] | undefined> }

/** The preferences that somebody has set. */
export const setPreferences = z.object(fields)

/** A change of some of them; one that is not known is refused, as it would be lost without a word. */
export const preferencesChange = z.strictObject(fields, {
  error: issue => (issue.code === 'unrecognized_keys' ? '没有这项设置' : wrong),
})
