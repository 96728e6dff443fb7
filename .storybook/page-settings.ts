import { pageSettingsName, type PageSettings } from '../packages/api/src/rules/page-settings.ts'

/** Stands for the manager app's origin: no story may leave the Storybook's own. */
export const managerOrigin = '/manager-app'

/** Tells the stories what a server tells its pages; answers how to take it back. */
export function setPageSettings(settings: Partial<PageSettings> = {}): () => void {
  const meta = document.createElement('meta')
  meta.name = pageSettingsName
  meta.content = JSON.stringify({ managerOrigin, ...settings })
  // the first of its name is read
  document.head.prepend(meta)
  return () => {
    meta.remove()
  }
}
