import type { StarApplication, StarHint } from '@portal/api/contract/stars.schema'
import { daysBetween, shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { pointsText } from '@portal/api/rules/star-figures'
import {
  starDraftDays,
  starLife,
  starName,
  starStatus,
  starYears,
  type StarFailedAt,
  type StarStatus,
} from '@portal/api/rules/star'
import { starRenewalMonths } from '@portal/api/rules/star-terms'
import type { Answers } from '../../shared/status-summary/index.ts'

type Missing = StarHint['missing']

export interface AnswerContext {
  /** The day it is, in Shanghai. */
  today: string
  /** What stands between the profile and the level of a draft; undefined: it is not known. */
  missing?: Missing | undefined
}

type Texts = (application: StarApplication, context: AnswerContext) => Record<keyof Answers, string>

const after = (mark: string, text: string) => (text === '' ? '' : `${mark}${text}`)
/** Without the stop that a sentence of its own ends with. */
const clause = (text: string) => text.replace(/[。；;.]+$/u, '')

/** `还有 13 天`, `今天截止`; nothing once the day is over. */
function daysLeft(deadline: string, today: string): string {
  const left = daysBetween(today, shortDay(deadline))
  if (left < 0) return ''
  return left === 0 ? '今天截止' : `还有 ${left} 天`
}

/** When the applicant has to act. */
const actBy = (deadline: string | null, today: string, act: string, otherwise: string) =>
  deadline === null
    ? '没有截止时间。'
    : `${shortDay(deadline)} 前${act}${after('，', daysLeft(deadline, today))}；${otherwise}。`

/** When the association means to be done. */
function expected({ deadline_at, working_days_left }: StarApplication, today: string, done: string): string {
  if (deadline_at === null) return `协会会尽快${done}。`
  const day = shortDay(deadline_at)
  if (day < today) return `原定 ${day} 前${done}，已经超过，协会正在加紧办理。`
  const left = working_days_left === null || working_days_left < 1 ? '' : `还有 ${working_days_left} 个工作日`
  return `预计 ${day} 前${done}${after('，', left)}。`
}

/** What was written at a return: each remark, and the general one. */
export const remarksOf = ({ remarks, remark }: Pick<StarApplication, 'remarks' | 'remark'>): string[] =>
  [...remarks.map(({ text }) => text), remark].filter(text => text !== '')

const failed = {
  check: ({ remark, retry_from }) => ({
    why: remark === '' ? '初审没有通过。' : `初审没有通过：${clause(remark)}。`,
    next: '可改报较低的星级，或满足条件后再申请。',
    until: retry_from === null ? '现在就可以重新申请。' : `${retry_from} 起可再次申请。`,
  }),
  scoring: ({ result, remark, star, retry_from }) => ({
    why:
      result !== null && result.total < result.required
        ? `综合评分 ${pointsText(result.total)}，低于${starName(star)}要求的 ${pointsText(result.required)}。`
        : `协会合议后没有授予星级${after('：', clause(remark))}。`,
    next: '可查看分项评语；评价费不退。',
    until: retry_from === null ? '现在就可以重新申请。' : `${retry_from} 起可再次申请。`,
  }),
  objection: ({ remark, retry_from }) => ({
    why: `公示期间的异议经核查成立，没有授予星级${after('：', clause(remark))}。`,
    next: '评价费不退。对决定有疑问，请联系协会。',
    until: retry_from === null ? '现在就可以重新申请。' : `${retry_from} 起可再次申请。`,
  }),
} as const satisfies Record<StarFailedAt, Texts>

/** What is missing, in words: what any level asks for, and what this one does; nothing is said twice. */
export function missingWords(missing: Missing): { incomplete: string[]; level: string[] } {
  const ofLevel = missing.filter(({ rule }) => rule !== '资料完整')
  return {
    incomplete: missing
      .filter(one => !ofLevel.includes(one))
      .map(({ have }) => have)
      .filter(words => !ofLevel.some(({ rule }) => words.startsWith(rule))),
    level: ofLevel.map(({ rule, need }) => `${rule}${/^\d/.test(need) ? ' ' : ''}${need}`),
  }
}

function draftWhy({ star }: StarApplication, missing: Missing | undefined): string {
  if (missing === undefined) return '已经开始填写，还没有提交。'
  if (missing.length === 0) return `个人资料符合${starName(star)}的要求，还没有提交。`
  const { incomplete, level } = missingWords(missing)
  const ofLevel = level.length === 0 ? '' : `${starName(star)}要求${level.join('、')}`
  return `资料还没有填完${after('：', incomplete.join('；'))}${after('，', ofLevel)}。`
}

function publicityUntil(application: StarApplication, today: string): string {
  const { deadline_at, publicity_ends_at, publicity_paused, working_days_left } = application
  if (publicity_paused)
    return `核查期间公示暂停计时${deadline_at === null ? '' : `，${shortDay(deadline_at)} 前作出决定`}。`
  if (publicity_ends_at === null) return '公示结束的时间还没有确定。'
  if (shortDay(publicity_ends_at) < today)
    return `公示已于 ${publicity_ends_at.slice(0, 16)} 结束，等待协会授予。`
  const left = working_days_left === null || working_days_left < 1 ? '' : `还有 ${working_days_left} 个工作日`
  return `${publicity_ends_at.slice(0, 16)} 公示结束${after('，', left)}。`
}

const texts = {
  [starStatus.draft]: (application, { missing }) => ({
    why: draftWhy(application, missing),
    next:
      missing === undefined || missing.length === 0
        ? '确认声明后提交，协会进行初审。'
        : '补齐后勾选声明并提交。',
    until:
      application.deadline_at === null
        ? `草稿保留 ${starDraftDays} 天。`
        : `草稿保留 ${starDraftDays} 天，至 ${shortDay(application.deadline_at)}。`,
  }),
  [starStatus.submitted]: (application, { today }) => ({
    why: '申请已收到，协会正在核对资料与原件。',
    next: '通过后生成缴费单；需要补充时会退回并写明意见。',
    until: expected(application, today, '完成初审'),
  }),
  [starStatus.returned]: (application, { today }) => {
    const remarks = remarksOf(application)
    const words = remarks.map(clause).join('；')
    return {
      why: `初审发现 ${remarks.length} 处材料需要补充${words.length > 60 ? '，见下面的意见' : after('：', words)}。`,
      next: '按意见修改后重新提交，协会再次初审。',
      until: actBy(application.deadline_at, today, '提交', '逾期自动撤销，费用未发生'),
    }
  },
  [starStatus.to_pay]: (application, { today }) => ({
    why: `初审通过，等待评价费 ${yuan(application.fee_fen)} 到账。`,
    next: '到账后自动进入专家评审。',
    until: actBy(application.deadline_at, today, '缴费', '逾期申请自动撤销'),
  }),
  [starStatus.scoring]: (application, { today }) => ({
    why:
      application.cancel_asked_at === null
        ? '初审已通过、费用已到账。两位评审专家正在独立评分，互相看不到对方的分数。'
        : `您于 ${shortDay(application.cancel_asked_at)} 申请撤销，协会正在处理；处理完之前评审照常进行。`,
    next:
      application.cancel_asked_at === null
        ? '评分汇总后协会合议，拟定星级，然后公示。您现在不用做任何事，有结果会短信通知。'
        : '协会同意的，申请撤销，已缴费用不退；不同意的，评审继续。结果会短信通知。',
    until: expected(application, today, '完成评审'),
  }),
  [starStatus.publicity]: (application, { today }) => {
    const { star, proposed_star, publicity_paused, remark } = application
    const proposed = proposed_star ?? star
    const lower = proposed < star ? `，低于申报的${starName(star)}${after('：', clause(remark))}` : ''
    return {
      why: publicity_paused
        ? `评审拟定${starName(proposed)}。公示期间收到异议，公示中止，协会正在核查。`
        : `评审拟定${starName(proposed)}${lower}，正在网站公示，姓名已作隐名处理。`,
      next: publicity_paused
        ? '异议不成立的，恢复公示；成立的，降一级重新公示或者不授予。结果会短信通知您。'
        : '公示期内无异议即授予。',
      until: publicityUntil(application, today),
    }
  },
  [starStatus.awarded]: ({ star, awarded_star, remark, certificate, paper }) => {
    const awarded = awarded_star ?? star
    const isLower = awarded < star
    return {
      why: isLower
        ? `公示结束，授予${starName(awarded)}，低于申报的${starName(star)}${after('：', clause(remark))}。`
        : `公示无异议，授予${starName(awarded)}。`,
      next: paper === null ? '可申请纸质证书邮寄。' : '纸质证书的办理进度见下面。',
      until:
        certificate === null
          ? '证书正在生成。'
          : `证书有效期至 ${certificate.expires_on}，到期前 ${starRenewalMonths} 个月起可以重新评价。`,
    }
  },
  [starStatus.failed]: (application, context) => {
    const answer: Texts = failed[application.failed_at ?? 'scoring']
    return answer(application, context)
  },
  [starStatus.cancelled]: ({ ended_at, history, milestones }) => {
    const on = ended_at === null ? '' : `于 ${shortDay(ended_at)} `
    const last = history.at(-1)?.text
    return {
      why:
        last === starLife.moves.lapse.history
          ? `逾期未办，申请已${on}自动撤销。`
          : last === starLife.moves.agree_cancel.history
            ? `协会已${on}同意撤销。`
            : `您${on}撤销了申请。`,
      next: `${milestones.paid === null ? '费用未发生。' : '已缴的评价费不退。'}资料仍保留在个人资料中。`,
      until: '随时可以重新申请。',
    }
  },
  [starStatus.expired]: ({ expires_on }) => ({
    why: `证书满 ${starYears} 年，已${expires_on === null ? '' : `于 ${expires_on} `}到期。`,
    next: '需要继续持有星级的，请按最新的资料重新申请。',
    until: '随时可以重新申请。',
  }),
  [starStatus.revoked]: ({ certificate, remark }) => {
    const reason = clause(
      certificate === null || certificate.revoked_reason === '' ? remark : certificate.revoked_reason,
    )
    return {
      why: `协会撤回了证书${after('：', reason)}。`,
      next: '证书核验结果显示“已撤回”。对决定有疑问，请联系协会申请复核。',
      until: certificate?.revoked_on ? `已于 ${certificate.revoked_on} 撤回。` : '没有截止时间。',
    }
  },
} as const satisfies Record<StarStatus, Texts>

/** Why an application stands where it stands, what comes next and until when, in every state (VISUAL.md §3). */
export function starAnswers(
  application: StarApplication,
  context: AnswerContext,
): Record<keyof Answers, string> {
  const answer: Texts = texts[application.status]
  return answer(application, context)
}
