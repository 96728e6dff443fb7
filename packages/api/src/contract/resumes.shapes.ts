import * as z from 'zod/mini'
import { resumeDays } from '../rules/resume.ts'
import { day, id } from './fields.ts'
import { resume, resumeLink, resumeSection } from './resumes.schema.ts'
import type { Shape } from './shape.ts'

const opening = {
  summary: 'The resume behind a link, as its owner chose and as the profile is now (D7)',
  body: z.object({
    /** Whatever is written there that opens nothing is answered alike. */
    token: z.string('缺少链接'),
    /** The same for one visit of one browser: it counts once. */
    visit: z.string('缺少访问编号').check(z.regex(/^[\w-]{8,64}$/, '访问编号格式不正确')),
  }),
  data: z.object({ resume, expires_on: day }),
} as const

/** What each call in resumes.contract.ts takes and answers, and who may make it. */
export const resumesShapes = {
  'resumes.show': {
    summary: 'The own resume with all of its sections (D7)',
    who: { member: true },
    data: z.object({ resume }),
  },

  'resumes.links': {
    summary: 'Own links to the resume: all that are alive, and the latest that are not any more (D7)',
    who: { member: true },
    data: z.object({ living: z.array(resumeLink), ended: z.array(resumeLink) }),
  },

  'resumes.share': {
    summary: 'Make a link to the own resume; its token is told once (D7)',
    who: { member: true },
    body: z.object({
      sections: z.array(resumeSection, '请选择要显示的内容').check(z.minLength(1, '请至少选择一项内容')),
      days: z.literal([...resumeDays], '请选择 7、30 或 90 天'),
    }),
    data: z.object({ link: resumeLink, token: z.string() }),
  },

  'resumes.revoke': {
    summary: 'Take an own link back; it is dead at once (D7)',
    who: { member: 'own' },
    body: z.object({ link_id: id }),
    data: z.object({ link: resumeLink }),
  },

  'resumes.openSignedIn': { ...opening, who: { member: true } },
  'resumes.open': { ...opening, who: 'anyone' },
} as const satisfies Record<string, Shape>
