import * as z from 'zod/mini'
import { couponLimits } from '../rules/coupon-batch.ts'
import { couponStatuses, plainCouponCode } from '../rules/coupon.ts'
import {
  couponAnswer,
  couponBatch,
  couponBatchList,
  couponCode,
  couponFee,
  issuings,
  items,
  ways,
} from './coupons.schema.ts'
import { day, id, listOf, orderNo, orderPrefix, paging, positiveFen, tableFile, text } from './fields.ts'
import type { Shape } from './shape.ts'

const { name, total, perMember, code } = couponLimits

const count = (label: string, most: number) =>
  z.int(`请输入${label}`).check(z.minimum(1, `${label}至少是 1`), z.maximum(most, `${label}最多是 ${most}`))

const codeText = (label: string) =>
  z.string(`请输入${label}`).check(z.overwrite(plainCouponCode), z.maxLength(50, `${label}过长`))

/** A batch as a clerk fills it in; what does not go together is judged by `batchErrors`. */
const batch = {
  name: text('名称', name),
  way: z.enum(ways, '请选择优惠方式'),
  off_fen: z._default(z.nullable(positiveFen), null),
  percent: z._default(z.nullable(count('比例', 100)), null),
  most_fen: z._default(z.nullable(positiveFen), null),
  items: z.array(z.enum(items, '适用项目不正确'), '请选择适用项目').check(
    z.minLength(1, '请至少选择一个适用项目'),
    z.overwrite(list => items.filter(item => list.includes(item))),
  ),
  least_fen: z._default(z.nullable(positiveFen), null),
  total: count('总量', total),
  per_member: count('每人可用', perMember),
  issuing: z.enum(issuings, '请选择发码方式'),
  code: z._default(codeText('优惠码').check(z.maxLength(code.max, `最多 ${code.max} 位`)), ''),
  starts_on: day,
  ends_on: day,
}
const oneBatch = { id, version: z.int('缺少版本号') }

const statusFilter = z.optional(
  z
    .string('状态不正确')
    .check(z.refine(list => list.split(',').every(one => couponStatuses.some(s => s === one)), '状态不正确')),
)

/** What a list of batches is narrowed by. */
const filters = {
  /** Comma-separated statuses. */
  status: statusFilter,
  item: z.optional(z.enum(items, '适用项目不正确')),
  /** Part of a name, the beginning of the codes, or one code. */
  q: z.optional(text('关键词', 50, 0)),
}

/** What each call in coupons.contract.ts takes and answers, and who may make it. */
export const couponsShapes = {
  'coupons.verify': {
    summary: 'Keep a code for an order for 15 minutes, give it up, or complete an order of 0: 0 → 30 (D5)',
    who: { member: 'own' },
    params: orderPrefix,
    body: z
      .object({
        order_no: orderNo,
        /** Empty: the order gives its code up. */
        code: z.optional(codeText('优惠码')),
        /** The order costs nothing and is complete. */
        confirm: z.optional(z.boolean('确认方式不正确')),
      })
      .check(
        z.refine(({ code: given, confirm }) => given !== undefined || confirm === true, {
          error: '请输入优惠码',
          path: ['code'],
        }),
      ),
    data: couponAnswer,
  },

  'coupons.list': {
    summary: 'Batches of coupons with how many are in each status and what they saved (D3, D5)',
    who: { staff: 'coupons.read' },
    query: z.object({ ...filters, ...paging([20, 10, 50, 100]) }),
    data: couponBatchList,
  },

  'coupons.export': {
    summary: 'The batches that these filters leave, as a table, the newest first',
    who: { staff: 'coupons.read' },
    body: z.object(filters),
    data: tableFile,
  },

  'coupons.get': {
    summary: 'One batch of coupons',
    who: { staff: 'coupons.read' },
    params: z.object({ id }),
    data: couponBatch,
  },

  'coupons.codes': {
    summary: 'The codes of a batch with the orders that have them; `q` is one code',
    who: { staff: 'coupons.read' },
    params: z.object({ id }),
    query: z.object({ q: z.optional(codeText('优惠码')), ...paging([20, 10, 50, 100]) }),
    data: listOf(couponCode),
  },

  'coupons.exportCodes': {
    summary: 'The codes of a batch with the orders that have them, as a table',
    who: { staff: 'coupons.write' },
    body: z.object({ id }),
    data: tableFile,
  },

  'coupons.fees': {
    summary: 'What the fees cost today, for a trial sum of a batch',
    who: { staff: 'coupons.read' },
    data: z.object({ year: z.string(), fees: z.array(couponFee) }),
  },

  'coupons.create': {
    summary: 'Make a batch of coupons and its codes (D5)',
    who: { staff: 'coupons.write' },
    body: z.object(batch),
    data: couponBatch,
  },

  'coupons.change': {
    summary: 'Change a batch: all of it while nobody has a code, then the name, a later end, a greater total',
    who: { staff: 'coupons.write' },
    body: z.object({ ...oneBatch, ...batch }),
    data: couponBatch,
  },

  'coupons.stop': {
    summary: 'Stop a batch or let it go on; orders keep the codes that they hold',
    who: { staff: 'coupons.write' },
    body: z.object({ ...oneBatch, stopped: z.boolean('请选择停用或启用') }),
    data: couponBatch,
  },
} as const satisfies Record<string, Shape>
