import { afterAll, expect, test } from 'vitest'
import { allEndpoints } from '@portal/api/contract'
import { handInSheet } from '@portal/api/contract/star-desk.contract'
import type { WholeEndpoint } from '@portal/api/contract/endpoint'
import { subRoles } from '@portal/api/rules/rights'
import { aMember, aStaff, type Person } from '../support/people.ts'
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

const reads = allEndpoints.filter(({ method }) => method === 'get')

/** What is asked for in an address, by the record that is being scored. */
const ways = (entry: WholeEndpoint, given: Readonly<Record<string, string>>) => {
  const names = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map(name => [name, given[name] ?? 'unknown']))
  const isOfStars = entry.name.startsWith('star')
  const queries = isOfStars ? [{}, { status: '30' }, { search: given['application_no'] ?? '' }] : [{}]
  const prefixes = names.includes('prefix') ? ['api', 'nrckapi'] : ['']
  return prefixes.flatMap(prefix =>
    queries.map((query): object => ({ params: prefix === '' ? params : { ...params, prefix }, query })),
  )
}

test('a sheet that was handed in first changes no answer of any call to anybody else', async () => {
  const desk = await aStarDesk(portal)
  const { person, no, orderNo } = await inScoring(portal, desk)
  const [first, second, third] = desk.scorers
  for (const scorer of [first, second]) await declare(portal, scorer, no)
  const readers: (readonly [string, Person])[] = [
    ['the applicant', person],
    ['another member', await aMember(portal)],
    ['who checked', desk.auditor],
    ['the second scorer', second],
    ['a clerk without a seat', third],
  ]
  for (const role of subRoles) readers.push([role, await aStaff(portal, role)])

  async function answers(): Promise<Map<string, string>> {
    const told = new Map<string, string>()
    for (const entry of reads)
      for (const [index, input] of ways(entry, { application_no: no, order_no: orderNo }).entries())
        for (const [who, { token }] of readers)
          told.set(
            `${entry.name} ${index} to ${who}`,
            // links to files are signed anew at every answer, by the clock, which stands still here
            JSON.stringify(await portal.call<WholeEndpoint>(entry, input, { token })),
          )
    return told
  }
  const before = await answers()
  const { own_sheet } = await fileOf(portal, first, no)
  const sealing = { params: { application_no: no }, body: { version: own_sheet?.version ?? 0, ...sheet } }
  await portal.ok(handInSheet, sealing, first)
  const after = await answers()
  expect([...after].filter(([call, answer]) => before.get(call) !== answer).map(([call]) => call)).toEqual([])
  // the calls were let in, and the sheet is where its scorer reads it
  expect([...after].filter(([, answer]) => answer.includes(no)).length).toBeGreaterThan(10)
  expect(JSON.stringify(await fileOf(portal, first, no))).toContain(comment)

  // sums that are near each other: now it is told, and so the comparison could have failed
  await score(portal, second, no, 88)
  const whole = await answers()
  const named = [...whole].filter(([, answer]) => answer.includes(comment) && answer.includes(String(total)))
  expect(new Set(named.map(([call]) => call.split(' ')[0]))).toEqual(new Set(['starDesk.get']))
  expect(named.filter(([call]) => /applicant|member|finance|agent|exam|others/.test(call))).toEqual([])
})
