/** How many are worked on at once: few enough to leave connections to whoever waits at a screen. */
const atOnce = 5

/**
 * Does `act` for each, some at once, so that one that waits for somebody far away keeps few others back. Throws the first
 * fault when nothing is under way any more.
 */
export async function bySome<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  const left = all.values()
  const ends = await Promise.allSettled(
    Array.from({ length: atOnce }, async () => {
      for (const one of left) await act(one)
    }),
  )
  const failed = ends.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
}
