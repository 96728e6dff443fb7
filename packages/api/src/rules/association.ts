const name = '全国企业财务管理协会'

/** Who runs this portal. One place to change for another association. */
export const association = {
  name,
  nameInEnglish: 'National Enterprise Financial Management Association',
  website: 'https://www.nefma.example',
  /** Where staff sign in, as far as a page's host does not say otherwise. */
  managerOrigin: 'https://manager.nefma.example',
  /** The member service centre, and its stand-in used when the portal's own host contains the word test (product.md §2). */
  serviceCentre: 'https://service.nefma.example/',
  serviceCentreTest: 'https://service-test.nefma.example/',
  /** Default account for transfers; the configuration may name another. */
  bank: {
    account_name: name,
    account_no: '1100000000000001234',
    bank_name: '示例银行北京分行营业部',
  },
  icpSite: 'https://beian.miit.gov.cn/',
} as const

/** Version of agreement and privacy policy that a new member consents to. */
export const consentVersion = '2026-05'
