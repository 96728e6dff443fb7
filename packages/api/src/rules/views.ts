/** Views that staff save at a desk. */
export const maxViews = 20
export const maxViewName = 12
/** Longest address of a view. */
export const maxViewSearch = 1_000
