import type { ExpertView } from '@portal/api/contract/star-experts.schema'
import { formatTime } from '@portal/api/rules/dates'
import { maskName } from '@portal/api/rules/masks'
import { starStatus } from '@portal/api/rules/star'
import type { ExpertStage } from '@portal/api/rules/star-expert'
import type { Executor } from '../kernel/database.ts'
import { conflict } from '../kernel/errors.ts'
import type { Refuse } from '../kernel/refusal.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { isInvited, ownSheetOf } from './desk-view.ts'
import { declared, filled } from './effects.ts'
import { findByLink, updateExpert, type ExpertRecord } from './experts.repository.ts'
import { categoryOf } from './present.ts'
import { presentOwnSheet } from './present-desk.ts'
import type { SheetBody } from './scoring.service.ts'
import { sealSheet } from './seal-sheet.ts'
import { sheetsOf, updateSheet, type SheetRecord } from './sheets.repository.ts'
import { presentSnapshot, wordsIn } from './snapshot.ts'
import { findStars, lockStar, type StarRecord } from './stars.repository.ts'

/** What an expert shows: the token of the link, and the key of the browser. */
export interface Link {
  token: string
  key: string
}

type Dead = 'expert_link_dead' | 'expert_link_used'
type ExpertWork<R extends Dead | 'scores_missing' = Dead> = Work<null, R>

/** An invitation that lives, with what it is about. */
interface Admitted {
  expert: ExpertRecord
  record: StarRecord
  sheet: SheetRecord
}

/** The invitation behind a link; one refusal for every link that opens nothing, whatever the reason. */
async function admit(
  { db, keys, now }: Pick<ReadContext, 'keys' | 'now'> & { db: Executor },
  { token, key }: Link,
  record: StarRecord | undefined,
  refuse: Refuse<Dead>,
): Promise<Admitted> {
  const expert = await findByLink(db, keys.hash(token))
  const sheet = expert && ownSheetOf(await sheetsOf(db, expert.application_id), expert.id)
  const lives =
    record?.status === starStatus.scoring &&
    expert?.application_id === record.id &&
    sheet !== undefined &&
    sheet.state !== 'recused' &&
    isInvited(expert, now)
  if (!lives) throw refuse('expert_link_dead')
  if (expert.key_hash !== null && !keys.equal(expert.key_hash, keys.hash(key)))
    throw refuse('expert_link_used')
  return { expert, record, sheet }
}

/** The same with the application locked, for the browser that the link belongs to or may belong to. */
async function lockAdmitted(work: ExpertWork, link: Link): Promise<Admitted> {
  const { db, keys, refuse } = work
  const seen = await findByLink(db, keys.hash(link.token))
  // judged anew once nobody else can move it
  const record = seen && (await lockStar(db, seen.application_id))
  return admit(work, link, record, refuse)
}

/** The same for what is done after the link was used. */
async function lockBegun(work: ExpertWork, link: Link): Promise<Admitted> {
  const admitted = await lockAdmitted(work, link)
  if (admitted.expert.key_hash === null) throw work.refuse('expert_link_dead')
  return admitted
}

function stageOf({ expert, sheet }: Pick<Admitted, 'expert' | 'sheet'>): ExpertStage {
  if (expert.key_hash === null) return 'invited'
  return sheet.state === 'invited' || sheet.state === 'recused' ? 'to_declare' : sheet.state
}

/** What the expert may see now: before the declaration who is scored, then the file, and after the seal nothing. */
export async function showView(
  context: ReadContext<null>,
  link: Link,
  refuse: Refuse<Dead>,
): Promise<ExpertView> {
  const { db, keys } = context
  const seen = await findByLink(db, keys.hash(link.token))
  const [known] = seen ? await findStars(db, [seen.application_id]) : []
  const { expert, record, sheet } = await admit(context, link, known, refuse)
  const stage = stageOf({ expert, sheet })
  const own_sheet = presentOwnSheet(sheet)
  const { snapshot } = record
  const isOpen = stage === 'scoring' && snapshot !== null && own_sheet !== null
  return {
    stage,
    star: record.star,
    category: categoryOf(record),
    expires_at: formatTime(expert.expires_at),
    applicant:
      stage === 'to_declare' || stage === 'scoring'
        ? {
            application_no: record.application_no,
            name: maskName(record.name),
            unit: record.unit,
            position: record.position,
          }
        : null,
    file: isOpen
      ? {
          snapshot: presentSnapshot(context, snapshot, { masked: true }),
          words: await wordsIn(db, snapshot),
          frozen_at: record.frozen_at === null ? null : formatTime(record.frozen_at),
          weights: record.figures.weights,
          required: record.figures.required[record.star],
          own_sheet,
        }
      : null,
  }
}

/** In the trail the expert is the invitation: the name stays in its row. */
function note(
  work: ExpertWork,
  { expert, record }: Admitted,
  act: string,
  diff: Record<string, unknown> = {},
) {
  work.as({ kind: 'expert', id: expert.id }).audit({
    act: `starExperts.${act}`,
    record: { kind: 'star_application', id: record.application_no },
    diff,
  })
}

/** The first browser has the link; the same one may say it again. */
export async function begin(work: ExpertWork, link: Link): Promise<{ stage: ExpertStage }> {
  const { db, keys, now } = work
  const admitted = await lockAdmitted(work, link)
  const { expert, sheet } = admitted
  if (expert.key_hash !== null) return { stage: stageOf(admitted) }
  const key_hash = keys.hash(link.key)
  await updateExpert(db, expert.id, { key_hash, opened_at: now })
  note(work, admitted, 'begin')
  return { stage: stageOf({ expert: { ...expert, key_hash }, sheet }) }
}

/** No conflict opens the file; a conflict ends the invitation, also one that is found while the sheet is written. */
export async function declareAsExpert(
  work: ExpertWork,
  { conflict: hasConflict, note: reason, ...link }: Link & { conflict: boolean; note: string },
): Promise<{ conflict: boolean }> {
  const { db, now } = work
  const admitted = await lockBegun(work, link)
  const { sheet } = admitted
  const state = hasConflict ? 'recused' : 'scoring'
  // the same said twice
  if (sheet.state === state) return { conflict: hasConflict }
  // what is handed in stays
  if (sheet.state === 'handed_in') throw conflict(null)
  await updateSheet(db, sheet.id, declared(sheet, { conflict: hasConflict, note: reason }, now))
  note(work, admitted, 'declare', { conflict: hasConflict })
  return { conflict: hasConflict }
}

interface Kept {
  version: number
  saved_at: string
}

/** The sheet while it may be written, at the version that was read. */
async function lockOpenSheet(
  work: ExpertWork,
  { version, ...link }: Link & { version: number },
): Promise<Admitted> {
  const admitted = await lockBegun(work, link)
  const { state, version: now, saved_at } = admitted.sheet
  if (state !== 'scoring' || now !== version) throw conflict({ version: now, saved_at: formatTime(saved_at) })
  return admitted
}

export async function saveAsExpert(work: ExpertWork, given: Link & SheetBody): Promise<Kept> {
  const { scores, comments, ...link } = given
  const { sheet } = await lockOpenSheet(work, link)
  const set = filled(sheet, { scores, comments }, work.now)
  await updateSheet(work.db, sheet.id, set)
  return { version: set.version, saved_at: formatTime(work.now) }
}

/** Hands the sheet in: nobody changes it after that. */
export async function handInAsExpert(
  work: ExpertWork<Dead | 'scores_missing'>,
  given: Link & SheetBody,
): Promise<Kept> {
  const { scores, comments, ...link } = given
  const admitted = await lockOpenSheet(work, link)
  const version = await sealSheet(work, admitted, { scores, comments })
  // without the sum: the trail is read by those who may not see it yet
  note(work, admitted, 'handInSheet')
  return { version, saved_at: formatTime(work.now) }
}
