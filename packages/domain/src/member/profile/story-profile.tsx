import type { ComponentType } from 'react'
import { uploadImage } from '@portal/api/contract/files.contract'
import {
  listAttachmentDics,
  listSelectOptions,
  saveBasicData,
  showPersonalInfo,
} from '@portal/api/contract/profile.contract'
import { entryCalls } from '@portal/api/contract/profile-entries'
import { ratingCentre } from '@portal/api/contract/stars.contract'
import { listDistricts } from '@portal/api/contract/districts.contract'
import type { PersonalInfo, ProfileDrafts, ProfilePhotos } from '@portal/api/contract/profile.schema'
import type { StarApplication } from '@portal/api/contract/stars.schema'
import { someDistricts } from '@portal/api/fixtures/districts'
import {
  aJobDraft,
  aProfile,
  someAttachmentDics,
  someDrafts,
  somePhotos,
  someSelectOptions,
} from '@portal/api/fixtures/profile'
import { aRatingCentre, anApplicationIn, noRatings } from '@portal/api/fixtures/stars'
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
/** The own evaluation. */
export const centre = mock(ratingCentre)
/** An application that was sent back. */
export const isReturned = (part: Partial<StarApplication> = {}) =>
  centre.reply(aRatingCentre({ current: anApplicationIn(15, part) }))
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
  saveDraft: mock(entryCalls.customer_jobs.saveDraft),
  dropDraft: mock(entryCalls.customer_jobs.dropDraft),
}
/** Keeps every draft of a job, as the server does. */
export const keepsDrafts = () =>
  jobs.saveDraft.replyWith(({ attachments: _files, ...body }) =>
    aJobDraft({ ...body, version: body.version + 1, saved_at: '2026-05-18 14:32:07' }),
  )

export const has = (
  profile: PersonalInfo,
  { photos = somePhotos(), drafts = someDrafts() }: { photos?: ProfilePhotos; drafts?: ProfileDrafts } = {},
) => info.reply({ personal_info: profile, photos, drafts })

/** A filled profile and the lists; drafts are kept and dropped whenever a slow machine takes longer to type. */
export const usual = {
  beforeEach({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) {
    msw.use(
      has(aProfile()),
      options.reply(someSelectOptions),
      dics.reply({ list: someAttachmentDics }),
      hasDistricts,
      keepsDrafts(),
      jobs.dropDraft.reply({}),
      centre.reply(noRatings),
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
