/** What each component of packages/ui may weigh alone: kB gzip, with all it imports at once. */
export const componentBudgets: Readonly<Record<string, number>> = {}
