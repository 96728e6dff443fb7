import { memberPages } from './member-pages.ts'
import type { Collection } from './profile-form.ts'

/** The resume of a member: what of the profile it may show, and the links that share it (D7). */

/** What its owner shows or leaves out, in the order of the choice. */
export const resumeSections = {
  basic: '基本信息',
  id_photo: '证件照',
  contact: '联系方式',
  customer_edus: '教育经历',
  customer_jobs: '工作经历',
  credentials: '职业资格证书',
  job_profits: '工作业绩',
  papers: '论文成果',
  star: '星级和证书',
} as const satisfies Record<Collection, string> & Record<string, string>
export type ResumeSection = keyof typeof resumeSections

const isSection = (name: string): name is ResumeSection => Object.hasOwn(resumeSections, name)
export const resumeSectionNames = Object.keys(resumeSections).filter(isSection)

/** Shown only where its owner asks for it. */
export const reservedSections: readonly ResumeSection[] = ['id_photo', 'contact']

/** Collections in the order in which they are printed. */
export const resumeCollections = [
  'customer_jobs',
  'job_profits',
  'credentials',
  'customer_edus',
  'papers',
] as const satisfies readonly Collection[]

/** How many days a link lives; the one in the middle is offered first. */
export const resumeDays = [7, 30, 90] as const
export type ResumeDays = (typeof resumeDays)[number]

/** Characters of a token: 128 bits, without those that are taken for each other. */
export const resumeTokenLength = 26
/** What a list says of a token that nobody has any more: `8KQ4…T7`. */
export const tokenMark = (token: string): string => `${token.slice(0, 4)}…${token.slice(-2)}`

/** How a link stands. */
export const resumeLinkStates = {
  living: { label: '有效', family: 'success', icon: 'circle-check' },
  revoked: { label: '已收回', family: 'neutral', icon: 'circle-minus' },
  expired: { label: '已到期', family: 'neutral', icon: 'calendar-x' },
} as const
export type ResumeLinkState = keyof typeof resumeLinkStates

/** Alive up to and with its last day, unless it was taken back. */
export const resumeLinkState = (
  { revoked_at, expires_on }: { revoked_at: unknown; expires_on: string },
  today: string,
): ResumeLinkState => (revoked_at !== null ? 'revoked' : expires_on < today ? 'expired' : 'living')

/** Where whoever has the link opens a resume. */
export const sharedResumePath = (token: string): string =>
  memberPages.sharedResume.path.replace(':token', token)
