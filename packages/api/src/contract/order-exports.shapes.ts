import * as z from 'zod/mini'
import { exportFormats, mostChosen, orderColumns } from '../rules/order-export.ts'
import { orderNo, orderPrefix } from './fields.ts'
import { begunExport, orderExport } from './order-exports.schema.ts'
import { orderFilter } from './orders.shapes.ts'
import type { Shape } from './shape.ts'

const columns = z.array(z.enum(orderColumns, '没有这一列'), '请选择要导出的列').check(
  z.minLength(1, '请选择要导出的列'),
  z.refine(ids => new Set(ids).size === ids.length, '列不能重复'),
)

const numbers = z
  .array(orderNo, '请选择订单')
  .check(z.maxLength(mostChosen, `一次最多选择 ${mostChosen.toLocaleString('en-US')} 笔订单`))

/** Single orders out of those that the filter finds. */
const chosen = {
  /** These alone. */
  only: z.optional(numbers),
  /** All but these. */
  without: z.optional(numbers),
}

/** What each call in order-exports.contract.ts takes and answers, and who may make it. */
export const orderExportsShapes = {
  'orderExports.begin': {
    summary: 'Export all orders that a filter finds, as the list shows them, by a link for one download (D8)',
    who: { staff: 'orders.read' },
    params: orderPrefix,
    body: z.object({ ...orderFilter, ...chosen, format: z.enum(exportFormats, '请选择文件格式'), columns }),
    data: begunExport,
  },

  'orderExports.list': {
    summary: 'The own exports of the last day with how far each came (D8)',
    who: { staff: 'orders.read' },
    params: orderPrefix,
    data: z.object({ list: z.array(orderExport) }),
  },
} as const satisfies Record<string, Shape>
