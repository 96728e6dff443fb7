/** What finance may pass on to a colleague: a request for a document, a day of the reconciliation. */
export const delegatedTasks = ['invoice', 'reconciliation_day'] as const
export type DelegatedTask = (typeof delegatedTasks)[number]

/** Characters. */
export const delegationNoteLimit = 200
