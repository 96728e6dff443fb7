import { oneOf, page, record, viewInAddress } from '../staff-desk/view-in-address.ts'

/** In the address of the page: a set that is to be made. */
export const newSet = 'new'

export const figuresTabs = { now: '现行和待执行', past: '以前的标准' } as const
export type FiguresTab = keyof typeof figuresTabs

/** What the page shows: its tab, the page of the history, and the set whose form is open. */
export const figuresView = viewInAddress<{ tab: FiguresTab; page: number; record: string | null }>({
  tab: oneOf('tab', ['now', 'past'] as const, 'now'),
  page,
  record: record('set', /^[\w-]{1,64}$/),
})
