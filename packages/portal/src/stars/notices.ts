import { memberPages } from '@portal/api/rules/member-pages'
import type { StatusFamily } from '@portal/api/rules/status'
import { dayOf, formatTime } from '@portal/api/rules/dates'
import { starName, type StarAct } from '@portal/api/rules/star'
import { notFound } from '../kernel/errors.ts'
import type { Work } from '../kernel/work.ts'
import { findMember } from '../users/users.repository.ts'
import { putNotice, settleNotices, type StarRecord } from './stars.repository.ts'

interface Words {
  title: string
  text: string
  family: StatusFamily
}

const dayOfDeadline = ({ deadline_at }: StarRecord): string => (deadline_at ? dayOf(deadline_at) : '')
const proposed = ({ proposed_star, star }: StarRecord): string => starName(proposed_star ?? star)

/** What the member is told after an act; acts without an entry are not told. */
const words: Partial<Record<StarAct, (record: StarRecord) => Words>> = {
  return: record => ({
    title: '申请需要补正',
    text: `${starName(record.star)}评价申请有 ${record.remarks.length + (record.remark === '' ? 0 : 1)} 处需要补正，请在 ${dayOfDeadline(record)} 前修改后重新提交。`,
    family: 'warning',
  }),
  pass: record => ({
    title: '初审通过，请缴纳评价费',
    text: `${starName(record.star)}评价申请已通过初审，请在 ${dayOfDeadline(record)} 前缴纳评价费。`,
    family: 'warning',
  }),
  reject: record => ({
    title: '初审未通过',
    text: `${starName(record.star)}评价申请未通过初审，请到${memberPages.evaluation.title}查看原因。`,
    family: 'danger',
  }),
  pay: record => ({
    title: '评价费已到账',
    text: `${starName(record.star)}评价申请进入专家评审。`,
    family: 'info',
  }),
  refuse_cancel: record => ({
    title: '撤销申请未获同意',
    text: `${starName(record.star)}评价申请继续评审。`,
    family: 'warning',
  }),
  agree_cancel: record => ({
    title: '申请已撤销',
    text: `协会已同意撤销${starName(record.star)}评价申请，已缴费用不退。`,
    family: 'neutral',
  }),
  propose: record => ({
    title: `拟定${proposed(record)}，正在公示`,
    text: `评审拟定${proposed(record)}，公示至 ${record.publicity_ends_at ? formatTime(record.publicity_ends_at).slice(0, 16) : ''}。`,
    family: 'info',
  }),
  fail: record => ({
    title: '评审未通过',
    text: `${starName(record.star)}评价未获通过，请到${memberPages.evaluation.title}查看评语。`,
    family: 'danger',
  }),
  object: record => ({
    title: '公示收到异议',
    text: `${proposed(record)}的公示收到异议，核查期间公示中止，有决定会再通知您。`,
    family: 'warning',
  }),
  dismiss: record => ({
    title: '异议不成立，公示恢复',
    text: `${proposed(record)}的公示已恢复。`,
    family: 'info',
  }),
  lower: record => ({
    title: `异议部分成立，改为拟定${proposed(record)}`,
    text: `拟定星级改为${proposed(record)}，重新公示。`,
    family: 'warning',
  }),
  uphold: record => ({
    title: '异议成立，未授予',
    text: `经核查异议成立，${starName(record.star)}评价未授予，请到${memberPages.evaluation.title}查看理由。`,
    family: 'danger',
  }),
  award: record => ({
    title: `已授予${starName(record.awarded_star ?? record.star)}`,
    text: `恭喜您获得${starName(record.awarded_star ?? record.star)}财务管理师，证书 ${record.certificate_no ?? ''}，有效期至 ${record.expires_on ?? ''}。`,
    family: 'success',
  }),
  expire: record => ({
    title: '证书已到期',
    text: `证书 ${record.certificate_no ?? ''} 已到期，需要时请重新申请评价。`,
    family: 'neutral',
  }),
  revoke: record => ({
    title: '证书已撤回',
    text: `证书 ${record.certificate_no ?? ''} 已由协会撤回，请到${memberPages.evaluation.title}查看原因。`,
    family: 'danger',
  }),
  lapse: record => ({
    title: '申请已撤销',
    text: `${starName(record.star)}评价申请逾期未办，已自动撤销，需要时可以重新申请。`,
    family: 'neutral',
  }),
}

/** Tells the member what an act has made of the application: in the rating centre, and by SMS. */
export async function tellMember(work: Work, record: StarRecord, act: StarAct): Promise<void> {
  // a draft that nobody handed in lapses without a word
  if (record.submitted_at === null) return
  await settleNotices(work.db, record.id)
  const message = words[act]?.(record)
  if (!message) return
  const member = await findMember(work.db, record.member_id)
  if (!member) throw notFound()
  await putNotice(work.db, {
    id: work.newId(),
    member_id: record.member_id,
    application_id: record.id,
    matter: act,
    at: work.now,
    ...message,
  })
  await work.notify({ phone: member.phone, scene: 'notice', text: message.text })
}
