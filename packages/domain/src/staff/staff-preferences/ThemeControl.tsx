import { usePreference, useSetPreference } from '@portal/api/hooks/preferences'
import { preferences, type Preferences } from '@portal/api/rules/preferences'
import { Segmented } from '@portal/ui/segmented'

const names = { light: '浅色', dark: '深色', system: '跟随系统' } as const satisfies Record<
  Preferences['theme'],
  string
>
const items = preferences.theme.options.map(value => ({ value, label: names[value] }))

/** Light, dark or the system's own colours. */
export function ThemeControl() {
  const set = useSetPreference()
  return (
    <Segmented
      label="主题"
      items={items}
      value={usePreference('theme')}
      onChange={theme => set('theme', theme)}
    />
  )
}
