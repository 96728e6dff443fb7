import { StoryDatabase } from './host/engine.ts'

declare global {
  interface Window {
    /** Opens the database since the html came, where the address leads to a story on the portal. */
    databaseAhead?: Worker
  }
}

const startWorker = () =>
  new Worker(new URL('./host/database-worker.ts', import.meta.url), { type: 'module' })

let opening: Promise<StoryDatabase> | undefined

/** The database with every world in it, opened once in a page. */
export const openDatabase = (): Promise<StoryDatabase> =>
  (opening ??= StoryDatabase.open(window.databaseAhead ?? startWorker()))
