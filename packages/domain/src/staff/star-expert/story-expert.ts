import {
  beginExpert,
  declareAsExpert,
  handInExpertSheet,
  saveExpertSheet,
  showExpertView,
} from '@portal/api/contract/star-experts.contract'
import type { ExpertView } from '@portal/api/contract/star-experts.schema'
import type { OwnSheet } from '@portal/api/contract/stars.schema'
import { aDeskStar, anOwnSheet } from '@portal/api/fixtures/star-desk'
import { anExpertFile, anExpertView } from '@portal/api/fixtures/star-experts'
import { mock } from '@portal/api/mocks'

export const show = mock(showExpertView)
export const begin = mock(beginExpert)
export const declare = mock(declareAsExpert)
export const save = mock(saveExpertSheet)
export const handIn = mock(handInExpertSheet)

export const applicant = {
  application_no: 'S20260511-0092',
  name: '陈*行',
  unit: '华岳重工集团有限公司',
  position: '财务总监岗',
}
export const toDeclare = (part: Partial<ExpertView> = {}) =>
  anExpertView({ stage: 'to_declare', applicant, ...part })

/** The file open, with this sheet. */
export function scoring(own_sheet: OwnSheet = anOwnSheet({ version: 2 })): ExpertView {
  const { snapshot } = aDeskStar()
  if (snapshot === null) throw new Error('The application has no profile')
  return anExpertView({ stage: 'scoring', applicant, file: anExpertFile(snapshot, { own_sheet }) })
}

/** A sheet with every score: 79.30. */
export const full = anOwnSheet({
  version: 6,
  scores: { education: 82, duty: 86, results: 80, papers: 40, conduct: 90 },
  comments: { education: '', duty: '', results: '验收报告可以印证。', papers: '', conduct: '' },
  saved_at: '2026-05-27 14:46:00',
})
