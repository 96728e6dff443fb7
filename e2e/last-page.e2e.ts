import { signInByPassword, signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

test('a page past the end of a list shows its last one, and the address says so', async ({
  arrive,
  portal,
}) => {
  const clerk = await arrive()
  await signInStaff(clerk, portal, 'super', '/orderManagement')
  for (const [address, stays] of [
    ['/orderManagement?page=99&page_size=10', '/orderManagement?page=2&page_size=10'],
    ['/memberAudit/personal?page=99', '/memberAudit/personal'],
  ]) {
    await clerk.page.goto(`${portal.managerUrl}${address}`)
    await expect(clerk.page).toHaveURL(`${portal.managerUrl}${stays}`)
  }
  await expect(clerk.page.getByRole('button', { name: /何雨桐/ })).toBeVisible()

  const finance = await arrive()
  await signInStaff(finance, portal, 'finance', '/paymentAffirm')
  await finance.page.goto(`${portal.managerUrl}/paymentAffirm?page=99`)
  await expect(finance.page).not.toHaveURL(/page=/)
  await expect(finance.page.getByRole('form', { name: '到账登记' })).toBeVisible()

  const member = await arrive()
  await signInByPassword(member, portal, '13800000001')
  await member.page.goto(`${portal.memberUrl}/home/invoiceOrder?page=99`)
  await expect(member.page).toHaveURL(`${portal.memberUrl}/home/invoiceOrder`)
  await expect(member.page.getByRole('row').nth(1)).toBeVisible()
})
