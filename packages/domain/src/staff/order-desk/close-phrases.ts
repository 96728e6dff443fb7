/** Whole sentences that a member can be told for an order that is closed. */
export const closePhrases = ['会员要求取消', '重复生成的订单', '会员改由单位缴费']
