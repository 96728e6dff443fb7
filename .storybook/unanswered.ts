import { takenForEver } from '../packages/api/src/mocks/index.ts'
import { untilCaughtUp } from './CatchUp.tsx'

/** Longest times in ms: a mock may take long, and what stays busy when all is answered is meant to be. */
const patience = { answers: 5_000, busy: 1_000 }

/** So often in a row nothing may be under way: an answer is read, drawn, and may lead to the next call. */
const quietRounds = 3

const calls = { asked: 0, underWay: 0 }

/** Counts the calls of the page, and those that are not answered yet. */
export function countCalls(): void {
  const fetch = window.fetch.bind(window)
  window.fetch = async (...call) => {
    calls.asked += 1
    calls.underWay += 1
    try {
      return await fetch(...call)
    } finally {
      calls.underWay -= 1
    }
  }
}

/** Forgets what the story before has asked for. */
export function forgetAnswers(): void {
  calls.asked = 0
  takenForEver.clear()
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))

/** Waits, for so many ms at most, until it holds several times in a row. */
async function untilQuiet(isQuiet: () => boolean, patienceMs: number): Promise<void> {
  const from = performance.now()
  for (let quiet = 0; quiet < quietRounds && performance.now() - from < patienceMs;) {
    quiet = isQuiet() ? quiet + 1 : 0
    await untilCaughtUp()
    await nextTask()
  }
}

/**
 * Waits until all that a story has asked for is answered, and drawn with the code that it needs: whoever judges a
 * story judges what it shows, not how it loads.
 */
export async function untilAnswered(): Promise<void> {
  const isAnswered = () => calls.underWay <= takenForEver.size
  await untilQuiet(isAnswered, patience.answers)
  if (calls.asked === 0 || takenForEver.size > 0) return
  await untilQuiet(
    () => isAnswered() && !document.querySelector('[aria-busy]:not([aria-busy="false"])'),
    patience.busy,
  )
}
