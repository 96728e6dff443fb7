import type { CouponBatch } from '@portal/api/contract/coupons.schema'
import { couponIssuings, couponStatusLook } from '@portal/api/rules/coupon'
import { shortDay } from '@portal/api/rules/dates'
import {
  cards,
  DataTable,
  density,
  sticky,
  type Column,
  type DataTableProps,
  type TableFeature,
} from '@portal/ui/data-table'
import { StatusInline } from '@portal/ui/status'
import { rowOf } from '../../shared/ahead/index.ts'
import { itemsText, limitText, offText } from './coupon-words.ts'
import * as S from './CouponTable.styles.ts'

/** A state of a batch with its word. */
export function CouponMark({ status }: Pick<CouponBatch, 'status'>) {
  const { label, family, icon } = couponStatusLook[status]
  return (
    <StatusInline family={family} icon={icon}>
      {label}
    </StatusInline>
  )
}

const share = ({ taken, total }: CouponBatch) => `${Math.round((taken / total) * 100)}%`
const digits = (count: number) => count.toLocaleString('en')

const name: Column<CouponBatch> = {
  id: 'name',
  header: '批次',
  cell: batch => (
    <S.Two>
      <b>{batch.name}</b>
      <small>
        {batch.code}，{couponIssuings[batch.issuing]}
      </small>
    </S.Two>
  ),
  title: batch => batch.name,
  card: { line: 1 },
}
const used: Column<CouponBatch> = {
  id: 'used',
  header: '已用 / 总量',
  width: 140,
  cell: batch => (
    <S.Two>
      <span>
        {digits(batch.taken)} / {digits(batch.total)}
      </span>
      <S.Bar data-over={batch.status === 'active' ? undefined : true}>
        <span style={{ width: share(batch) }} />
      </S.Bar>
    </S.Two>
  ),
  card: { line: 3, label: '已用' },
}
const status: Column<CouponBatch> = {
  id: 'status',
  header: '状态',
  width: 100,
  cell: batch => <CouponMark status={batch.status} />,
  card: { line: 1, side: 'end' },
}

const few: readonly Column<CouponBatch>[] = [name, used, status]
const all: readonly Column<CouponBatch>[] = [
  name,
  {
    id: 'off',
    header: '优惠',
    width: 160,
    cell: batch => (
      <S.Two>
        <span>{offText(batch)}</span>
        <small>{limitText(batch)}</small>
      </S.Two>
    ),
    card: { line: 2 },
  },
  {
    id: 'items',
    header: '适用项目',
    width: 132,
    cell: itemsText,
    title: itemsText,
    card: { line: 2, side: 'end' },
  },
  used,
  {
    id: 'window',
    header: '有效期',
    width: 132,
    cell: batch => (
      <S.Two>
        <span>{shortDay(batch.starts_at)}</span>
        <span>至 {shortDay(batch.ends_at)}</span>
      </S.Two>
    ),
    card: { line: 3, side: 'end' },
  },
  status,
]

export interface CouponTableProps extends Omit<
  DataTableProps<CouponBatch>,
  'columns' | 'rowKey' | 'rowName' | 'caption' | 'features'
> {
  /**
   * `few` keeps name, use and status, for the room beside a drawer.
   * @default 'all'
   */
  columns?: 'all' | 'few' | undefined
}

/** A desk finds the row of a batch by its id. */
const places: TableFeature<CouponBatch> = { name: 'places', row: batch => rowOf(batch.id) }

/** Batches of coupons; under 640 px each is a card. Never fetches. */
export function CouponTable({ columns = 'all', ...rest }: CouponTableProps) {
  return (
    <DataTable
      caption="优惠码批次"
      columns={columns === 'few' ? few : all}
      rowKey={batch => batch.id}
      rowName={batch => batch.name}
      features={[density('relaxed'), sticky(), cards(), places]}
      {...rest}
    />
  )
}
