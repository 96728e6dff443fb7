import { beginExport, listExports } from '../contract/order-exports.contract.ts'
import { orderParams, type OrderType } from './orders.ts'
import { useAction } from './use-action.ts'
import { useRead } from './use-read.ts'

/** How often exports that run are looked at. */
const runningMs = 1_500

/** The own exports of the last day, read again and again while one of them runs; one that has just begun runs soon. */
export const useExports = (type: OrderType, begun: string | undefined) =>
  useRead(
    listExports,
    { params: orderParams(type) },
    {
      refreshInterval: data =>
        data?.list.some(({ id, state }) => state === 'running' || (state === 'waiting' && id === begun))
          ? runningMs
          : 0,
    },
  )

/** Notes an export down; what comes back says where it is downloaded. */
export const useBeginExport = () => useAction(beginExport, [listExports])
