import type { Province } from '@portal/api/contract/districts.schema'
import type { Host } from '../ports.ts'
import { bundledDistricts } from './bundled.ts'

/** Where the places are asked for, whoever gives them. */
export interface Districts {
  all: () => Promise<readonly Province[]>
}

const keptMs = 86_400_000
/** So long a provider that failed is left alone. */
const pauseMs = 300_000

/** The provider's places, asked for once a day; while it gives none, its last ones, or else the bundled ones. */
export function makeDistricts({ districts: provider, clock }: Pick<Host, 'districts' | 'clock'>): Districts {
  if (provider === null) return { all: bundledDistricts }
  const ask = provider
  let known: readonly Province[] | null = null
  let askedAgainAt = 0
  let asking: Promise<readonly Province[]> | null = null

  async function refresh(): Promise<readonly Province[]> {
    try {
      known = await ask()
      askedAgainAt = clock().getTime() + keptMs
      return known
    } catch {
      askedAgainAt = clock().getTime() + pauseMs
      return known ?? (await bundledDistricts())
    } finally {
      asking = null
    }
  }

  return {
    async all() {
      if (clock().getTime() < askedAgainAt) return known ?? bundledDistricts()
      return (asking ??= refresh())
    },
  }
}
