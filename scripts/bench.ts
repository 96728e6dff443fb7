import { benchAnswers } from '../bench/answers.ts'
import { benchHand } from '../bench/at-hand.ts'
import { benchChain } from '../bench/chain.ts'
import { benchExports } from '../bench/exports.ts'
import { benchLists } from '../bench/lists.ts'
import { measure, measurePaint } from '../bench/measure.ts'
import { benchPageStories } from '../bench/page-stories.ts'
import { benchTyping } from '../bench/typing.ts'
import { buildApps } from './build-apps.ts'

const [what = 'pages', count] = process.argv.slice(2)

/** What can be measured: pages are printed, the others end well or badly. */
const benches: Record<string, () => Promise<boolean | void>> = {
  /** What pages weigh and how they paint. */
  pages: measure,
  /** How they paint alone, so many times. */
  paint: () => measurePaint(Number(count ?? 5)),
  /** Records, pages and typing on a slow computer. */
  hand: async () => {
    await buildApps()
    return benchHand()
  },
  /** What a key costs in the sixty fields of the profile. */
  typing: async () => {
    await buildApps()
    return benchTyping()
  },
  /** The lists of so many orders and members on PostgreSQL. */
  lists: () => benchLists(Number(count ?? 1_000_000)),
  /** So many orders as a file, and what the server takes for it. */
  exports: () => benchExports(Number(count ?? 200_000)),
  /** Calls a second beside a bare handler. */
  answers: benchAnswers,
  /** Decisions of twenty clerks with and without the audit trail. */
  chain: benchChain,
  /** How long a reviewer waits for the page stories. */
  stories: benchPageStories,
}

const bench = benches[what]
if (!bench) console.error(`bench ${Object.keys(benches).join(' | ')}`)
const good = bench ? await bench() : false
process.exitCode = good === false ? 1 : 0
