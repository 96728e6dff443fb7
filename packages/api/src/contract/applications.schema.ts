import * as z from 'zod/mini'
import { applicationLife, applicationStatuses, remarkLimit } from '../rules/application.ts'
import { namesOf } from '../rules/form-fields.ts'
import { personalApplication } from '../rules/personal-form.ts'
import { fen, fileRef, historyEntry, id, listOf, orderNo, text, time } from './fields.ts'
import { draftShape, formShape } from './form-schema.ts'

/**
 * What a person fills in for personal membership. Submitting asks for all of it; a draft may hold any part. `id_number`
 * is a number, or the mask that was shown in its place: then the stored number stays.
 */
export const personalForm = z.object(formShape(personalApplication.fields))
export type PersonalForm = z.infer<typeof personalForm>

export const personalDraft = z.partial(z.object(draftShape(personalApplication.fields)))
export type PersonalDraft = z.infer<typeof personalDraft>

/** In the order of the form. */
export const personalFields = namesOf(personalApplication.fields)

/** A staff remark on one field; the applicant reads it at that field. */
export const fieldRemark = z.object({
  field: z.enum(personalFields, '没有这个填写项'),
  text: text('意见', remarkLimit),
})
export type FieldRemark = z.infer<typeof fieldRemark>

/**
 * A membership application. The ID number is masked for everybody (D10.7); sending the mask back in a draft or
 * submission keeps the stored number.
 */
export const application = z.object({
  id,
  application_no: z.string(),
  kind: z.enum(['personal', 'enterprise']),
  status: z.enum(applicationStatuses),
  /** Grows by one with each saved draft; send back the one you read. */
  version: z.int(),
  form: personalDraft,
  attachments: z.array(fileRef),
  /** Remarks of the last return, empty after the next submission. */
  remarks: z.array(fieldRemark),
  /** General remark of the last return or rejection. */
  remark: z.string(),
  /** What the last return asked for, beside the submission that answers it. */
  former_remarks: z.array(fieldRemark),
  former_remark: z.string(),
  /** Number of a terminated membership of the same person; shown to the auditor only (D4). */
  former_number: z.nullable(z.string()),
  /** How often it was submitted. */
  round: z.int(),
  /** Fields that differ from the submission before, with the value they had. */
  changes: z.array(z.object({ field: z.enum(personalFields), before: z.string() })),
  fee_fen: fen,
  level: z.string(),
  created_at: time,
  saved_at: time,
  submitted_at: z.nullable(time),
  decided_at: z.nullable(time),
  /** Until when the person, or the association, should act. */
  deadline_at: z.nullable(time),
  order_no: z.nullable(orderNo),
  phone: z.string(),
  history: z.array(historyEntry),
  /** What the reader may do now (from the life cycle and the reader's rights). */
  allowed: z.array(z.enum(applicationLife.acts)),
})
export type Application = z.infer<typeof application>

/** Where a save, submission or withdrawal leaves the application; a conflict answers with the same as `current`. */
export const applied = z.object({ application: z.nullable(application), order_no: z.nullable(orderNo) })

export const applicationRow = z.object({
  id,
  application_no: z.string(),
  kind: z.enum(['personal', 'enterprise']),
  name: z.string(),
  level: z.string(),
  status: z.enum(applicationStatuses),
  round: z.int(),
  submitted_at: z.nullable(time),
  /** Working days waited, and the limit of 5 (D4). */
  waited_days: z.int(),
})
export type ApplicationRow = z.infer<typeof applicationRow>

export const applicationList = z.extend(listOf(applicationRow), {
  counts: z.array(z.object({ status: z.enum(applicationStatuses), count: z.int() })),
})

/** Answer to a member's check before applying (D4). */
export const applyCheck = z.object({
  can_apply: z.boolean(),
  reasons: z.array(z.string()),
  open_application: z.nullable(application),
  open_order: z.nullable(orderNo),
})
