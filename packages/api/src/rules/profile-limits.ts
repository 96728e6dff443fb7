/** Entries of one collection of the talent profile. */
export const maxEntries = 30
/** Attachments of one of them. */
export const maxAttachments = 10
/** Entries of one profile that are typed and not saved. */
export const maxDrafts = 20
/** Links to one resume that open at the same time (D7). */
export const maxLivingLinks = 20
