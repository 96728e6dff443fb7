import { listEnterpriseVips, renewUnit } from '../contract/memberships.contract.ts'
import { listOrders } from '../contract/orders.contract.ts'
import { useAction } from './use-action.ts'

/** Orders the next year of a unit. */
export const useRenewUnit = () => useAction(renewUnit, [listOrders, listEnterpriseVips])
