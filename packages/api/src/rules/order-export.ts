/** The columns of the order desk, and what each is in an exported table: a cell of a table holds one value. */
export const orderExportHeads = {
  order_no: ['订单号'],
  item: ['项目'],
  member: ['会员类型', '会员'],
  amount_fen: ['应付金额（元）'],
  channel: ['渠道'],
  status: ['订单状态'],
  document: ['票据状态'],
  created_at: ['下单时间'],
  paid_at: ['确认时间', '付款截止'],
  agent: ['发展人'],
} as const satisfies Record<string, readonly string[]>

export type OrderColumn = keyof typeof orderExportHeads
export const orderColumns = Object.keys(orderExportHeads) as OrderColumn[]

export const isOrderColumn = (id: string): id is OrderColumn => id in orderExportHeads

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** How an export stands. `cut`: the transfer broke off before the last row. */
export const exportStates = ['waiting', 'running', 'done', 'cut'] as const
export type ExportState = (typeof exportStates)[number]

/** Orders that can be chosen one by one for a file. */
export const mostChosen = 1_000
