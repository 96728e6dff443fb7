import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { changedFiles, turnOfCommit } from './changes.ts'
import { root } from './run.ts'

interface SampleSize {
  /** Of what did not change, one in so many is taken. */
  oneIn: number
  /** Of more that changed than these, a part is taken too. */
  mostChanged: number
}

const everyNth = <T>(all: readonly T[], n: number, turn: number): T[] =>
  all.filter((_, index) => index % n === turn % n)

/**
 * Files of stories, or what was made of them, for a part of `npm test` that does not take them all: those in whose
 * folder something changed in the last day, and a share of the others that is another one with each commit.
 */
async function sampleOf<T extends { file: string }>(
  all: readonly T[],
  { oneIn, mostChanged }: SampleSize,
): Promise<T[]> {
  const folders = new Set((await changedFiles())?.map(dirname))
  const turn = await turnOfCommit()
  const changed = all.filter(({ file }) => folders.has(dirname(file)))
  const others = all.filter(({ file }) => !folders.has(dirname(file)))
  const share = Math.max(1, Math.ceil(changed.length / mostChanged))
  return [...everyNth(changed, share, turn), ...everyNth(others, oneIn, turn)]
}

/** Some of the stories, or of their pictures. */
export const someOf = <T extends { file: string }>(all: readonly T[]): Promise<T[]> =>
  sampleOf(all, { oneIn: 40, mostChanged: 100 })

/** Whole files of stories, by their path in the project: they can be built without the others. */
export async function someFiles(): Promise<string[]> {
  const files = globSync(['{apps,packages}/*/src/**/*.stories.tsx', '.storybook/*.stories.tsx'], {
    cwd: root,
  }).toSorted()
  const some = await sampleOf(
    files.map(file => ({ file })),
    { oneIn: 60, mostChanged: 12 },
  )
  return some.map(({ file }) => file)
}
