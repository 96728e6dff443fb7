import { joining } from './applications/joining.ts'
import { evaluation } from './evaluations/evaluation.ts'
import { renewal } from './memberships/renewal.ts'
import { upgrade } from './memberships/upgrade.ts'
import type { Purchases } from './orders/purchase.ts'

/** What can be bought, by the reason of the order. Orders know a purchase by its interface alone. */
export const purchases: Purchases = { join: joining, renew: renewal, upgrade, evaluation }
