/** Acts on several orders at once, as far as pages and portal share them (D8, ADR 037). */

/** One page of the desk. */
export const mostAtOnce = 100

/** What became of each order that was to be closed. */
export const closeResults = {
  closed: '已关闭',
  unfit: '不能关闭',
  paying: '会员正在支付，没有关闭',
  missing: '没有找到这个订单',
} as const satisfies Record<string, string>
export type CloseResult = keyof typeof closeResults
export const closeResultNames = Object.keys(closeResults) as CloseResult[]

/** Hours in which a member is not reminded of the same order again. */
export const remindEveryHours = 24

/** What became of each order whose member was to be reminded. */
export const remindResults = {
  reminded: '已发短信',
  unfit: '不用催缴',
  recent: `${remindEveryHours} 小时内提醒过，没有再发`,
  missing: '没有找到这个订单',
} as const satisfies Record<string, string>
export type RemindResult = keyof typeof remindResults
export const remindResultNames = Object.keys(remindResults) as RemindResult[]
