import type { Endpoint, WholeEndpoint } from './endpoint.ts'

/** An entry with its schemas, for the server, the mocks and the tests: in a built app they are not there (ADR 005). */
export const whole = (entry: Endpoint): WholeEndpoint => entry as WholeEndpoint
