import { AsyncLocalStorage } from 'node:async_hooks'
import type { TransactionGuard } from '@portal/portal/kernel/engine'

const open = new AsyncLocalStorage<{ inside: boolean }>()

/** Node carries along what runs inside a transaction, so a query that strays to the pool is found at once. */
export const transactionGuard: TransactionGuard = {
  enter(run) {
    const scope = { inside: true }
    return open.run(scope, async () => {
      try {
        return await run()
      } finally {
        // what was started inside and outlives it may use the pool again
        scope.inside = false
      }
    })
  },
  isInside: () => open.getStore()?.inside ?? false,
}
