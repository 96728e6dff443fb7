import type { StarApplication, StarRow } from '@portal/api/contract/stars.schema'
import { shortDay } from '@portal/api/rules/dates'
import {
  starLife,
  starStatus,
  starSteps,
  type StarFailedAt,
  type StarStatus,
  type StarStep,
} from '@portal/api/rules/star'
import { remarksOf } from './star-answers.ts'

/** How a state is shown; a failed first check has a word of its own. */
export function starLook({ status, failed_at }: Pick<StarRow, 'status' | 'failed_at'>) {
  const look = starLife.states[status]
  return status === starStatus.failed && failed_at === 'check' ? { ...look, label: '初审未通过' } : look
}

const stepNames = Object.keys(starSteps) as StarStep[]

export interface Milestone {
  id: StarStep
  label: string
  /** `hold` waits for the applicant or an objection, `stop` is where it ended. */
  state: 'done' | 'current' | 'hold' | 'stop' | 'todo'
  /** A day, or what goes on; empty where it has not come so far. */
  note: string
}

const failedIn = { check: 'checked', scoring: 'scored', objection: 'published' } as const satisfies Record<
  StarFailedAt,
  StarStep
>

interface Standing {
  at: StarStep
  state: Exclude<Milestone['state'], 'todo'>
  note: string
}

const day = (time: string | null) => (time === null ? '' : shortDay(time))
const dayAnd = (time: string | null, word: string) => `${day(time)} ${word}`.trim()

const awarded = ({ milestones }: StarApplication): Standing => ({
  at: 'awarded',
  state: 'done',
  note: day(milestones.awarded),
})

/** Where an application stands on its way. */
const standing = {
  [starStatus.draft]: () => ({ at: 'submitted', state: 'current', note: '填写中' }),
  [starStatus.submitted]: () => ({ at: 'checked', state: 'current', note: '进行中' }),
  [starStatus.returned]: application => ({
    at: 'checked',
    state: 'hold',
    note: `退回补正 ${remarksOf(application).length} 处`,
  }),
  [starStatus.to_pay]: () => ({ at: 'paid', state: 'current', note: '待缴费' }),
  [starStatus.scoring]: () => ({ at: 'scored', state: 'current', note: '进行中' }),
  [starStatus.publicity]: ({ publicity_paused }) =>
    publicity_paused
      ? { at: 'published', state: 'hold', note: '公示中止' }
      : { at: 'published', state: 'current', note: '公示中' },
  [starStatus.awarded]: awarded,
  [starStatus.failed]: ({ failed_at, ended_at }) => ({
    at: failedIn[failed_at ?? 'scoring'],
    state: 'stop',
    note: dayAnd(ended_at, failed_at === 'check' ? '未通过' : '未授予'),
  }),
  [starStatus.cancelled]: ({ milestones, ended_at }) => ({
    at: stepNames.find(name => milestones[name] === null) ?? 'awarded',
    state: 'stop',
    note: dayAnd(ended_at, '撤销'),
  }),
  [starStatus.expired]: awarded,
  [starStatus.revoked]: awarded,
} as const satisfies Record<StarStatus, (application: StarApplication) => Standing>

/** The six steps of an application as they are drawn. */
export function milestonesOf(application: StarApplication): Milestone[] {
  const stand: (given: StarApplication) => Standing = standing[application.status]
  const { at, state, note } = stand(application)
  const reached = stepNames.indexOf(at)
  return stepNames.map((id, index) => {
    const label = starSteps[id]
    if (index === reached) return { id, label, state, note }
    return index < reached
      ? { id, label, state: 'done', note: day(application.milestones[id]) }
      : { id, label, state: 'todo', note: '' }
  })
}
