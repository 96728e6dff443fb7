import { associationAddresses } from './association.ts'

/** Settings that a page gets in its html from its host: the server, or the development server. */
export interface PageSettings {
  /** Where staff sign in. */
  managerOrigin: string
  /** The member service centre, and its stand-in used when the page's own host contains the word test (product.md §2). */
  serviceCentre: string
  serviceCentreTest: string
  /** What the link to the service centre passes as `token`: a one-time ticket, or the session's own token (D2.8). */
  serviceCentreToken: 'ticket' | 'session'
}

/** Without a host, as in the Storybook. */
export const defaultPageSettings: PageSettings = {
  ...associationAddresses,
  serviceCentreToken: 'ticket',
}

/** Name of the meta element in the apps' html. */
export const pageSettingsName = 'page-settings'

/** Stands in the apps' html where the host writes the settings. */
export const pageSettingsPlaceholder = '__PAGE_SETTINGS__'

/** The settings as the content of an html attribute. */
export const pageSettingsContent = (settings: Partial<PageSettings>): string =>
  JSON.stringify(settings)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Tells a one-time ticket from a session's token, which come under the same name in an address (D2.8). */
export const ticketPrefix = 'ticket_'
