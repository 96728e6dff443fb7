/** Addresses at which the member app shows a page (product.md §2). The server answers 404 to any other. */
export const memberPages = [
  '/',
  '/agent/:agentid',
  '/agreement',
  '/applyEnterpriseMember',
  '/applyMember/enterprise',
  '/applyMember/enterprise_vip',
  '/applyMember/personal',
  '/applyMember/personal_vip',
  '/home',
  '/home/evaluation',
  '/home/evaluation/credit-archive',
  '/home/evaluation/payment/:type',
  '/home/invoiceOrder',
  '/home/memberInfo',
  '/home/promotion',
  '/home/renew/enterprise_vip',
  '/home/renew/personal_vip',
  '/home/setting',
  '/index',
  '/institutionlogin',
  '/login',
  '/managerlogin',
  '/not-found',
  '/privacy',
  '/refresh',
  '/searchMember',
  '/searchScore',
] as const

/** Those of the manager app. */
export const managerPages = [
  '/',
  '/examResults',
  '/invoiceManagement',
  '/login',
  '/managerlogin',
  '/memberAudit/enterprise',
  '/memberAudit/personal',
  '/memberDevelop',
  '/memberManagement/enterprise',
  '/memberManagement/personal',
  '/not-found',
  '/orderManagement',
  '/paymentAffirm',
  '/setting',
] as const

/** Whether one of the pages stands at this path; as in the apps, case and a slash at the end make no difference. */
export function isPage(pages: readonly string[], path: string): boolean {
  const given = partsOf(path)
  return pages.some(page => {
    const parts = partsOf(page)
    return (
      parts.length === given.length &&
      parts.every((part, index) => part.startsWith(':') || part === given[index])
    )
  })
}

const partsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/')
    .filter(part => part !== '')
