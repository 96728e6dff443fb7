import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export interface Metrics {
  registry: Registry
  observe(call: string, code: number, seconds: number): void
}

export function makeMetrics(options: { process: boolean } = { process: false }): Metrics {
  const registry = new Registry()
  if (options.process) collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    name: 'portal_calls_total',
    help: 'Calls by contract name and answered code',
    labelNames: ['call', 'code'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'portal_call_seconds',
    help: 'Seconds a call took at the server',
    labelNames: ['call'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return {
    registry,
    observe(call, code, took) {
      calls.inc({ call, code })
      seconds.observe({ call }, took)
    },
  }
}
