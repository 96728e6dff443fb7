import type { DeskStar, StarApplication } from '@portal/api/contract/stars.schema'
import { memberPages } from '@portal/api/rules/member-pages'
import { starStatus, type PaperAct } from '@portal/api/rules/star'
import type { MemberCaller, StaffCaller } from '../kernel/callers.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { begin, canMove, move } from '../kernel/move.ts'
import type { Keys } from '../ports.ts'
import type { Work } from '../kernel/work.ts'
import { findMember } from '../users/users.repository.ts'
import { getDeskStar, lockHandedIn, moved } from './desk.service.ts'
import { findPaper, insertPaper, type PaperRecord } from './papers.repository.ts'
import { presentStar } from './present.ts'
import { papers } from './stars.life.ts'
import { findStar, lockStar, type StarRecord } from './stars.repository.ts'

interface Address {
  receiver: string
  phone: string
  address: string
}
interface Applied {
  application: StarApplication
}

const sealed = (keys: Keys, { receiver, phone, address }: Address) => ({
  receiver,
  phone_enc: keys.encrypt(phone, 'profile'),
  address_enc: keys.encrypt(address, 'profile'),
})

/** The own application, locked: its paper certificate changes by one hand at a time. */
async function lockOwnStar(work: Work<MemberCaller>, applicationNo: string): Promise<StarRecord> {
  const seen = await findStar(work.db, { memberId: work.caller.id }, applicationNo)
  if (!seen) throw notFound()
  return lockStar(work.db, seen.id)
}

export async function requestPaper(
  work: Work<MemberCaller, 'paper_open' | 'certificate_not_valid'>,
  { application_no, ...address }: Address & { application_no: string },
): Promise<Applied> {
  const { db, keys, now } = work
  const record = await lockOwnStar(work, application_no)
  if (record.status !== starStatus.awarded) throw work.refuse('certificate_not_valid')
  const paper: PaperRecord = {
    id: work.newId(),
    application_id: record.id,
    status: 'requested',
    version: 1,
    ...sealed(keys, address),
    carrier: '',
    tracking_no: '',
    requested_at: now,
    moved_at: now,
  }
  if (!(await insertPaper(db, paper))) throw work.refuse('paper_open')
  await begin(work, papers, paper, { act: 'ask' })
  return { application: await presentStar(work, record) }
}

/** The own paper certificate at the version that was read, and open to the act. */
async function lockOwnPaper(
  work: Work<MemberCaller>,
  { application_no, version }: { application_no: string; version: number },
  act: PaperAct,
): Promise<{ record: StarRecord; paper: PaperRecord }> {
  const record = await lockOwnStar(work, application_no)
  const paper = await findPaper(work.db, record.id)
  if (!paper) throw notFound()
  if (paper.version !== version || !canMove(papers, paper, act, 'member'))
    throw conflict({ application: await presentStar(work, record) })
  return { record, paper }
}

export async function readdressPaper(
  work: Work<MemberCaller>,
  given: Address & { application_no: string; version: number },
): Promise<Applied> {
  const { record, paper } = await lockOwnPaper(work, given, 'readdress')
  await move(work, papers, paper, {
    act: 'readdress',
    who: 'member',
    set: { ...sealed(work.keys, given), moved_at: work.now },
  })
  return { application: await presentStar(work, record) }
}

export async function receivePaper(
  work: Work<MemberCaller>,
  given: { application_no: string; version: number },
): Promise<Applied> {
  const { record, paper } = await lockOwnPaper(work, given, 'receive')
  await move(work, papers, paper, { act: 'receive', who: 'member', set: { moved_at: work.now } })
  return { application: await presentStar(work, record) }
}

export interface PaperMove {
  paper_id: string
  version: number
  act: 'print' | 'ship' | 'receive' | 'come_back' | 'reissue'
  carrier: string
  tracking_no: string
}

/** Moves a paper certificate; the member is told when it leaves and when it comes back. */
export async function movePaper(
  work: Work<StaffCaller, 'tracking_needed' | 'certificate_not_valid'>,
  applicationNo: string,
  { paper_id, version, act, carrier, tracking_no }: PaperMove,
): Promise<DeskStar> {
  const { db, now } = work
  const record = await lockHandedIn(work, applicationNo)
  const paper = await findPaper(db, record.id)
  if (paper?.id !== paper_id) throw notFound()
  if (paper.version !== version || !canMove(papers, paper, act, 'auditor')) throw await moved(work, record)
  if (record.status !== starStatus.awarded && act !== 'receive' && act !== 'come_back')
    throw work.refuse('certificate_not_valid')
  if (act === 'ship' && (carrier === '' || tracking_no === '')) throw work.refuse('tracking_needed')
  const shipping = act === 'ship'
  const text = shipping
    ? `您的纸质证书 ${record.certificate_no ?? ''} 已由${carrier}寄出，单号 ${tracking_no}。`
    : act === 'come_back'
      ? `您的纸质证书 ${record.certificate_no ?? ''} 被退回，请到${memberPages.evaluation.title}核对收件信息。`
      : null
  const phone = (await findMember(db, record.member_id))?.phone
  await move(work, papers, paper, {
    act,
    who: 'auditor',
    note: shipping ? `${carrier} ${tracking_no}` : '',
    set: {
      moved_at: now,
      ...(shipping ? { carrier, tracking_no } : {}),
      ...(act === 'reissue' ? { carrier: '', tracking_no: '' } : {}),
    },
    ...(text !== null && phone !== undefined ? { notice: { phone, scene: 'notice', text } } : {}),
  })
  return getDeskStar(work, applicationNo)
}
