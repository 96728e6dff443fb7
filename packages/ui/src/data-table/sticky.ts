import type { TableFeature } from './DataTable.types.ts'

export interface StickyOptions {
  /**
   * `own`: columns keep their widths, 160 px where they have none, and slide when there is no room for all.
   * @default 'content'
   */
  widths?: 'content' | 'own' | undefined
}

/** The table scrolls in a box of its own; head and first column stay in sight. */
export const sticky = ({ widths = 'content' }: StickyOptions = {}): TableFeature<object> => ({
  name: 'sticky',
  scroll: { fixed: widths === 'own' },
})
