import type { Province } from '@portal/api/contract/districts.schema'
import { isCleanText } from '@portal/api/rules/text'
import type { Host } from '@portal/portal/ports'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { download } from './payments/download.ts'

/** Nobody waits longer for a list of places. */
const patienceMs = 3_000
/** With fewer provinces it is no list of all places. */
const fewest = 30

const place = {
  adcode: z.string().check(z.regex(/^\d{6}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(60), z.refine(isCleanText)),
  level: z.string(),
}
const district = z.object(place)
const city = z.object({ ...place, districts: z.array(district) })
const province = z.object({ ...place, districts: z.array(city) })
const answer = z.object({
  status: z.literal('1'),
  districts: z.tuple([z.object({ districts: z.array(province).check(z.minLength(fewest)) })]),
})

type Found = z.infer<typeof district>

/** By their codes; a town's streets are no districts, and have its code. */
const inOrder = <P extends Found>(places: readonly P[]): P[] =>
  places.filter(({ level }) => level !== 'street').toSorted((a, b) => a.adcode.localeCompare(b.adcode))

/** Amap's administrative districts: the key goes there in the query, and nowhere else. Throws when they do not come. */
async function askAmap({ url, key }: { url: string; key: string }): Promise<Province[]> {
  const asked = new URL(url)
  for (const [name, value] of Object.entries({ keywords: '中国', subdistrict: '3', extensions: 'base', key }))
    asked.searchParams.set(name, value)
  const found = answer.safeParse(JSON.parse((await download(asked, { patienceMs })).toString()))
  if (!found.success) throw new Error('The maps provider answered something else than its places')
  const [{ districts }] = found.data.districts
  return inOrder(districts).map(({ adcode, name, districts: towns }) => ({
    code: adcode,
    name,
    children: inOrder(towns).map(town => ({
      code: town.adcode,
      name: town.name,
      children: inOrder(town.districts).map(one => ({ code: one.adcode, name: one.name })),
    })),
  }))
}

/** Null without a key; a provider that fails is told of in the log. */
export const makeDistrictLookup = (
  { maps }: Pick<Config, 'maps'>,
  log: Pick<Log, 'warn'>,
): Host['districts'] =>
  maps === null
    ? null
    : async () => {
        try {
          return await askAmap(maps)
        } catch (error) {
          log.warn({ err: error }, 'maps provider')
          throw error
        }
      }
