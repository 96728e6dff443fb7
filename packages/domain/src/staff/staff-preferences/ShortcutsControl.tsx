import { usePreference, useSetPreference } from '@portal/api/hooks/preferences'
import { Checkbox } from '@portal/ui/checkbox'

/** Whether single keys act (WCAG 2.1.4). */
export function ShortcutsControl() {
  const set = useSetPreference()
  return (
    <Checkbox
      checked={usePreference('shortcuts')}
      onChange={event => set('shortcuts', event.currentTarget.checked)}
    >
      单键快捷键（J、K 换条，/ 搜索）
    </Checkbox>
  )
}
