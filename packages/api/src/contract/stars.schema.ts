import * as z from 'zod/mini'
import { criterionNames } from '../rules/star-figures.ts'
import type { FigureDay } from '../rules/star-figure-sets.ts'
import {
  objectionDecisions,
  objectionLimit,
  mostObjectionFiles,
  paperLife,
  positionLimit,
  starCategories,
  starCommentLimit,
  starFailedAt,
  starLevels,
  starLife,
  starRemarkLimit,
  starStatuses,
} from '../rules/star.ts'
import { expertStates, type ExpertState } from '../rules/star-expert.ts'
import { profileParts } from '../rules/profile.ts'
import { serverLists } from '../rules/profile-form.ts'
import {
  day,
  fen,
  fileRef,
  historyEntry,
  id,
  countedInPart,
  listOf,
  optionalText,
  orderNo,
  phone,
  text,
  time,
} from './fields.ts'
import { personalInfo } from './profile.schema.ts'

/** A level that somebody chooses, and one that is there. */
export const chosenStar = z.literal([...starLevels], '请选择星级')
export const star = z.literal([...starLevels])
const status = z.literal([...starStatuses])
export const starNo = z.string('缺少申请编号').check(z.regex(/^S\d{8}-\d{4,6}$/, '申请编号格式不正确'))
export const version = z.int('版本号不正确').check(z.minimum(0, '版本号不正确'))

/** What a member chooses; the profile itself is frozen by the server. */
export const starForm = z.object({
  star: chosenStar,
  category: z.enum(starCategories, '请选择评价类别'),
  position: text('申报岗位', positionLimit, 2),
})
export type StarForm = z.infer<typeof starForm>

/** A remark of the first check at a part of the profile, one of its entries, or a field of either. */
export const starRemark = z.object({
  part: z.enum([...profileParts], '没有这一部分资料'),
  entry_id: z._default(z.nullable(id), null),
  field: z._default(z.nullable(z.string().check(z.regex(/^\w{1,40}$/, '没有这个填写项'))), null),
  text: text('意见', starRemarkLimit),
})
export type StarRemark = z.infer<typeof starRemark>

/** A remark as its applicant reads it. */
const placedRemark = z.extend(starRemark, {
  /** Where it stands, in words: `工作经历 · 华岳重工集团有限公司 · 职务`. */
  place: z.string(),
})

/** Dates of the six steps that an applicant sees; null where it did not come so far. */
const milestones = z.object({
  submitted: z.nullable(time),
  checked: z.nullable(time),
  paid: z.nullable(time),
  scored: z.nullable(time),
  published: z.nullable(time),
  awarded: z.nullable(time),
})

export const byCriterion = <T extends z.ZodMiniType>(value: T) =>
  z.object({
    education: value,
    duty: value,
    results: value,
    papers: value,
    conduct: value,
  } satisfies Record<(typeof criterionNames)[number], T>)

/** Weights in percent. */
export const weights = byCriterion(z.int())

/** What the applicant reads once it is decided: mean scores and the comments, unsigned. Sums in hundredths of a point. */
const starResult = z.object({
  total: z.int(),
  required: z.int(),
  weights,
  /** Mean score of each criterion, in hundredths. */
  scores: byCriterion(z.int()),
  comments: z.array(z.object({ criterion: z.enum([...criterionNames]), text: z.string() })),
})

/** A paper certificate on its way. */
const paper = z.object({
  id,
  status: z.enum(paperLife.statuses),
  version: z.int(),
  receiver: z.string(),
  /** Masked. */
  phone: z.string(),
  address: z.string(),
  carrier: z.string(),
  tracking_no: z.string(),
  /** When it last moved. */
  at: time,
  history: z.array(historyEntry),
  allowed: z.array(z.enum(paperLife.acts)),
})
export type PaperCertificate = z.infer<typeof paper>

/** What is printed on a certificate, and whether it was taken back: all that anybody may know of it. */
export const certificateFacts = z.object({
  certificate_no: z.string(),
  /** What it is looked up by; printed with the QR code. */
  verify_code: z.string(),
  star,
  holder: z.string(),
  position: z.string(),
  category: z.enum(starCategories),
  awarded_on: day,
  expires_on: day,
  revoked_on: z.nullable(day),
})
export type CertificateFacts = z.infer<typeof certificateFacts>

/** A certificate as its holder and the association read it. */
export const starCertificate = z.extend(certificateFacts, {
  /** Why it was revoked; empty otherwise. */
  revoked_reason: z.string(),
})
export type StarCertificate = z.infer<typeof starCertificate>

/** One own application in a list. */
export const starRow = z.object({
  application_no: z.string(),
  star,
  /** The level that was awarded, which may be one lower. */
  awarded_star: z.nullable(star),
  category: z.enum(starCategories),
  position: z.string(),
  status,
  failed_at: z.nullable(z.enum(starFailedAt)),
  submitted_at: z.nullable(time),
  ended_at: z.nullable(time),
  certificate_no: z.nullable(z.string()),
  expires_on: z.nullable(day),
})
export type StarRow = z.infer<typeof starRow>

/** The own application with everything that explains where it stands. */
export const starApplication = z.extend(starRow, {
  /** Grows with each change; send back the one you read. */
  version: z.int(),
  created_at: time,
  /** Until when the applicant, or the association, should act; null where nobody has to. */
  deadline_at: z.nullable(time),
  /** Working days until then, counted by the association's calendar; null without a deadline. */
  working_days_left: z.nullable(z.int()),
  fee_fen: fen,
  order_no: z.nullable(orderNo),
  remarks: z.array(placedRemark),
  /** General remark of the last return, or the reason of a rejection, a lower level, a revocation. */
  remark: z.string(),
  /** When the applicant asked to give up an application that is being scored. */
  cancel_asked_at: z.nullable(time),
  proposed_star: z.nullable(star),
  publicity_ends_at: z.nullable(time),
  /** An objection stops the clock. */
  publicity_paused: z.boolean(),
  milestones,
  result: z.nullable(starResult),
  /** From when another application is possible; null where it is now or does not matter. */
  retry_from: z.nullable(day),
  /** How many changes of the profile came after it was frozen; they do not count for this application. */
  later_changes: z.int(),
  certificate: z.nullable(starCertificate),
  paper: z.nullable(paper),
  history: z.array(historyEntry),
  allowed: z.array(z.enum(starLife.acts)),
})
export type StarApplication = z.infer<typeof starApplication>

/** A hint before applying (D7); `missing` is about the level that was asked about, else about the suggested one. */
export const starHint = z.object({
  eligible: z.array(star),
  suggested: z.nullable(star),
  star: z.nullable(star),
  missing: z.array(z.object({ rule: z.string(), have: z.string(), need: z.string() })),
  fee_fen: z.nullable(fen),
  /** From when `star` can be applied for while it or a higher level is held; null: as far as that goes, now. */
  again_from: z.nullable(day),
})
export type StarHint = z.infer<typeof starHint>

/** What is published: masked name, unit, level. */
export const publicityRow = z.object({
  application_no: z.string(),
  name: z.string(),
  unit: z.string(),
  star,
  position: z.string(),
  ends_at: z.nullable(time),
  /** Working days within which an objection to it is decided. */
  objection_days: z.int(),
})
export type PublicityRow = z.infer<typeof publicityRow>

const starNotice = z.object({
  id,
  /** Grows each time that the same matter happens again. */
  version: z.int(),
  application_no: z.string(),
  title: z.string(),
  text: z.string(),
  family: z.enum(['success', 'warning', 'info', 'neutral', 'danger']),
  at: time,
})
export type StarNotice = z.infer<typeof starNotice>

/** Everything about the own evaluation (D7, center_rcpj). */
export const ratingCentre = z.object({
  /** The certificate that is valid now. */
  certificate: z.nullable(starCertificate),
  /** The highest level that is held well beyond now, and from when it can be applied for again; lower ones no sooner. */
  held: z.nullable(z.object({ star, again_from: day })),
  /** The application that is under way, else null. */
  current: z.nullable(starApplication),
  /** The steps of the current application that are done, and the one that is next; empty without one. */
  steps_done: z.array(z.string()),
  step_next: z.nullable(z.string()),
  /** All that have ended, the latest first. */
  results: z.array(starRow),
  /** Unread. */
  notices: z.array(starNotice),
  /** What hinders a new application; empty where one may be begun. */
  hindrances: z.array(z.string()),
})
export type RatingCentre = z.infer<typeof ratingCentre>

export const starList = listOf(starRow)
export const publicityList = listOf(publicityRow)

export const objectionBody = z.object({
  application_no: starNo,
  text: text('异议内容', objectionLimit, 10),
  file_ids: z._default(
    z.array(id).check(z.maxLength(mostObjectionFiles, `材料最多 ${mostObjectionFiles} 个`)),
    [],
  ),
})

export const paperBody = z.object({
  receiver: text('收件人', 50, 2),
  phone,
  address: text('收件地址', 200, 8),
})

const isExpertState = (state: string): state is ExpertState => Object.hasOwn(expertStates, state)

/** Where a clerk's own sheet stands; null: has nothing to do with it. */
const ownSheetState = z.enum(['to_declare', 'scoring', 'handed_in', 'recused'])

/** One application in the staff's lists. Names are masked from the scoring on (D7). */
export const deskStarRow = z.object({
  application_no: z.string(),
  name: z.string(),
  unit: z.string(),
  star,
  proposed_star: z.nullable(star),
  category: z.enum(starCategories),
  position: z.string(),
  status,
  failed_at: z.nullable(z.enum(starFailedAt)),
  /** What goes on within a state, for staff alone; never says anything of a sheet that its reader may not see. */
  stage: z.nullable(z.enum(['discussion', 'objection', 'cancel_asked', 'awardable'])),
  /** How often it was submitted. */
  round: z.int(),
  submitted_at: z.nullable(time),
  deadline_at: z.nullable(time),
  working_days_left: z.nullable(z.int()),
  mine: z.nullable(ownSheetState),
  /** Own scores that are filled in, of five. */
  mine_filled: z.int(),
  objections: z.int(),
  publicity_ends_at: z.nullable(time),
  certificate_no: z.nullable(z.string()),
})
export type DeskStarRow = z.infer<typeof deskStarRow>

/** Days of each step by the figures of the evaluation: working days, but for the correction and the payment. */
const days = z.object({
  check_days: z.int(),
  correction_days: z.int(),
  payment_days: z.int(),
  scoring_days: z.int(),
  publicity_days: z.int(),
  objection_days: z.int(),
} satisfies Record<FigureDay, z.ZodMiniType>)

export const deskStarList = z.extend(listOf(deskStarRow), {
  more: countedInPart.more,
  /** Of the figures that hold today. */
  days,
  counts: z.array(z.object({ status, count: z.int() })),
  /** Of the scoring: how many wait for the reader's own sheet. */
  mine: z.int(),
  /** Of the publicity: how many are over without an objection. */
  awardable: z.int(),
})

const score = z.nullable(
  z
    .int('评分是 0 至 100 的整数')
    .check(z.minimum(0, '评分是 0 至 100 的整数'), z.maximum(100, '评分是 0 至 100 的整数')),
)
export const scores = byCriterion(score)
export const comments = byCriterion(optionalText('评语', starCommentLimit))

/** A sheet that its reader may see. */
const sheet = z.object({
  /** 评委甲, 评委乙, 评委丙 in the order of handing in; an external expert by name. */
  scorer: z.string(),
  own: z.boolean(),
  scores: byCriterion(z.int()),
  comments: byCriterion(z.string()),
  /** Hundredths of a point. */
  total: z.int(),
  handed_in_at: time,
})
export type HandedInSheet = z.infer<typeof sheet>

export const ownSheet = z.object({
  state: z.enum(['scoring', 'handed_in', 'recused']),
  version: z.int(),
  scores: byCriterion(z.nullable(z.int())),
  comments: byCriterion(z.string()),
  declared_at: time,
  saved_at: time,
})
export type OwnSheet = z.infer<typeof ownSheet>

/** An external expert's invitation, as the desk reads it. */
export const deskExpert = z.object({
  id,
  name: z.string(),
  organisation: z.string(),
  /** Masked; empty where none was given. */
  phone: z.string(),
  /** That a sheet is handed in is said with the sheet, to whoever may see it. */
  state: z.enum(Object.keys(expertStates).filter(isExpertState)),
  invited_by: z.string(),
  invited_at: time,
  /** When the link was made that holds now. */
  linked_at: time,
  expires_at: time,
  /** May be taken back, or get a new link, as far as the reader may know. */
  open: z.boolean(),
})
export type DeskExpert = z.infer<typeof deskExpert>

const objection = z.object({
  id,
  objection_no: z.string(),
  at: time,
  /** Who objected; kept from the applicant. */
  by: z.string(),
  text: z.string(),
  attachments: z.array(fileRef),
  state: z.enum(['open', 'checked', 'dismissed', 'lowered', 'upheld']),
  deadline_at: time,
  working_days_left: z.int(),
  advice: z.nullable(z.enum(objectionDecisions)),
  advice_text: z.string(),
  checked_by: z.nullable(z.string()),
  checked_by_me: z.boolean(),
  checked_at: z.nullable(time),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(time),
  reason: z.string(),
})
export type StarObjection = z.infer<typeof objection>

/** What a clerk may do with an application now, by the life cycle, the rules of D7 and who acted before. */
export const deskStarActs = [
  'check',
  'declare',
  'score',
  'recuse',
  'invite_expert',
  'propose',
  'fail',
  'decide_cancel',
  'register_objection',
  'check_objection',
  'decide_objection',
  'award',
  'revoke',
  'paper',
] as const
export type DeskStarAct = (typeof deskStarActs)[number]

/** Words of the codes in a snapshot, of the lists that the server keeps. */
export const snapshotWords = z.array(
  z.object({ list: z.enum([...serverLists]), id: z.string(), name: z.string() }),
)

/** One application as the desk reads it. */
export const deskStar = z.extend(deskStarRow, {
  version: z.int(),
  fee_fen: fen,
  order_no: z.nullable(orderNo),
  /** The profile as it was frozen; null while a scorer has not declared. Numbers masked; names too from the scoring on. */
  snapshot: z.nullable(personalInfo),
  words: snapshotWords,
  frozen_at: z.nullable(time),
  later_changes: z.int(),
  remarks: z.array(starRemark),
  remark: z.string(),
  former_remarks: z.array(starRemark),
  former_remark: z.string(),
  /** What the portal has looked up by itself: met, not met, or only worth a look. */
  checks: z.array(z.object({ result: z.enum(['met', 'unmet', 'look']), text: z.string() })),
  /** Of the figures that the application keeps. */
  days,
  weights,
  /** Hundredths of a point, as the spread. */
  required: z.int(),
  required_below: z.nullable(z.int()),
  spread: z.int(),
  own_sheet: z.nullable(ownSheet),
  /** Handed-in sheets that the reader may see: none of the others before the own one is handed in (D7). */
  sheets: z.array(sheet),
  /** External experts, in the order of their invitations. */
  experts: z.array(deskExpert),
  /** All that the rule asks for are handed in, as far as the reader may know. */
  sheets_complete: z.boolean(),
  /** The mean of the sums; null until they are complete and may be seen. */
  mean: z.nullable(z.int()),
  cancel_asked: z.nullable(z.object({ at: time, reason: z.string() })),
  proposal: z.nullable(z.object({ star, reason: z.string(), by: z.string(), by_me: z.boolean(), at: time })),
  publicity: z.nullable(
    z.object({
      started_at: time,
      ends_at: z.nullable(time),
      paused: z.boolean(),
      /** Working days that are left. */
      days_left: z.int(),
    }),
  ),
  objection_list: z.array(objection),
  certificate: z.nullable(starCertificate),
  paper: z.nullable(paper),
  history: z.array(historyEntry),
  allowed: z.array(z.enum(deskStarActs)),
})
export type DeskStar = z.infer<typeof deskStar>
