import { dirname } from 'node:path'
import { changedFiles, turnOfCommit } from '../scripts/changes.ts'
import type { Shot } from './shots.ts'

/** Of pictures whose stories did not change, one in so many is taken. */
const oneIn = 24
/** Of more changed pictures than these a part is taken too; `npm run visual` takes them all. */
const mostChanged = 100

const everyNth = <T>(all: readonly T[], n: number, turn: number): T[] =>
  all.filter((_, index) => index % n === turn % n)

/**
 * Pictures for `npm test`: those of stories in whose folder something changed in the last day, and a share of the
 * others that is another one with each commit.
 */
export async function sampleShots(shots: readonly Shot[]): Promise<Shot[]> {
  const folders = new Set((await changedFiles())?.map(dirname))
  const turn = await turnOfCommit()
  const changed = shots.filter(({ file }) => folders.has(dirname(file)))
  const others = shots.filter(({ file }) => !folders.has(dirname(file)))
  const share = Math.max(1, Math.ceil(changed.length / mostChanged))
  return [...everyNth(changed, share, turn), ...everyNth(others, oneIn, turn)]
}
