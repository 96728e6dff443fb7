import * as z from 'zod/mini'

const named = { code: z.string(), name: z.string() }
const district = z.object(named)
const city = z.object({ ...named, children: z.array(district) })
const province = z.object({ ...named, children: z.array(city) })

/** What has no children ends a choice: some provinces and cities have no districts. */
export const districtTree = z.object({ list: z.array(province) })

export type Province = z.infer<typeof province>
