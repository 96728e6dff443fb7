import { randomFrom } from '@portal/portal/kernel/seeded'

export interface Random {
  below(limit: number): number
  pick<T>(list: readonly T[]): T
}

/** Repeatable numbers from a seed. */
export function makeRandom(seed: number): Random {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  return {
    below,
    pick(list) {
      const found = list[below(list.length)]
      if (found === undefined) throw new Error('Nothing to pick from')
      return found
    },
  }
}
