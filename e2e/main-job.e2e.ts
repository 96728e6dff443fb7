import {
  apply,
  approve,
  confirmButton,
  correct,
  payByTransfer,
  prepareConfirmation,
  report,
  returnWithRemark,
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
  await approve(auditor, portal, name)

  const orderNo = await payByTransfer(member, portal, name)
  const finance = await arrive()
  await signInStaff(finance, portal, 'finance', '/paymentAffirm')
  await sendBack(finance, portal, orderNo)
  await member.page.reload()
  await expect(member.page.getByText('凭证看不清付款户名')).toBeVisible()
  await report(member, name)

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
  await Promise.all([confirmButton(finance).dblclick(), confirmButton(second).dblclick()])
  await expect(
    finance.page
      .getByText(/已确认到账|已由|已被/)
      .or(second.page.getByText(/已由|已被/))
      .first(),
  ).toBeVisible()

  await member.page.goto(`${portal.memberUrl}/home/memberInfo`)
  await expect(member.page.getByRole('article', { name })).toBeVisible()
  await expect(member.page.getByText('有效', { exact: true }).first()).toBeVisible()
  await expect(member.page.getByRole('row').filter({ hasText: '入会' })).toHaveCount(1)
  await member.expectInOrder()
  expect(portal.log).not.toMatch(/"level":"(error|fatal)"/)
  await portal.stop()
})
