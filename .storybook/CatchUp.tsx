import { useDeferredValue, useEffect, useState } from 'react'
import { configure } from 'storybook/test'

/** Longest time in ms that a play waits for React: a busy machine takes a while, a route whose code never comes for ever. */
const patience = 20_000

interface Waiting {
  round: number
  resolve: () => void
}

let last = 0
let draw: ((round: number) => void) | null = null
let waiting: Waiting[] = []

function settle(upTo: number) {
  for (const { round, resolve } of waiting) if (round <= upTo) resolve()
  waiting = waiting.filter(({ round }) => round > upTo)
}

/**
 * Stands beside a story and is drawn after all that React has been asked for before. A transition of its own would not
 * do: React draws each of them by itself, and every tenth before those that were asked for earlier. A deferred value
 * comes after them all.
 */
export function CatchUp() {
  const [asked, setRound] = useState(0)
  const round = useDeferredValue(asked)
  useEffect(() => settle(round), [round])
  useEffect(() => {
    draw = setRound
    settle(Infinity)
    return () => {
      draw = null
      settle(Infinity)
    }
  }, [])
  return null
}

/** Waits until React has drawn what it has been asked for, the router's transitions among it, and run its effects. */
export function untilCaughtUp(): Promise<void> {
  last += 1
  const round = last
  return new Promise(resolve => {
    waiting.push({ round, resolve })
    setTimeout(() => settle(round), patience)
    draw?.(round)
  })
}

/**
 * After each thing that a play does, React catches up, as it has long done when a person does the next. In a build for
 * development `act` sees to that; a published one has none, and a play would read the address that it has just left.
 */
export function catchUpAfterEachAct(): void {
  configure(before => ({
    asyncWrapper: act =>
      before.asyncWrapper(async () => {
        const result = await act()
        await untilCaughtUp()
        return result
      }),
  }))
}
