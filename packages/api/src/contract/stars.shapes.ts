import * as z from 'zod/mini'
import { starReasonLimit, starStatuses } from '../rules/star.ts'
import { id, memberPaging, optionalText, time } from './fields.ts'
import { personalInfo } from './profile.schema.ts'
import type { Shape } from './shape.ts'
import {
  chosenStar,
  objectionBody,
  paperBody,
  publicityList,
  ratingCentre,
  starApplication,
  starForm,
  starHint,
  starList,
  starNo,
  version,
} from './stars.schema.ts'

const applied = z.object({ application: starApplication })

/** What each call in stars.contract.ts takes and answers, and who may make it. */
export const starsShapes = {
  'stars.hint': {
    summary: 'Which stars the own profile may apply for, and what is missing (D7)',
    who: { member: true },
    body: z.object({ star: z.optional(chosenStar) }),
    data: starHint,
  },

  'stars.save': {
    summary: 'Keep what is chosen for the own star application; 409 when another tab saved a later one (D7)',
    who: { member: true },
    body: z.object({ version, ...z.partial(starForm).shape }),
    data: applied,
  },

  'stars.submit': {
    summary: 'Freeze the own profile into the star application and hand it in: 0, 15 → 10 (D7)',
    who: { member: true },
    body: z.object({
      version,
      ...starForm.shape,
      declared: z.literal(true, '请先确认声明'),
    }),
    data: applied,
  },

  'stars.list': {
    summary: 'The own star applications, the latest first',
    who: { member: true },
    query: z.object({
      status: z.optional(
        z.coerce
          .number('状态不正确')
          .check(z.refine(given => starStatuses.some(one => one === given), '状态不正确')),
      ),
      ...memberPaging,
    }),
    data: starList,
  },

  'stars.publicity': {
    summary: 'What is published now, with masked names (D7)',
    who: { member: true },
    query: z.object(memberPaging),
    data: publicityList,
  },

  'stars.show': {
    summary: 'An own star application with the profile as it was frozen',
    who: { member: 'own' },
    params: z.object({ application_no: starNo }),
    data: z.object({
      application: starApplication,
      snapshot: z.nullable(personalInfo),
      frozen_at: z.nullable(time),
    }),
  },

  'stars.cancel': {
    summary: 'Give the own star application up; while it is scored, ask the association to agree (D7)',
    who: { member: 'own' },
    body: z.object({ application_no: starNo, version, reason: optionalText('原因', starReasonLimit) }),
    data: applied,
  },

  'stars.object': {
    summary: 'Object to what is published: the clock of the publicity stops (D7)',
    who: { member: true },
    body: objectionBody,
    data: z.object({ objection_no: z.string() }),
  },

  'stars.centre': {
    summary: 'The own evaluation: certificate, current application, results, notices (D7)',
    who: { member: true },
    data: ratingCentre,
  },

  'stars.gotIt': {
    summary: 'Mark an own notice as read; an old version is 409 (D7)',
    who: { member: 'own' },
    body: z.object({ notice_id: id, version }),
    data: z.object({}),
  },

  'stars.requestPaper': {
    summary: 'Ask for the own certificate on paper by post (D7)',
    who: { member: 'own' },
    body: z.object({ application_no: starNo, ...paperBody.shape }),
    data: applied,
  },

  'stars.readdressPaper': {
    summary: 'Change where the own paper certificate goes while it is not on its way',
    who: { member: 'own' },
    body: z.object({ application_no: starNo, version, ...paperBody.shape }),
    data: applied,
  },

  'stars.receivePaper': {
    summary: 'Say that the own paper certificate has come',
    who: { member: 'own' },
    body: z.object({ application_no: starNo, version }),
    data: applied,
  },
} as const satisfies Record<string, Shape>
