import { isDay } from '@portal/api/rules/dates'
import { month, oneOf, page, viewInAddress } from '../staff-desk/view-in-address.ts'

const tabs = ['days', 'differences', 'channels', 'fees'] as const
export type ReconciliationTab = (typeof tabs)[number]

/** What the page shows. */
export interface ReconciliationView {
  tab: ReconciliationTab
  /** Page of the open differences. */
  page: number
  /** `YYYY-MM`; empty: that of yesterday. */
  month: string
  /** The day that lies open; null: nobody has picked one. */
  record: string | null
}

export const reconciliationView = viewInAddress<ReconciliationView>({
  tab: oneOf('tab', tabs, 'days'),
  page,
  month: month('month'),
  record: {
    name: 'day',
    usual: null,
    read: text => (isDay(text) ? text : undefined),
    write: day => day ?? '',
  },
})
