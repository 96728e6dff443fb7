import type { ComponentType } from 'react'
import { uploadImage } from '@portal/api/contract/files.contract'
import {
  listAttachmentDics,
  listSelectOptions,
  saveBasicData,
  showPersonalInfo,
} from '@portal/api/contract/profile.contract'
import { entryCalls } from '@portal/api/contract/profile-entries'
import type { PersonalInfo } from '@portal/api/contract/profile.schema'
import { aProfile, someAttachmentDics, someSelectOptions } from '@portal/api/fixtures/profile'
import { mock } from '@portal/api/mocks'
import { ToastRegion } from '@portal/ui/toast'
import type { HttpHandler } from 'msw'
import type { FieldLists } from './entry-words.ts'

/** What the fields of an entry are chosen from. */
export const lists: FieldLists = {
  ...someSelectOptions,
  ...Object.groupBy(someAttachmentDics, ({ collection }) => collection),
}

export const info = mock(showPersonalInfo)
export const basics = mock(saveBasicData)
export const options = mock(listSelectOptions)
export const dics = mock(listAttachmentDics)
export const upload = mock(uploadImage)
export const jobs = {
  add: mock(entryCalls.customer_jobs.add),
  change: mock(entryCalls.customer_jobs.change),
  remove: mock(entryCalls.customer_jobs.remove),
}

export const has = (profile: PersonalInfo) => info.reply({ personal_info: profile })

/** A filled profile and the lists. */
export const usual = {
  beforeEach({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) {
    msw.use(has(aProfile()), options.reply(someSelectOptions), dics.reply({ list: someAttachmentDics }))
  },
}

/** A page with a heading, and room for what is told in a corner. */
export const onPage = (Story: ComponentType) => (
  <>
    <h1>个人资料</h1>
    <Story />
    <ToastRegion />
  </>
)
