import { subjectTypeNames } from '@portal/api/rules/order'
import { channelNames } from '@portal/api/rules/payment'
import { orderTypeNames } from '../../shared/order-type/index.ts'
import { daysText } from '../staff-desk/order-filter.ts'
import { statusText, type OrderView } from './order-view.ts'

/** What is filtered by, as a list of words; empty when nothing is. */
export function filterTexts(view: OrderView): string[] {
  return [
    view.statuses.length > 0 ? `状态为${statusText(view.statuses)}` : '',
    view.subjectType === null ? '' : `会员类型为${subjectTypeNames[view.subjectType]}`,
    view.channel === null ? '' : `渠道为${channelNames[view.channel]}`,
    view.from === '' && view.to === '' ? '' : `下单时间为 ${daysText(view)}`,
    view.q === '' ? '' : `关键词为“${view.q}”`,
  ].filter(part => part !== '')
}

/** Whose orders a view shows, as a sentence without its end. */
export function viewText(view: OrderView): string {
  const orders = `${orderTypeNames[view.type]}订单`
  const filters = filterTexts(view)
  return filters.length === 0 ? `全部${orders}` : [orders, ...filters].join('，')
}
