import { Pagination, type PaginationProps } from '../pagination/index.ts'
import type { TableFeature } from './DataTable.types.ts'

/** The way to the other pages, in the foot. */
export const paging = (pages: PaginationProps): TableFeature<object> => ({
  name: 'paging',
  foot: <Pagination {...pages} />,
})
