import { memberPages } from '@portal/api/rules/member-pages'

export const memberInfoPath = memberPages.memberInfo.path
/** Page of the personal application; with a step it opens the form even after an application that has ended. */
export const applicationPath = '/applyMember/personal'
export const applyAgainPath = `${applicationPath}?step=1`
