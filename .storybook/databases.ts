import { worldNames, type WorldName } from '../packages/portal/src/worlds/accounts.ts'
import { StoryDatabase } from './host/engine.ts'
import { usualWorld } from './world.ts'

declare global {
  interface Window {
    /** Opens the usual world since the html came, where the address leads to a story on the portal. */
    databaseAhead?: Worker
  }
}

const databases = new Map<WorldName, Promise<StoryDatabase>>()

/** Its name is the world's; it begins to open it at once. */
const startWorker = (name: WorldName) =>
  new Worker(new URL('./host/database-worker.ts', import.meta.url), { type: 'module', name })

/** Whoever looks at one page is likely to go on to pages of other worlds: they open once that page stands. */
async function openOthersAhead(): Promise<void> {
  await new Promise(resolve => {
    setTimeout(resolve, 1_000)
  })
  for (const world of worldNames) await databaseOf(world)
}

/** Each world is opened once in a page, from what the script prepared. */
export function databaseOf(world: WorldName): Promise<StoryDatabase> {
  const known = databases.get(world)
  if (known) return known
  const ahead = world === usualWorld.data ? window.databaseAhead : undefined
  const opening = StoryDatabase.open(ahead ?? startWorker(world))
  databases.set(world, opening)
  if (ahead) void opening.then(openOthersAhead)
  return opening
}
