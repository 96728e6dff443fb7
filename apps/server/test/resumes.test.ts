import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Envelope } from '@portal/api/contract/endpoint'
import {
  listResumeLinks,
  openResume,
  revokeResumeLink,
  shareResume,
  showResume,
} from '@portal/api/contract/resumes.contract'
import { revokeStar } from '@portal/api/contract/star-desk.contract'
import { maxLivingLinks } from '@portal/api/rules/profile-limits'
import { savePhoto, type PhotoRecord } from '@portal/portal/profile/photos.repository'
import { sharedResumePath, type ResumeDays, type ResumeSection } from '@portal/api/rules/resume'
import { makeLog } from '../src/log.ts'
import { aFile } from './support/journey.ts'
import { aMember, aStaff, type Person } from './support/people.ts'
import { openPortal, type Portal } from './support/portal.ts'
import { anEntry, basics, change, saveBasics } from './support/profile.ts'
import { act, anAwarded, daysLater } from './support/stars.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

let visits = 0
/** Opens a link as somebody from an address of their own. */
const opening = (
  token: string,
  { visit = `visit-${++visits}-0000`, as }: { visit?: string; as?: Person } = {},
) =>
  portal.call(
    openResume,
    { body: { token, visit } },
    { address: `192.0.2.${(visits % 250) + 1}`, ...(as ? { token: as.token } : {}) },
  )
const dead = { code: 422, data: { rule: 'resume_link_dead' } }

const share = (
  person: Person,
  sections: readonly ResumeSection[] = ['basic', 'customer_jobs'],
  days: ResumeDays = 30,
  key?: string,
) =>
  portal.call(
    shareResume,
    { body: { sections: [...sections], days } },
    { token: person.token, ...(key === undefined ? {} : { key }) },
  )
const dataOf = ({ data }: Envelope<unknown>) => data as { token: string; link: { id: string; mark: string } }
const linksOf = ({ token }: Person) => portal.ok(listResumeLinks, {}, { token })

async function aProfiled(): Promise<Person> {
  const person = await aMember(portal)
  await saveBasics(portal, person, 0, basics)
  await anEntry(portal, person, 'customer_jobs')
  await anEntry(portal, person, 'credentials')
  await anEntry(portal, person, 'customer_edus')
  return person
}

const missing = {
  basic: null,
  photo_url: null,
  contact: null,
  customer_edus: null,
  customer_jobs: null,
  credentials: null,
  job_profits: null,
  papers: null,
  star: null,
}

test('a link shows the chosen sections, as the profile is when it is opened, and no more', async () => {
  const person = await aProfiled()
  const { token } = dataOf(await share(person, ['credentials', 'basic', 'basic']))
  const { data } = await opening(token)
  expect(data).toEqual({
    expires_on: '2026-06-17',
    resume: {
      ...missing,
      basic: {
        name: '陈知行',
        employer: '华岳重工集团有限公司',
        position: '财务总监',
        finance_years: '11-20 年',
        executive_years: '4-5 年',
        region: '',
        membership: '',
      },
      credentials: [
        {
          id: expect.any(String),
          period: '2016-05',
          title: '高级会计师',
          meta: '人力资源和社会保障厅 · 证书编号 B1601****22',
          text: '',
        },
      ],
      made_on: '2026-05-18',
    },
  })
  await saveBasics(portal, person, 1, { ...basics, user_name: '陈知新', region: '110108' })
  expect(await opening(token)).toMatchObject({
    data: { resume: { basic: { name: '陈知新', region: expect.stringContaining('海淀区') } } },
  })
  const { resume } = await portal.ok(showResume, {}, person)
  expect(resume).toMatchObject({
    contact: { phone: person.phone, email: 'chen@huayue.example' },
    customer_edus: [{ meta: '大学本科 · 学士 · 全日制' }],
    papers: [],
    star: null,
  })
  for (const hidden of ['11010119900307002X', 'B160100022', 'file'])
    expect(JSON.stringify(resume)).not.toContain(hidden)
})

test('the ID photo is shown where it was chosen, and goes with the consent', async () => {
  const person = await aProfiled()
  const photo = {
    member_id: person.id,
    kind: 'id_photo',
    consent_version: 1,
    consented_at: portal.clock.now,
  } as const
  const keep = (part: Pick<PhotoRecord, 'version' | 'file_id'>) =>
    portal.db.transaction(tx => savePhoto(tx, { ...photo, ...part }))
  await keep({ version: 1, file_id: await aFile(portal, person.id, 'profile') })
  const { token } = dataOf(await share(person, ['id_photo']))
  const other = dataOf(await share(person, ['basic']))
  const photoOf = async (link: string) =>
    (await portal.ok(openResume, { body: { token: link, visit: 'visit-0000' } })).resume.photo_url
  expect(await photoOf(token)).toMatch(/^\/files\/[\w-]+\?e=\d+&s=/)
  expect(await photoOf(other.token)).toBeNull()
  await keep({ version: 2, file_id: null })
  expect(await photoOf(token)).toBeNull()
})

test('a link lives to the end of its last day and dies by the clock, or at once when it is taken back', async () => {
  const own = await openPortal()
  try {
    const person = await aMember(own)
    await saveBasics(own, person, 0, basics)
    const make = (days: ResumeDays) =>
      own.ok(shareResume, { body: { sections: ['basic'], days } }, { token: person.token })
    const open = (token: string) => own.call(openResume, { body: { token, visit: 'visit-0000' } })
    const week = await make(7)
    const month = await make(30)
    expect(week.link).toMatchObject({ state: 'living', expires_on: '2026-05-25', days_left: 7 })
    await daysLater(own, 7)
    expect(await open(week.token)).toMatchObject({ code: 200 })
    // 14:00 in Shanghai; ten hours later another day has begun
    own.clock.advance(10 * 3_600_000)
    const gone = await open(week.token)
    expect(gone).toMatchObject(dead)
    const back = { body: { link_id: month.link.id } }
    await own.ok(revokeResumeLink, back, { token: person.token })
    // taken back is taken back, however often
    const again = await own.ok(revokeResumeLink, back, { token: person.token })
    expect(again.link).toMatchObject({ state: 'revoked', revoked_at: '2026-05-26 00:00:00' })
    for (const token of [month.token, 'ABCDEFGHJKMNPQRSTUVWXYZ234', '', '../../etc', '字'.repeat(5_000)])
      expect(await open(token)).toEqual(gone)
    const { living, ended } = await own.ok(listResumeLinks, {}, { token: person.token })
    expect(living).toEqual([])
    expect(ended.map(({ state }) => state)).toEqual(['revoked', 'expired'])
  } finally {
    await own.close()
  }
})

test("another's link is like none", async () => {
  const person = await aProfiled()
  const other = await aMember(portal)
  const { token, link } = dataOf(await share(person))
  const take = (id: string) => portal.call(revokeResumeLink, { body: { link_id: id } }, other)
  expect(await take(link.id)).toMatchObject({ code: 404 })
  expect(await take(link.id)).toEqual(await take('unknown'))
  expect(await opening(token)).toMatchObject({ code: 200 })
  expect((await linksOf(other)).living).toEqual([])
})

test('a lost answer is told again, and the database never holds the token', async () => {
  const person = await aProfiled()
  const first = await share(person, ['basic'], 7, 'share-key-1')
  expect(await share(person, ['basic'], 7, 'share-key-1')).toEqual(first)
  const twice = await Promise.all([1, 2].map(() => share(person, ['basic'], 7, 'share-key-2')))
  expect(twice[0]).toEqual(twice[1])
  const { living } = await linksOf(person)
  expect(living).toHaveLength(2)
  const { token, link } = dataOf(first)
  expect(link.mark).toBe(`${token.slice(0, 4)}…${token.slice(-2)}`)
  const kept = await Promise.all(
    (['resume_links', 'audit_entries', 'idempotency_keys', 'rate_limits'] as const).map(table =>
      portal.db.pool.selectFrom(table).selectAll().execute(),
    ),
  )
  expect(JSON.stringify(kept)).not.toContain(token)
  expect(JSON.stringify(kept)).toContain(portal.host.keys.hash(token))
  expect(JSON.stringify(await linksOf(person))).not.toContain(token)
})

test('of requests at once no more pass than twenty links hold', async () => {
  const person = await aProfiled()
  for (let n = 1; n < maxLivingLinks; n += 1) expect(await share(person)).toMatchObject({ code: 200 })
  const both = await Promise.all([share(person), share(person)])
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 422])
  expect((await linksOf(person)).living).toHaveLength(maxLivingLinks)
  const [link] = (await linksOf(person)).living
  await portal.ok(revokeResumeLink, { body: { link_id: link?.id ?? '' } }, person)
  expect(await share(person)).toMatchObject({ code: 200 })
  expect(await share(person)).toMatchObject({ code: 422, data: { rule: 'resume_links_too_many' } })
})

test('what a link may show and how long is asked for in words', async () => {
  const person = await aMember(portal)
  expect(await share(person, [])).toMatchObject({
    code: 400,
    data: { errors: { sections: '请至少选择一项内容' } },
  })
  expect(
    await portal.call(shareResume, { body: { sections: ['basic'], days: 365 as 90 } }, person),
  ).toMatchObject({ code: 400, data: { errors: { days: '请选择 7、30 或 90 天' } } })
})

test('each visit counts once, and its owner never', async () => {
  const person = await aProfiled()
  const stranger = await aMember(portal)
  const { token } = dataOf(await share(person))
  const views = async () => (await linksOf(person)).living[0]
  expect(await views()).toMatchObject({ views: 0, viewed_at: null })
  await opening(token, { as: person })
  expect(await views()).toMatchObject({ views: 0 })
  await Promise.all([1, 2, 3].map(() => opening(token, { visit: 'visit-same' })))
  await opening(token, { as: stranger })
  await opening(token, { as: await aStaff(portal, 'others') })
  expect(await views()).toMatchObject({ views: 3, viewed_at: '2026-05-18 14:00:00' })
})

test('a certificate that is taken back leaves the resume at once', async () => {
  const own = await openPortal()
  try {
    const { owner, no } = await anAwarded(own)
    const { token } = await own.ok(
      shareResume,
      { body: { sections: ['star'], days: 30 } },
      { token: owner.token },
    )
    const open = () => own.ok(openResume, { body: { token, visit: 'visit-0000' } })
    expect((await open()).resume).toMatchObject({ star: { star: 4 }, basic: null })
    await act(own, revokeStar, await aStaff(own, 'super'), no, { reason: '任职材料不实' })
    expect((await open()).resume.star).toBeNull()
  } finally {
    await own.close()
  }
})

test('no log line has a token, neither of the page nor of the call', async () => {
  const lines: string[] = []
  const own = await openPortal({ log: makeLog('debug', { write: line => void lines.push(line) }) })
  try {
    const token = 'ABCDEFGHJKMNPQRSTUVWXYZ234'
    const page = await own.member.inject(sharedResumePath(token))
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect(await own.call(openResume, { body: { token, visit: 'visit-0000' } })).toMatchObject(dead)
    expect(lines.join('')).toContain('resumes.open')
    expect(lines.join('')).not.toContain(token)
  } finally {
    await own.close()
  }
})

test('entries change on the link as they change in the profile', async () => {
  const person = await aMember(portal)
  const job = await anEntry(portal, person, 'customer_jobs')
  const { token } = dataOf(await share(person, ['basic', 'customer_jobs']))
  await change(portal, person, 'customer_jobs', job, { end_month: '2025-03' })
  expect(await opening(token)).toMatchObject({
    data: {
      resume: {
        basic: { employer: '', position: '' },
        customer_jobs: [{ period: '2021-07 至 2025-03', title: '华岳重工集团有限公司 · 财务部 · 财务总监' }],
      },
    },
  })
})
