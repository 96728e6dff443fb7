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
  setAsideAndResume,
  signInByCode,
  signInStaff,
} from './main-job.ts'
import { expect, newPhone, stopInOrder, test, type Person } from './people.ts'
import { onPostgres, Portal } from './portal.ts'
import { askForRefund, payBack, seeRefund } from './refund.ts'

interface Servers {
  /** Where the member and the second clerk are. */
  first: Portal
  /** Where the other clerks are; the process that dies. The same where there is one. */
  second: Portal
}

/** From registration to a valid membership and back to the money, with every mishap on the way. */
async function mainJob(
  arrive: (options?: { phone?: boolean }) => Promise<Person>,
  { first, second }: Servers,
  given: { phone: boolean; name: string },
): Promise<void> {
  const { name } = given
  const phone = newPhone()
  const member = await arrive({ phone: given.phone })
  await signInByCode(member, first, phone)
  await apply(member, first, name)

  const auditor = await arrive()
  await signInStaff(auditor, second, 'super', '/orderManagement')
  await auditor.expectInOrder()
  await returnWithRemark(auditor, second, name)
  await correct(member, first)
  await seeWhatWasAsked(auditor, second, name)
  await approve(auditor, second, name)

  const orderNo = await payByTransfer(member, first, name)
  const finance = await arrive()
  await signInStaff(finance, second, 'finance', '/paymentAffirm')
  await sendBack(finance, second, orderNo)
  await member.page.reload()
  await expect(member.page.getByText('凭证看不清付款户名')).toBeVisible()
  await report(member, name)
  await member.page.goto(`${first.memberUrl}/home/memberInfo`)
  await expect(member.page.getByText(/填报转账，等待协会财务确认/)).toBeVisible()
  await expect(member.page.getByText('待缴费')).toHaveCount(0)
  await setAsideAndResume(finance, second, orderNo)

  // the process dies between payment and confirmation, and everything is there again
  await prepareConfirmation(finance, second, orderNo, `E2E${phone}`)
  const dead = (async () => {
    await second.kill()
    await second.boot()
  })()
  await Promise.all([member, auditor, finance].map(person => person.whileServerIsAway(() => dead)))

  // two clerks at once: one wins, the other is told
  const other = await arrive()
  await signInStaff(other, first, 'finance', '/paymentAffirm')
  await prepareConfirmation(other, first, orderNo, `E2E${phone}-2`)
  const answers = Promise.all(
    [finance, other].map(async ({ page }) => {
      const answer = await page.waitForResponse('**/orders/check_order')
      return ((await answer.json()) as { code: number }).code
    }),
  )
  await Promise.all([confirmButton(finance).dblclick(), confirmButton(other).dblclick()])
  expect((await answers).toSorted()).toEqual([200, 409])

  await member.page.goto(`${first.memberUrl}/home/memberInfo`)
  await expect(member.page.getByRole('article', { name })).toBeVisible()
  await expect(member.page.getByText('有效', { exact: true }).first()).toBeVisible()
  await expect(member.page.getByRole('row').filter({ hasText: '入会' })).toHaveCount(1)
  await member.expectInOrder()

  await askForRefund(member, first, orderNo)
  await payBack(finance, second, orderNo, `E2E${phone}-R`)
  await seeRefund(member, first, orderNo)
}

test('the main job on the embedded database, with every mishap on the way', async ({
  arrive,
  ownPortal: portal,
}) => {
  test.setTimeout(900_000)
  await mainJob(arrive, { first: portal, second: portal }, { phone: false, name: '林知远' })
})

test('the same on a telephone, on PostgreSQL with two server processes', async ({
  arrive,
  atEnd,
  newDatabase,
}) => {
  test.setTimeout(900_000)
  const env = onPostgres(await newDatabase())
  const [first, second] = [await Portal.start(env), await Portal.start(env)]
  for (const portal of [first, second]) atEnd(() => stopInOrder(portal))
  await mainJob(arrive, { first, second }, { phone: true, name: '顾长风' })
})
