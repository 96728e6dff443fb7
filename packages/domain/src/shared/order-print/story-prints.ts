import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { anOrderDetail, aRefund } from '@portal/api/fixtures/orders'

type Receipt = OrderDetail['receipts'][number]

export const aReceipt = (part: Partial<Receipt> = {}): Receipt => ({
  amount_fen: 20_000,
  channel: 'offline',
  received_at: '2026-05-18',
  bank_ref: '2026051810421700883',
  remark: '财务备注，不打印',
  by: '沈静仪',
  ...part,
})

/** Paid by transfer. */
export const aPaidOrder = (part: Partial<OrderDetail> = {}): OrderDetail =>
  anOrderDetail({
    order_status: 30,
    channel: 'offline',
    received_fen: 20_000,
    paid_at: '2026-05-18 15:20:00',
    deadline_at: null,
    receipts: [aReceipt()],
    allowed: [],
    ...part,
  })

export const partlyRefunded = aPaidOrder({
  order_status: 50,
  refunded_fen: 5_050,
  refunds: [
    aRefund({ id: 'r2', amount_fen: 1_000, refund_status: 'rejected', trouble: '会员期已经使用' }),
    aRefund({
      amount_fen: 5_050,
      refund_status: 'succeeded',
      returned_on: '2026-05-20',
      bank_ref: '2026052009001200017',
      effect_text: '会员期缩短至 2027-02-15',
      allowed: [],
    }),
  ],
})

/** Part of it came by transfer, the rest was paid online. */
export const paidByTwoChannels = aPaidOrder({
  channel: 'wechat',
  receipts: [
    aReceipt({ amount_fen: 15_000, channel: 'offline', received_at: '2026-05-16' }),
    aReceipt({ amount_fen: 5_000, channel: 'wechat', bank_ref: '4200002026051810421700883001', by: '系统' }),
  ],
})

/** Paid in so many parts that they go on on a second sheet. */
export const paidInParts = aPaidOrder({
  subject_type: 'enterprise',
  subject_name: '华岳重工集团有限公司',
  item: '单位会费',
  item_note: '常务理事单位 · 1 年',
  lines: [{ title: '常务理事单位会费，2026 年价', amount_fen: 600_000 }],
  amount_fen: 600_000,
  received_fen: 600_000,
  receipts: Array.from({ length: 24 }, (_, at) =>
    aReceipt({
      amount_fen: 25_000,
      received_at: `2026-05-${String(at + 1).padStart(2, '0')}`,
      bank_ref: `20260518104217${String(at + 1).padStart(5, '0')}`,
    }),
  ),
})

const long = '内蒙古自治区呼伦贝尔市新巴尔虎左旗阿木古郎镇国有资产经营管理与产业发展投资控股集团有限责任公司'

/** Everything as long as it may be. */
export const longest = aPaidOrder({
  subject_type: 'enterprise',
  subject_name: long,
  item: '单位会费（含补缴上一年度差额与会刊全年订阅）',
  item_note: '常务理事单位 · 1 年，自上一会员期届满之次日起连续计算',
  lines: Array.from({ length: 6 }, (_, at) => ({
    title: `${at + 1}. 常务理事单位会费、会刊全年订阅与所属分公司、子公司席位增购费用（${long}）`,
    amount_fen: 1_000_000_000,
  })),
  discount_fen: 123_456,
  coupon: {
    code: 'EARLY2026RENEWAL',
    name: '提前续费与老会员单位专享优惠批次（第二期）',
    reserved_until: null,
  },
  amount_fen: 5_999_876_544,
  received_fen: 5_999_876_544,
  receipts: [
    aReceipt({ amount_fen: 5_999_876_544, bank_ref: 'B2026051810421700883ZZZZZZZZZZ0000000000000000000001' }),
  ],
})
