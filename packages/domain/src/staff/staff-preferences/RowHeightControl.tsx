import { usePreference, useSetPreference } from '@portal/api/hooks/preferences'
import { rowHeights } from '@portal/ui/column-settings'
import { Segmented } from '@portal/ui/segmented'

/** Height of the rows of every table. */
export function RowHeightControl() {
  const set = useSetPreference()
  return (
    <Segmented
      label="表格行高"
      items={rowHeights}
      value={usePreference('row_height')}
      onChange={height => set('row_height', height)}
    />
  )
}
