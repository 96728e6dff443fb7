import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { FileStore } from './providers/files.ts'
import type { Metrics } from './http/metrics.ts'
import type { Keys } from './security/keys.ts'

/** Everything the routes and services work with; a test gives its own clock and stand-ins. */
export interface Deps {
  config: Config
  db: Database
  keys: Keys
  log: Log
  clock: () => Date
  jobs: Jobs
  files: FileStore
  metrics: Metrics
}
