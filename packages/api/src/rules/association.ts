const name = '全国企业财务管理协会'

/** Who runs this portal. One file to change for another association; what not every page needs stands apart. */
export const association = {
  name,
  nameInEnglish: 'National Enterprise Financial Management Association',
  website: 'https://www.nefma.example',
  icpSite: 'https://beian.miit.gov.cn/',
} as const

/** Other addresses, as far as the configuration and a page's host do not say otherwise. */
export const associationAddresses = {
  /** Where staff sign in. */
  managerOrigin: 'https://manager.nefma.example',
  /** The member service centre, and its stand-in used when the portal's own host contains the word test (product.md §2). */
  serviceCentre: 'https://service.nefma.example/',
  serviceCentreTest: 'https://service-test.nefma.example/',
} as const

/** Default account for transfers; the configuration may name another. */
export const associationBank = {
  account_name: name,
  account_no: '1100000000000001234',
  bank_name: '示例银行北京分行营业部',
} as const

/** Version of agreement and privacy policy that a new member consents to. */
export const consentVersion = '2026-11'
