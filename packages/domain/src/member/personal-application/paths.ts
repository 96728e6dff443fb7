import { memberPages } from '@portal/api/rules/member-pages'

/** With a step, the page opens the form even after an application that has ended. */
export const applyAgainPath = `${memberPages.personalApplication.path}?step=1`
