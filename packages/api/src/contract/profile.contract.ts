import type { Endpoint } from './endpoint.ts'
import { entryCalls } from './profile-entries.ts'

/** The own talent info, flat as product.md §3 draws it. */
export const showPersonalInfo = {
  name: 'profile.show',
  method: 'get',
  path: '/nrckapi/user_infos/show_personal_info',
  flat: true,
  rules: [],
} as const satisfies Endpoint

/** Keeps the basic data as they are written; `version` is the one that was read. */
export const saveBasicData = {
  name: 'profile.saveBasicData',
  method: 'post',
  path: '/nrckapi/user_infos/',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const listSelectOptions = {
  name: 'profile.selectOptions',
  method: 'get',
  path: '/nrckapi/user_infos/select_options',
  rules: [],
} as const satisfies Endpoint

export const listAttachmentDics = {
  name: 'profile.attachmentDics',
  method: 'get',
  path: '/nrckapi/attachment_dics/list',
  rules: [],
} as const satisfies Endpoint

/** Agrees to the use of a picture, or takes that back and the picture with it. */
export const consentPhoto = {
  name: 'profile.consentPhoto',
  method: 'post',
  path: '/nrckapi/user_infos/photo_consent',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

/** Puts an uploaded picture in its place. */
export const setPhoto = {
  name: 'profile.setPhoto',
  method: 'post',
  path: '/nrckapi/user_infos/photo',
  idempotent: true,
  rules: ['file_missing', 'photo_consent_missing'],
} as const satisfies Endpoint

export const {
  add: addEdu,
  change: changeEdu,
  remove: removeEdu,
  saveDraft: saveEduDraft,
  dropDraft: dropEduDraft,
} = entryCalls.customer_edus
export const {
  add: addJob,
  change: changeJob,
  remove: removeJob,
  saveDraft: saveJobDraft,
  dropDraft: dropJobDraft,
} = entryCalls.customer_jobs
export const {
  add: addCredential,
  change: changeCredential,
  remove: removeCredential,
  saveDraft: saveCredentialDraft,
  dropDraft: dropCredentialDraft,
} = entryCalls.credentials
export const {
  add: addProfit,
  change: changeProfit,
  remove: removeProfit,
  saveDraft: saveProfitDraft,
  dropDraft: dropProfitDraft,
} = entryCalls.job_profits
export const {
  add: addPaper,
  change: changePaper,
  remove: removePaper,
  saveDraft: savePaperDraft,
  dropDraft: dropPaperDraft,
} = entryCalls.papers
