import { None } from '../description-list/index.ts'
import { StatusInline } from '../status/index.ts'
import type { Column } from './DataTable.types.ts'

export interface Order {
  no: string
  item: string
  member: string
  fen: number
  channel: string
  paid: boolean
  time: string
  agent: string
}

const members = [
  '华岳重工集团有限公司',
  '赵清和',
  '信衡会计师事务所（特殊普通合伙）北京分所',
  '江北港务控股有限公司',
  '林知夏',
]

/** Order `index` of a made-up list; the same every time. */
const anOrder = (index: number): Order => ({
  no: `2026051${8 - Math.floor(index / 500)} ${String(10_000 + index).slice(1)}`,
  item: index % 2 === 0 ? '单位会费' : '个人会费',
  member: members[index % members.length] ?? '',
  fen: index % 2 === 0 ? 600_000 : 20_000,
  channel: index % 3 === 0 ? '微信支付' : '对公转账',
  paid: index % 4 === 0,
  time: `05-18 ${String(23 - (index % 24)).padStart(2, '0')}:40`,
  agent: index % 7 === 0 ? '周明远' : '',
})

export const orders = (count: number, from = 0): Order[] =>
  Array.from({ length: count }, (_, index) => anOrder(from + index))

export const yuan = (fen: number) => `¥${(fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 })}`

export const columns: Column<Order>[] = [
  { id: 'no', header: '订单号', width: 140, cell: order => order.no },
  { id: 'item', header: '项目', width: 112, cell: order => order.item },
  { id: 'member', header: '会员', cell: order => order.member, title: order => order.member },
  {
    id: 'amount',
    header: '应付金额',
    width: 120,
    align: 'end',
    sortable: true,
    cell: order => yuan(order.fen),
  },
  { id: 'channel', header: '渠道', width: 100, cell: order => order.channel },
  {
    id: 'status',
    header: '订单状态',
    width: 112,
    cell: ({ paid }) => (
      <StatusInline family={paid ? 'success' : 'info'} icon={paid ? 'circle-check' : 'clock'}>
        {paid ? '已支付' : '待确认'}
      </StatusInline>
    ),
  },
  { id: 'time', header: '下单时间', width: 116, sortable: true, cell: order => order.time },
  { id: 'agent', header: '发展人', width: 92, cell: order => order.agent || <None /> },
]
