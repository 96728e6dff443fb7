import { start } from './run.ts'

/** Runs one of the server's own programs with the arguments given on the command line. */
export function serverCommand(
  file: string,
  args: readonly string[] = process.argv.slice(2),
): Promise<number> {
  return new Promise(resolve => {
    start('node', ['--disable-warning=ExperimentalWarning', `apps/server/${file}`, ...args]).on(
      'close',
      code => {
        resolve(code ?? 1)
      },
    )
  })
}
