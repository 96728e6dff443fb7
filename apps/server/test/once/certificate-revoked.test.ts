import { afterAll, expect, test } from 'vitest'
import { verifyCertificate } from '@portal/api/contract/certificates.contract'
import { openResume, shareResume, showResume } from '@portal/api/contract/resumes.contract'
import { listDeskStars, movePaper, revokeStar } from '@portal/api/contract/star-desk.contract'
import { listStars, showStar } from '@portal/api/contract/stars.contract'
import { certificatePdf } from '@portal/api/rules/certificate'
import { openPortal } from '../support/portal.ts'
import { act, anAwarded, aStarDesk, centreOf, fileOf } from '../support/stars.ts'

const portal = await openPortal()
afterAll(() => portal.close())

test('a certificate that is taken back is taken back everywhere at once', async () => {
  const { owner, no } = await anAwarded(portal)
  const desk = await aStarDesk(portal)
  const code = (await centreOf(portal, owner)).certificate?.verify_code ?? ''
  const { token } = await portal.ok(shareResume, { body: { sections: ['star'], days: 30 } }, owner)
  let visits = 0

  /** What each place says of it, in the order in which people come upon it. */
  async function everywhere() {
    const own = await portal.ok(showStar, { params: { application_no: no } }, owner)
    const { list } = await portal.ok(listStars, { query: {} }, owner)
    const mine = await portal.ok(showResume, {}, owner)
    visits += 1
    const shared = await portal.ok(openResume, { body: { token, visit: `visit-000${visits}` } })
    const check = await portal.ok(verifyCertificate, { params: { code } })
    const queue = async (status: number) =>
      (await portal.ok(listDeskStars, { query: { status } }, desk.auditor)).list.some(
        ({ application_no }) => application_no === no,
      )
    return {
      'certificate page': own.application.certificate?.revoked_on ?? null,
      'own list': list.find(({ application_no }) => application_no === no)?.status,
      'member information': (await centreOf(portal, owner)).certificate?.star ?? null,
      resume: mine.resume.star?.star ?? null,
      'shared resume': shared.resume.star?.star ?? null,
      'public verification': [check.state, check.certificate.revoked_on],
      pdf: (await portal.member.inject({ url: certificatePdf(code) })).statusCode,
      desk: (await fileOf(portal, desk.auditor, no)).certificate?.revoked_on ?? null,
      'queue of those that hold': await queue(50),
      'queue of those taken back': await queue(90),
    }
  }

  expect(await everywhere()).toEqual({
    'certificate page': null,
    'own list': 50,
    'member information': 4,
    resume: 4,
    'shared resume': 4,
    'public verification': ['valid', null],
    pdf: 200,
    desk: null,
    'queue of those that hold': true,
    'queue of those taken back': false,
  })
  await act(portal, revokeStar, desk.auditor, no, { reason: '任职材料不实' })
  const today = '2026-05-26'
  expect(await everywhere()).toEqual({
    'certificate page': today,
    'own list': 90,
    'member information': null,
    resume: null,
    'shared resume': null,
    'public verification': ['revoked', today],
    pdf: 404,
    desk: today,
    'queue of those that hold': false,
    'queue of those taken back': true,
  })
  // nor is it printed or posted any more
  const { paper } = await fileOf(portal, desk.auditor, no)
  const print = { paper_id: paper?.id ?? '', version: paper?.version ?? 0, act: 'print' }
  expect((await act(portal, movePaper, desk.auditor, no, print)).data).toMatchObject({
    rule: 'certificate_not_valid',
  })
})
