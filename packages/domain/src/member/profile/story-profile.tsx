import type { ComponentType } from 'react'
import { uploadImage } from '@portal/api/contract/files.contract'
import {
  listAttachmentDics,
  listSelectOptions,
  saveBasicData,
  showPersonalInfo,
} from '@portal/api/contract/profile.contract'
import { entryCalls } from '@portal/api/contract/profile-entries'
import { listDistricts } from '@portal/api/contract/districts.contract'
import type { PersonalInfo, ProfilePhotos } from '@portal/api/contract/profile.schema'
import { someDistricts } from '@portal/api/fixtures/districts'
import { aProfile, someAttachmentDics, somePhotos, someSelectOptions } from '@portal/api/fixtures/profile'
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
export const districts = mock(listDistricts)
export const hasDistricts = districts.reply({ list: someDistricts })
export const options = mock(listSelectOptions)
export const dics = mock(listAttachmentDics)
export const upload = mock(uploadImage)
export const jobs = {
  add: mock(entryCalls.customer_jobs.add),
  change: mock(entryCalls.customer_jobs.change),
  remove: mock(entryCalls.customer_jobs.remove),
}

export const has = (profile: PersonalInfo, photos: ProfilePhotos = somePhotos()) =>
  info.reply({ personal_info: profile, photos })

/** A filled profile and the lists. */
export const usual = {
  beforeEach({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) {
    msw.use(
      has(aProfile()),
      options.reply(someSelectOptions),
      dics.reply({ list: someAttachmentDics }),
      hasDistricts,
    )
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
