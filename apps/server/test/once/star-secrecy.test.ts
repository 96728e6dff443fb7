import { afterAll, expect, test } from 'vitest'
import { allEndpoints } from '@portal/api/contract'
import { codes, type WholeEndpoint } from '@portal/api/contract/endpoint'
import { openResume, shareResume } from '@portal/api/contract/resumes.contract'
import { handInSheet, saveSheet } from '@portal/api/contract/star-desk.contract'
import { saveExpertSheet } from '@portal/api/contract/star-experts.contract'
import { subRoles } from '@portal/api/rules/rights'
import { anExpert, expertsOn, handedIn, send, show } from '../support/experts.ts'
import { aMember, aStaff } from '../support/people.ts'
import { openPortal } from '../support/portal.ts'
import { aStarDesk, declare, fileOf, inScoring, score, sheetOf } from '../support/stars.ts'

const portal = await openPortal()
afterAll(() => portal.close())

/** A comment and a sum that stand nowhere else. */
const comment = '合并报表抵销不完整'
const sheet = {
  ...sheetOf(0, comment),
  scores: { education: 87, duty: 93, results: 91, papers: 77, conduct: 89 },
}
const total = 8920

const reads = allEndpoints.filter(
  ({ method, reads: readsByPost }) => method === 'get' || readsByPost === true,
)
const readsByPost = reads.filter(({ method }) => method === 'post').map(({ name }) => name)

/** What is asked for, by the record that is being scored; a read by POST asks in its body. */
const ways = (
  entry: WholeEndpoint,
  given: Readonly<Record<string, string>>,
  bodies: Readonly<Record<string, object>>,
) => {
  const names = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map(name => [name, given[name] ?? 'unknown']))
  const isListOfStars = entry.method === 'get' && entry.name.startsWith('star')
  const queries = isListOfStars ? [{}, { status: '30' }, { search: given['application_no'] ?? '' }] : [{}]
  const prefixes = names.includes('prefix') ? ['api', 'nrckapi'] : ['']
  const body = bodies[entry.name] ?? {}
  return prefixes.flatMap(prefix =>
    queries.map((query): object => ({
      params: prefix === '' ? params : { ...params, prefix },
      query,
      body,
    })),
  )
}

test('a sheet that was handed in first changes no answer of any call to anybody else', async () => {
  const desk = await aStarDesk(portal)
  expertsOn(portal, desk)
  const [first, second, third] = desk.scorers
  const { person, no, orderNo } = await inScoring(portal, desk)
  for (const scorer of [first, second]) await declare(portal, scorer, no)
  // of another application the second scorer is an external expert
  const { no: noOfExpert } = await inScoring(portal, desk)
  await declare(portal, first, noOfExpert)
  const link = await anExpert(noOfExpert)

  const readers: (readonly [string, string | undefined])[] = [
    ['the applicant', person.token],
    ['another member', (await aMember(portal)).token],
    ['who checked', desk.auditor.token],
    ['the second scorer', second.token],
    ['a clerk without a seat', third.token],
    ['the expert', undefined],
  ]
  for (const role of subRoles) readers.push([role, (await aStaff(portal, role)).token])

  const { token } = await portal.ok(shareResume, { body: { sections: ['star'], days: 30 } }, person)
  const resume = { token, visit: 'visit-0001' }
  // counted once: from now on it changes nothing
  await portal.ok(openResume, { body: resume })
  const bodies = {
    'stars.hint': { star: 4 },
    'orders.poll': { order_no: orderNo },
    'resumes.open': resume,
    'resumes.openSignedIn': resume,
    'starExperts.show': link,
  }

  async function answers(): Promise<Map<string, string>> {
    const told = new Map<string, string>()
    for (const entry of reads)
      for (const [index, input] of ways(entry, { application_no: no, order_no: orderNo }, bodies).entries())
        for (const [who, tokenOf] of readers)
          told.set(
            `${entry.name} ${index} to ${who}`,
            // links to files are signed anew at every answer, by the clock, which stands still here
            JSON.stringify(await portal.call<WholeEndpoint>(entry, input, { token: tokenOf })),
          )
    return told
  }
  /** What a save of the second scorer answers, then the same one when it is stale; without the sheet's growing version. */
  async function saves(): Promise<string[]> {
    const { own_sheet } = await fileOf(portal, second, no)
    const body = { version: own_sheet?.version ?? 0, ...sheetOf(80, '材料齐全') }
    const save = () => portal.call(saveSheet, { params: { application_no: no }, body }, second)
    const [kept, stale] = [await save(), await save()]
    expect([kept.code, stale.code]).toEqual([codes.ok, codes.conflict])
    return [kept, stale].map(answer =>
      JSON.stringify(answer, (key, value: unknown) =>
        key === 'own_sheet' ? { ...Object(value), version: 0 } : value,
      ),
    )
  }
  /** An expert's saves answer a version and a time, nothing else. */
  async function savesOfExpert(): Promise<void> {
    const { data } = await show(link)
    const version = data.file?.own_sheet.version ?? 0
    const save = () => send(saveExpertSheet, link, version, 80)
    const now = { version: version + 1, saved_at: expect.any(String) }
    expect(await save()).toEqual({ code: codes.ok, message: '', data: now })
    expect(await save()).toMatchObject({ code: codes.conflict, data: { current: now } })
  }

  const savedBefore = await saves()
  await savesOfExpert()
  const before = await answers()
  for (const application_no of [no, noOfExpert]) {
    const { own_sheet } = await fileOf(portal, first, application_no)
    const sealing = { params: { application_no }, body: { version: own_sheet?.version ?? 0, ...sheet } }
    await portal.ok(handInSheet, sealing, first)
  }
  const after = await answers()
  expect([...after].filter(([call, answer]) => before.get(call) !== answer).map(([call]) => call)).toEqual([])
  // the calls were let in, and the sheet is where its scorer reads it
  expect([...after].filter(([, answer]) => answer.includes(no)).length).toBeGreaterThan(10)
  const letIn = [...after].filter(([, answer]) => answer.startsWith('{"code":200,'))
  const named = new Set(letIn.map(([call]) => call.split(' ')[0]))
  expect(readsByPost.filter(name => !named.has(name))).toEqual([])
  expect(after.get('starExperts.show 0 to the expert')).toContain(noOfExpert)
  expect(JSON.stringify(await fileOf(portal, first, no))).toContain(comment)
  expect(await saves()).toEqual(savedBefore)
  await savesOfExpert()

  // sums that are near each other: now it is told, and so the comparison could have failed
  await score(portal, second, no, 88)
  expect((await handedIn(link, 88)).code).toBe(codes.ok)
  const whole = await answers()
  const telling = [...whole].filter(
    ([, answer]) => answer.includes(comment) && answer.includes(String(total)),
  )
  expect(new Set(telling.map(([call]) => call.split(' ')[0]))).toEqual(new Set(['starDesk.get']))
  expect(telling.filter(([call]) => /applicant|member|expert|finance|agent|exam|others/.test(call))).toEqual(
    [],
  )
})
