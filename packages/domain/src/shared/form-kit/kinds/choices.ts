import type { Options } from '@portal/api/rules/form-fields'

/** Codes and words as a control offers them. */
export const choices = (options: Options) =>
  Object.entries(options).map(([value, label]) => ({ value, label }))
