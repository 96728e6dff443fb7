import { publicStaffPages } from './staff-pages.ts'

/** External experts, each invited to score one star application by a link that one browser can use (D7). */

/** Characters of a token: 128 bits, without those that are taken for each other. */
export const expertTokenLength = 26
export const expertNameLimit = 30
export const organisationLimit = 50

/** How an invitation stands, as far as its reader may know. */
export const expertStates = {
  sent: { label: '未打开', family: 'neutral', icon: 'clock' },
  opened: { label: '已打开', family: 'info', icon: 'circle-check' },
  handed_in: { label: '已提交', family: 'success', icon: 'circle-check' },
  recused: { label: '已回避', family: 'neutral', icon: 'circle-minus' },
  expired: { label: '已到期', family: 'neutral', icon: 'calendar-x' },
  revoked: { label: '已收回', family: 'neutral', icon: 'circle-minus' },
} as const
export type ExpertState = keyof typeof expertStates

/** Where the sheet of whoever opens a link stands; a link that opens nothing has no stage. */
export const expertStages = ['invited', 'to_declare', 'scoring', 'handed_in'] as const
export type ExpertStage = (typeof expertStages)[number]

/** Where an expert opens the invitation. */
export const expertPath = (token: string): string => publicStaffPages.starExpert.path.replace(':token', token)
