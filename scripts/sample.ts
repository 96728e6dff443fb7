import { dirname } from 'node:path'
import { changedFiles, turnOfCommit } from './changes.ts'

/** Of stories that did not change, one in so many is taken. */
const oneIn = 24
/** Of more changed ones than these a part is taken too. */
const mostChanged = 100

const everyNth = <T>(all: readonly T[], n: number, turn: number): T[] =>
  all.filter((_, index) => index % n === turn % n)

/**
 * Stories, or their pictures, for a part of `npm test` that does not take them all: those in whose folder something
 * changed in the last day, and a share of the others that is another one with each commit.
 */
export async function sampleOf<T extends { file: string }>(all: readonly T[]): Promise<T[]> {
  const folders = new Set((await changedFiles())?.map(dirname))
  const turn = await turnOfCommit()
  const changed = all.filter(({ file }) => folders.has(dirname(file)))
  const others = all.filter(({ file }) => !folders.has(dirname(file)))
  const share = Math.max(1, Math.ceil(changed.length / mostChanged))
  return [...everyNth(changed, share, turn), ...everyNth(others, oneIn, turn)]
}
