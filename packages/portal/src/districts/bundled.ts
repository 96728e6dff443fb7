import type { Province } from '@portal/api/contract/districts.schema'

/** Codes of a list by the first digits that those of a parent have. */
const under = (list: Readonly<Record<string, string>>, digits: number) =>
  Map.groupBy(
    Object.entries(list).map(([code, name]) => ({ code, name })),
    ({ code }) => code.slice(0, digits),
  )

let tree: Promise<readonly Province[]> | undefined

/** The places that the portal comes with; fetched when somebody first asks for them. */
export const bundledDistricts = (): Promise<readonly Province[]> => (tree ??= read())

async function read(): Promise<readonly Province[]> {
  const { areaList } = await import('@vant/area-data')
  const cities = under(areaList.city_list, 2)
  const districts = under(areaList.county_list, 4)
  return Object.entries(areaList.province_list).map(([code, name]) => ({
    code,
    name,
    children: (cities.get(code.slice(0, 2)) ?? []).map(city => ({
      code: city.code,
      name: city.name,
      children: districts.get(city.code.slice(0, 4)) ?? [],
    })),
  }))
}
