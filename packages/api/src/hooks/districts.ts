import { useCallback, useState } from 'react'
import { useSWRConfig } from 'swr'
import { listDistricts } from '../contract/districts.contract.ts'
import type { DataOf } from '../contract/endpoint.ts'
import type { Place } from '../rules/districts.ts'
import { useClient } from './api-context.ts'
import { useRead } from './use-read.ts'

const once = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }

/** Provinces, cities and districts: asked for once, when they are wanted or loaded. */
export function useDistricts(wanted: boolean): {
  tree: readonly Place[] | undefined
  load: () => Promise<readonly Place[]>
} {
  const client = useClient()
  const { mutate } = useSWRConfig()
  const [loaded, setLoaded] = useState(false)
  const { data } = useRead(listDistricts, wanted || loaded ? {} : null, once)
  const load = useCallback(async () => {
    if (data) return data.list
    const asked = client.call(listDistricts, {}, { silent: true })
    await mutate<DataOf<typeof listDistricts>>([listDistricts.name, {}], asked, { revalidate: false })
    setLoaded(true)
    return (await asked).list
  }, [client, data, mutate])
  return { tree: data?.list, load }
}
