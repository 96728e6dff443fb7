/** Closing several orders at once, as far as pages and portal share it (D8). */

/** One page of the desk. */
export const mostClosedAtOnce = 100

/** What became of each order. */
export const closeResults = {
  closed: '已关闭',
  unfit: '不能关闭',
  paying: '会员正在支付，没有关闭',
  missing: '没有找到这个订单',
} as const satisfies Record<string, string>
export type CloseResult = keyof typeof closeResults
export const closeResultNames = Object.keys(closeResults) as CloseResult[]
