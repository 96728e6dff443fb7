import { benchLists } from '../bench/lists.ts'
import { measure } from '../bench/measure.ts'

// bench lists [count]: the lists of that many orders and members on PostgreSQL; else what pages weigh and how they paint
if (process.argv[2] === 'lists')
  process.exitCode = (await benchLists(Number(process.argv[3] ?? 1_000_000))) ? 0 : 1
else await measure()
