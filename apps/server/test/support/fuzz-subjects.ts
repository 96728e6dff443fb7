import { registerObjection } from '@portal/api/contract/star-desk.contract'
import { anExpert, expertsOn } from './experts.ts'
import type { Person } from './people.ts'
import type { Portal } from './portal.ts'
import {
  act,
  anAwarded,
  aStarDesk,
  aSubmitted,
  aTalent,
  centreOf,
  declare,
  fileOf,
  inPublicity,
  inScoring,
} from './stars.ts'

/** A record with the values that name it, its owner, and the clerks who work on it. */
export interface Subject {
  /** How the names of the calls begin that are about it. */
  calls: string
  owner: string
  clerks: readonly string[]
  values: Readonly<Record<string, readonly unknown[]>>
}

/** An entry and six like it, copied in the database: removals shall not run out of them. */
export async function copiedEntry(portal: Portal, id: string): Promise<string[]> {
  const rows = await portal.db.script(`
    insert into talent_entries (id, member_id, collection, version, content, created_at, saved_at)
      select id || '-' || n, member_id, collection, version, content, created_at, saved_at
      from talent_entries, generate_series(1, 6) as n where id = '${id}'
      returning id`)
  return [id, ...rows.map(row => String(row['id']))]
}

/** Applications for stars in every state that somebody has to act in. */
export async function someStars(
  portal: Portal,
): Promise<{ subjects: Subject[]; named: Record<string, unknown[]> }> {
  const subjects: Subject[] = []
  const awarded = await anAwarded(portal)
  const desk = await aStarDesk(portal)
  expertsOn(portal, desk)
  const { auditor, scorers } = desk
  const clerks = [auditor, ...scorers].map(({ token }) => token)
  const add = async (owner: Person, no: string, more: Subject['values'] = {}) => {
    const { version } = await fileOf(portal, auditor, no)
    const { notices } = await centreOf(portal, owner)
    subjects.push({
      calls: 'star',
      owner: owner.token,
      clerks,
      values: {
        application_no: [no],
        version: [version, version, version + 1, 1],
        notice_id: notices.map(({ id }) => id),
        ...more,
      },
    })
  }
  const { paper, certificate } = await fileOf(portal, auditor, awarded.no)
  await add(awarded.owner, awarded.no, { paper_id: [paper?.id] })
  for (let n = 0; n < 2; n += 1) {
    const talent = await aTalent(portal)
    await add(talent, await aSubmitted(portal, talent))
  }
  const scored = await inScoring(portal, desk)
  for (const scorer of scorers.slice(0, 2)) await declare(portal, scorer, scored.no)
  await add(scored.person, scored.no)
  const withExpert = await inScoring(portal, desk)
  const { id, token, key } = await anExpert(withExpert.no)
  await add(withExpert.person, withExpert.no, { expert_id: [id] })
  const published = await inPublicity(portal, desk)
  const objection = { by: '某单位', text: '电话反映：年度业绩与结项文件不符。' }
  const { data } = await act(portal, registerObjection, auditor, published.no, objection)
  await add(published.person, published.no, {
    objection_id: data.objection_list.map(one => one.id),
    decision: ['dismiss', 'lower', 'uphold', 'send_back'],
  })
  const all = (name: string) => subjects.flatMap(({ values }) => values[name] ?? [])
  const names = ['application_no', 'notice_id', 'objection_id', 'paper_id', 'expert_id']
  return {
    subjects,
    named: {
      ...Object.fromEntries(names.map(name => [name, all(name)])),
      code: [certificate?.verify_code],
      token: [token],
      key: [key],
    },
  }
}
