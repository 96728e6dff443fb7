import * as z from 'zod/mini'
import { resumeLinkStates, resumeSectionNames, type ResumeLinkState } from '../rules/resume.ts'
import { day, id, time } from './fields.ts'
import { starCertificate } from './stars.schema.ts'

export const resumeSection = z.enum(resumeSectionNames, '没有这一项内容')

/** One entry of a collection in words; certificate numbers are masked. */
const line = z.object({
  id,
  period: z.string(),
  title: z.string(),
  /** One line; may be empty. */
  meta: z.string(),
  /** A paragraph; may be empty. */
  text: z.string(),
})
export type ResumeLine = z.infer<typeof line>

const lines = z.nullable(z.array(line))

/** A resume as it is shown; null: that section is not. Never an ID number, never a proof. */
export const resume = z.object({
  basic: z.nullable(
    z.object({
      name: z.string(),
      /** The present ones; empty without any. */
      employer: z.string(),
      position: z.string(),
      finance_years: z.string(),
      executive_years: z.string(),
      region: z.string(),
      /** The valid personal membership: level and number; empty without one. */
      membership: z.string(),
    }),
  ),
  /** A link that dies after some minutes (D10.8). */
  photo_url: z.nullable(z.string()),
  contact: z.nullable(z.object({ phone: z.string(), email: z.string() })),
  customer_edus: lines,
  customer_jobs: lines,
  credentials: lines,
  job_profits: lines,
  papers: lines,
  /** The certificate that is valid today; null without one, too. */
  star: z.nullable(
    z.pick(starCertificate, { star: true, certificate_no: true, verify_code: true, expires_on: true }),
  ),
  /** The day it is of. */
  made_on: day,
})
export type Resume = z.infer<typeof resume>

const isState = (state: string): state is ResumeLinkState => Object.hasOwn(resumeLinkStates, state)

export const resumeLink = z.object({
  id,
  /** The first and the last characters of the token. */
  mark: z.string(),
  sections: z.array(resumeSection),
  state: z.enum(Object.keys(resumeLinkStates).filter(isState)),
  created_at: time,
  /** Its last day. */
  expires_on: day,
  /** Whole days left, today not counted; 0 on the last day and after. */
  days_left: z.int(),
  revoked_at: z.nullable(time),
  /** How often it was opened, its owner's visits not counted. */
  views: z.int(),
  viewed_at: z.nullable(time),
})
export type ResumeLink = z.infer<typeof resumeLink>
