import { run } from './run.ts'

const git = async (...args: string[]): Promise<string | null> => {
  const { code, output } = await run('git', args)
  return code === 0 ? output.trim() : null
}

/** Files that the commits of the last day changed, by their path in the project; null where there is no history to ask. */
export async function changedFiles(): Promise<string[] | null> {
  const newest = await git('log', '-1', '--format=%ct')
  if (newest === null || (await git('rev-parse', '--is-shallow-repository')) !== 'false') return null
  const day = 86_400
  const files = await git('log', '--format=', '--name-only', `--since=${Number(newest) - day}`)
  return [...new Set(files?.split('\n').filter(Boolean))]
}

/** A number that is another one with each commit. */
export const turnOfCommit = async (): Promise<number> =>
  Number.parseInt((await git('rev-parse', 'HEAD'))?.slice(0, 8) ?? '0', 16)
