import { defaultPageSettings, pageSettingsName, type PageSettings } from '../rules/page-settings.ts'

/** The settings in the html of this page; the defaults for what it does not say. */
export function pageSettings(): PageSettings {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${pageSettingsName}"]`)?.content
  try {
    // our own html: written by the host from the same type
    return { ...defaultPageSettings, ...(JSON.parse(content ?? '{}') as Partial<PageSettings>) }
  } catch {
    return defaultPageSettings
  }
}
