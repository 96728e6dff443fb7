import * as z from 'zod/mini'
import { expertNameLimit, expertStages, expertTokenLength, organisationLimit } from '../rules/star-expert.ts'
import { isPhone, normalizePhone, phoneText } from '../rules/phone.ts'
import { starReasonLimit } from '../rules/star.ts'
import { id, optionalText, text } from './fields.ts'
import type { Shape } from './shape.ts'
import { expertView, keptSheet } from './star-experts.schema.ts'
import { comments, deskExpert, scores, starNo, version } from './stars.schema.ts'

const params = z.object({ application_no: starNo })
const who = { staff: 'audit' } as const
const named = z.object({ expert_id: id })
const newLink = z.object({
  expert: deskExpert,
  /** Told once. */
  token: z.string().check(z.length(expertTokenLength)),
})

/** Whatever is written there that opens nothing is answered alike. */
const link = {
  token: z.string('缺少链接'),
  /** Made by the browser, and kept there. */
  key: z.string('缺少浏览器编号').check(z.regex(/^[\w-]{32,64}$/, '浏览器编号格式不正确')),
}

/** What each call in star-experts.contract.ts takes and answers, and who may make it. */
export const starExpertsShapes = {
  'starExperts.invite': {
    summary:
      'Invite an external expert to a free seat of an application that is scored; its link is told once (D7)',
    who,
    params,
    body: z.object({
      name: text('姓名', expertNameLimit, 2),
      organisation: text('单位', organisationLimit, 2),
      phone: z._default(
        z.string(phoneText.required).check(
          z.overwrite(normalizePhone),
          z.refine(given => given === '' || isPhone(given), phoneText.format),
        ),
        '',
      ),
    }),
    data: newLink,
  },

  'starExperts.renewLink': {
    summary: 'Make a new link for an invitation; what was written in the sheet stays (D7)',
    who,
    params,
    body: named,
    data: newLink,
  },

  'starExperts.takeBack': {
    summary: 'Take an invitation back while nothing is handed in; the seat is free (D7)',
    who,
    params,
    body: named,
    data: z.object({ expert: deskExpert }),
  },

  'starExperts.show': {
    summary: 'What the expert behind a link may see now: never another sheet (D7)',
    who: 'anyone',
    body: z.object(link),
    data: expertView,
  },

  'starExperts.begin': {
    summary: 'Use the link: it is dead for every other browser from then on (D7)',
    who: 'anyone',
    body: z.object(link),
    data: z.object({ stage: z.enum(expertStages) }),
  },

  'starExperts.declare': {
    summary:
      'Declare whether there is a conflict of interests, before the file opens or once one is found (D7)',
    who: 'anyone',
    body: z.object({ ...link, conflict: z.boolean('请选择'), note: optionalText('说明', starReasonLimit) }),
    data: z.object({ conflict: z.boolean() }),
  },

  'starExperts.saveSheet': {
    summary: 'Keep the expert’s sheet; 409 when another tab saved a later one',
    who: 'anyone',
    body: z.object({ ...link, version, scores, comments }),
    data: keptSheet,
  },

  'starExperts.handInSheet': {
    summary: 'Hand the expert’s sheet in: it cannot be changed any more (D7)',
    who: 'anyone',
    body: z.object({ ...link, version, scores, comments }),
    data: keptSheet,
  },
} as const satisfies Record<string, Shape>
