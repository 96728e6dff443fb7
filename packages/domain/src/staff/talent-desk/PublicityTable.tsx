import type { DeskStarRow } from '@portal/api/contract/stars.schema'
import { StatusInline } from '@portal/ui/status'
import {
  cards,
  DataTable,
  sticky,
  type Column,
  type DataTableProps,
  type TableFeature,
} from '@portal/ui/data-table'
import { rowOf } from '../../shared/ahead/index.ts'
import { Stars } from '../../shared/stars/index.ts'
import { lookOf, pressing } from './talent-words.ts'

/** What is left of the publicity; an objection stops its clock. */
function Left({ row: { stage, working_days_left } }: { row: DeskStarRow }) {
  if (stage === 'awardable') return <span>期满</span>
  const days = working_days_left ?? 0
  if (stage === 'objection') return <span>中止，余 {days} 天</span>
  if (pressing(days) === 'neutral') return <span>{days} 个工作日</span>
  return (
    <StatusInline family="warning" icon="clock-alert">
      {days} 个工作日
    </StatusInline>
  )
}

const name: Column<DeskStarRow> = {
  id: 'name',
  header: '公示姓名',
  width: 96,
  cell: row => row.name,
  card: { line: 1 },
}
const unit: Column<DeskStarRow> = {
  id: 'unit',
  header: '单位',
  cell: row => row.unit,
  title: row => row.unit,
  card: { line: 2 },
}
const star: Column<DeskStarRow> = {
  id: 'star',
  header: '拟定星级',
  width: 116,
  cell: row => <Stars star={row.proposed_star ?? row.star} />,
  card: { line: 2, side: 'end' },
}
const left: Column<DeskStarRow> = {
  id: 'left',
  header: '剩余',
  width: 128,
  cell: row => <Left row={row} />,
  card: { line: 3, label: '剩余' },
}
const status: Column<DeskStarRow> = {
  id: 'status',
  header: '状态',
  width: 108,
  cell: row => {
    const { label, family, icon } = lookOf(row)
    return (
      <StatusInline family={family} icon={icon}>
        {label}
      </StatusInline>
    )
  },
  card: { line: 1, side: 'end' },
}
const number: Column<DeskStarRow> = {
  id: 'no',
  header: '申请编号',
  width: 156,
  cell: row => row.application_no,
  card: { line: 3, side: 'end' },
}
const all: readonly Column<DeskStarRow>[] = [
  number,
  name,
  unit,
  star,
  {
    id: 'until',
    header: '公示至',
    width: 84,
    cell: row => (row.stage === 'objection' ? '—' : (row.publicity_ends_at?.slice(5, 10) ?? '—')),
    title: row => row.publicity_ends_at ?? '',
    card: null,
  },
  left,
  {
    id: 'objections',
    header: '异议',
    width: 64,
    align: 'end',
    cell: row => row.objections,
    card: null,
  },
  status,
]
const few: readonly Column<DeskStarRow>[] = [number, name, star, left, status]

export interface PublicityTableProps extends Omit<
  DataTableProps<DeskStarRow>,
  'columns' | 'rowKey' | 'rowName' | 'caption' | 'features'
> {
  /**
   * `few` leaves out what the drawer beside it shows.
   * @default 'all'
   */
  columns?: 'all' | 'few' | undefined
}

/** A desk finds the row of an application by its number. */
const places: TableFeature<DeskStarRow> = { name: 'places', row: row => rowOf(row.application_no) }

/** What is published, with masked names; under 640 px each is a card. Never fetches. */
export function PublicityTable({ columns = 'all', ...rest }: PublicityTableProps) {
  return (
    <DataTable
      caption="公示中的申请"
      columns={columns === 'few' ? few : all}
      rowKey={row => row.application_no}
      rowName={row => row.name}
      features={[sticky(), cards(), places]}
      {...rest}
    />
  )
}
