import { codes } from '@portal/api/contract/endpoint'
import { refusals, type Refusal } from '@portal/api/rules/refusals'
import { PortalError } from './errors.ts'

/**
 * Makes a refusal (code 422) to throw. `R`: those that may be made here. A service names the ones it makes in the type
 * of its work, a call hands out those of its contract entry: a service that refuses what the entry does not name does
 * not compile. `keep`: what was written before it stays (a counted try).
 */
export type Refuse<R extends Refusal> = (rule: R, options?: { keep?: boolean }) => PortalError

/** Only the kernel has it whole. */
export const refuse: Refuse<Refusal> = (rule, options) =>
  new PortalError(codes.refused, refusals[rule], { rule }, options)
