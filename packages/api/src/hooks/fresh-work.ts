import { listApplications } from '../contract/applications.contract.ts'
import { listDelegations } from '../contract/delegations.contract.ts'
import { listOrders } from '../contract/orders.contract.ts'
import { workCounts } from '../contract/staff.contract.ts'
import { useReadAgain } from './use-action.ts'

const workReads = [workCounts, listOrders, listApplications, listDelegations]

/** Reads again what waits: its sizes, the first of each queue, what colleagues passed on. */
export const useFreshWork = () => useReadAgain(workReads)
