import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../apps/server/test/support/postgres-server.ts'
import {
  apply,
  approve,
  confirmButton,
  correct,
  payByTransfer,
  prepareConfirmation,
  report,
  returnWithRemark,
  seeWhatWasAsked,
  sendBack,
  signInByCode,
  signInStaff,
} from './main-job.ts'
import { expect, newPhone, test } from './people.ts'
import { Portal } from './portal.ts'

test('the main job on the embedded database, with every mishap on the way', async ({ arrive }) => {
  test.setTimeout(300_000)
  const portal = await Portal.start()
  const phone = newPhone()
  const name = '林知远'

  const member = await arrive()
  await signInByCode(member, portal, phone)
  await apply(member, portal, name)

  const auditor = await arrive()
  await signInStaff(auditor, portal, 'super', '/orderManagement')
  await auditor.expectInOrder()
  await returnWithRemark(auditor, portal, name)
  await correct(member, portal)
  await seeWhatWasAsked(auditor, portal, name)
  await approve(auditor, portal, name)

  const orderNo = await payByTransfer(member, portal, name)
  const finance = await arrive()
  await signInStaff(finance, portal, 'finance', '/paymentAffirm')
  await sendBack(finance, portal, orderNo)
  await member.page.reload()
  await expect(member.page.getByText('凭证看不清付款户名')).toBeVisible()
  await report(member, name)
  await member.page.goto(`${portal.memberUrl}/home/memberInfo`)
  await expect(member.page.getByText(/填报转账，等待协会财务确认/)).toBeVisible()
  await expect(member.page.getByText('待缴费')).toHaveCount(0)

  // the process dies between payment and confirmation, and everything is there again
  await prepareConfirmation(finance, portal, orderNo, `E2E${phone}`)
  await Promise.all([
    finance.whileServerIsAway(() => portal.kill()),
    member.whileServerIsAway(() => Promise.resolve()),
  ])
  await portal.boot()

  // two clerks at once: one wins, the other is told
  const second = await arrive()
  await signInStaff(second, portal, 'finance', '/paymentAffirm')
  await prepareConfirmation(second, portal, orderNo, `E2E${phone}-2`)
  const answers = Promise.all(
    [finance, second].map(async ({ page }) => {
      const answer = await page.waitForResponse('**/orders/check_order')
      return ((await answer.json()) as { code: number }).code
    }),
  )
  await Promise.all([confirmButton(finance).dblclick(), confirmButton(second).dblclick()])
  expect((await answers).toSorted()).toEqual([200, 409])

  await member.page.goto(`${portal.memberUrl}/home/memberInfo`)
  await expect(member.page.getByRole('article', { name })).toBeVisible()
  await expect(member.page.getByText('有效', { exact: true }).first()).toBeVisible()
  await expect(member.page.getByRole('row').filter({ hasText: '入会' })).toHaveCount(1)
  await member.expectInOrder()
  expect(portal.log).not.toMatch(/"level":"(error|fatal)"/)
  await portal.stop()
})

test('the main job once more on PostgreSQL with two server processes', async ({ arrive }) => {
  test.setTimeout(300_000)
  const folder = join(tmpdir(), `portal-e2e-postgres-${process.pid}`)
  const postgres = await startPostgres(folder)
  await postgres.createDatabase('journey')
  const env = { DATABASE_URL: postgres.url('journey'), DATA_KEY: 'ab'.repeat(32) }
  const [one, two] = [await Portal.start(env), await Portal.start(env)]
  const name = '顾长风'
  const phone = newPhone()

  const member = await arrive({ phone: true })
  await signInByCode(member, one, phone)
  await apply(member, one, name)
  const auditor = await arrive()
  await signInStaff(auditor, two, 'super', '/orderManagement')
  await approve(auditor, two, name)
  const orderNo = await payByTransfer(member, one, name)
  const finance = await arrive()
  await signInStaff(finance, two, 'finance', '/paymentAffirm')
  await prepareConfirmation(finance, two, orderNo, `PG${phone}`)
  await confirmButton(finance).dblclick()
  await expect(finance.page.getByText(/到账/).first()).toBeVisible()
  await expect(confirmButton(finance)).toHaveCount(0)

  await member.page.goto(`${one.memberUrl}/home/memberInfo`)
  await expect(member.page.getByRole('article', { name })).toBeVisible()
  await member.expectInOrder()
  for (const portal of [one, two]) {
    expect(portal.log).not.toMatch(/"level":"(error|fatal)"/)
    await portal.stop()
  }
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})
