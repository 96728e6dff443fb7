import type { Host } from '@portal/portal/ports'
import type { Portal } from '@portal/portal/portal'
import type { Config } from './config.ts'
import type { Metrics } from './http/metrics.ts'
import type { Log } from './log.ts'

/** Everything that the web servers work with: the portal, what it stands on, and what only a server has. */
export interface Deps {
  portal: Portal
  host: Host
  config: Config
  log: Log
  metrics: Metrics
}
