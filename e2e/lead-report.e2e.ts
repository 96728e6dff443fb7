import { approve, apply, signInByCode, signInStaff, voucher } from './main-job.ts'
import { expect, newPhone, test } from './people.ts'

test('an agent reports the transfer of a lead; the lead and finance see it', async ({ arrive, portal }) => {
  const name = '沈观澜'
  const phone = newPhone()
  const member = await arrive()
  await member.page.goto(`${portal.memberUrl}/agent/1001`)
  await expect.poll(() => member.page.evaluate(() => window.sessionStorage.getItem('agent_id'))).toBe('1001')
  await signInByCode(member, portal, phone)
  await apply(member, portal, name)
  const auditor = await arrive()
  await signInStaff(auditor, portal, 'super', '/orderManagement')
  await approve(auditor, portal, name)

  const agent = await arrive()
  await signInStaff(agent, portal, 'agent', '/orderManagement')
  const { page } = agent
  await page
    .getByRole('link', { name: /^\d{8} \d{5}$/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(name).first()).toBeVisible()
  await drawer.getByRole('button', { name: '代填转账' }).click()
  const form = page.getByRole('dialog', { name: /^代填转账/ })
  await form.getByLabel(/^转账凭证/).setInputFiles(voucher('网银回单.png'))
  await expect(form.getByRole('button', { name: '移除 网银回单.png' })).toBeVisible()
  await agent.expectInOrder()
  await form.getByRole('button', { name: '提交填报' }).dblclick()
  await expect(page.getByText(`已为“${name}”填报转账，等待财务确认`)).toBeVisible()
  await expect(drawer.getByText('待确认').first()).toBeVisible()

  await member.page.goto(`${portal.memberUrl}/home/invoiceOrder`)
  await expect(member.page.getByText('待确认').first()).toBeVisible()
  const finance = await arrive()
  await signInStaff(finance, portal, 'finance', '/paymentAffirm')
  await expect(finance.page.getByText(name).first()).toBeVisible()
})
