import { startTransition, useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { untilCaughtUp } from './CatchUp.tsx'
import preview from './preview.tsx'

/** Longer than React draws at a stretch. */
function TakesLong() {
  const until = performance.now() + 6
  while (performance.now() < until);
  return null
}

let show: ((round: number) => void) | null = null

function Round() {
  const [round, setRound] = useState(0)
  useEffect(() => {
    show = setRound
    return () => {
      show = null
    }
  }, [])
  return (
    <>
      <TakesLong />
      <TakesLong />
      <output aria-label="轮次">{round}</output>
    </>
  )
}

const meta = preview.meta({ component: Round, tags: ['no-picture', '!autodocs'] })

/** React draws its transitions one by one, from ten places in turn: what is at the first place comes before the tenth. */
export const AfterEveryTransition = meta.story({
  play: async ({ canvas }) => {
    for (let round = 1; round <= 40; round += 1) {
      startTransition(() => show?.(round))
      // noted by React, which draws when this task has ended
      await Promise.resolve()
      await untilCaughtUp()
      await expect(canvas.getByLabelText('轮次')).toHaveTextContent(String(round))
      if (round % 5 > 0) continue
      // one more, so that another place is the next
      startTransition(() => show?.(0))
      await Promise.resolve()
    }
  },
})
