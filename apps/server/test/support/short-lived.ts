/**
 * Node's flags for a process that lives for seconds: machine code of the embedded database as it comes, as optimising it
 * would cost as much as the whole start.
 */
export const shortLived = ['--disable-warning=ExperimentalWarning', '--liftoff-only'] as const

/** What a process of the tests gets of our own environment. */
export const inherited = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
